import { isBlank } from '@console/shared/format';
import type { Question } from '@console/shared/model';

/** The chosen option of each question, from 0, by the id of the question. */
export type Answers = Readonly<Record<string, number | undefined>>;

/** The letters that people call the options by, in their order. */
export const letters = ['A', 'B', 'C', 'D'] as const;

/** Whether an option is the correct one. Of two equal options, both are. */
export const isCorrect = ({ options, answer }: Question, option: number | undefined): boolean =>
  option !== undefined && !isBlank(answer) && options[option] === answer;

/** How many of these questions were answered correctly. */
export const scoreOf = (questions: readonly Question[], answers: Answers): number =>
  questions.filter((question) => isCorrect(question, answers[question.id])).length;
