import { escapeFormula } from '../read/formula-escape';
import type { Question } from '../question';
import { letterOfAnswer } from './named-quiz';

/**
 * The columns of exported tables, in the words of the form. The answer is a letter, so that it stays right when an option
 * is corrected; by `question_id` an import finds the question again.
 */
export const header = [
  'Question',
  'Option One',
  'Option Two',
  'Option Three',
  'Option Four',
  'Correct Option',
  'question_id',
] as const;

/** A question as cells. A text that a spreadsheet would read as a formula begins with an apostrophe. */
export const cellsOf = (question: Question): readonly string[] =>
  [question.text, ...question.options, letterOfAnswer(question), question.id].map(escapeFormula);
