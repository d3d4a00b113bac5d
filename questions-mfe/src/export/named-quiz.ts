import { quizName } from '@console/shared/format';
import { optionLetters, type Question } from '../question';
import type { QuizQuestions } from '../season-questions/read-season-questions';

/** A quiz with its questions, in their order. */
export type NamedQuiz = { readonly title: string; readonly questions: readonly Question[] };

/** A quiz by its displayed name. */
export const named = ({ quiz, questions }: QuizQuestions): NamedQuiz => ({
  title: quizName(quiz),
  questions,
});

/** The letter of the correct option; '' where the answer is not one of the options. */
export const letterOfAnswer = ({ options, answer }: Question): string =>
  optionLetters[options.indexOf(answer)] ?? '';
