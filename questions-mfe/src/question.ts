import { questionEntity, type Question } from '@console/shared/model';

export type { Question };

/** The names of the options' fields in their order. */
export const optionNames = ['option1', 'option2', 'option3', 'option4'] as const;

const { text, options: option } = questionEntity.limits;

/** The most characters of each field. */
export const questionLimits = {
  question: text,
  ...{ option1: option, option2: option, option3: option, option4: option },
} as const;

/** The letters that people call the options by, in their order. */
export const optionLetters = ['A', 'B', 'C', 'D'] as const;

/** An empty question. */
export const blankQuestion = (id: string): Question => ({ ...questionEntity.blank, id });
