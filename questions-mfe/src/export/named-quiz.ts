import type { Question } from '../question';

/** A quiz with its questions, in their order. */
export type NamedQuiz = { readonly title: string; readonly questions: readonly Question[] };

const letters = ['A', 'B', 'C', 'D'] as const;

/** The letter of the correct option; '' where the answer is not one of the options. */
export const letterOfAnswer = ({ options, answer }: Question): string =>
  letters[options.indexOf(answer)] ?? '';
