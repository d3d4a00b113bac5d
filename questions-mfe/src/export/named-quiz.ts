import { optionLetters, type Question } from '../question';

/** A quiz with its questions, in their order. */
export type NamedQuiz = { readonly title: string; readonly questions: readonly Question[] };

/** The letter of the correct option; '' where the answer is not one of the options. */
export const letterOfAnswer = ({ options, answer }: Question): string =>
  optionLetters[options.indexOf(answer)] ?? '';
