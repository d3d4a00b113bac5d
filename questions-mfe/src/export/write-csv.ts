import { unparse } from 'papaparse';
import { escapeFormula } from '../read/formula-escape';
import type { NamedQuiz } from './named-quiz';
import { cellsOf, header } from './question-table';

/** Excel reads a CSV as UTF-8 only with this mark. */
const byteOrderMark = '\ufeff';

/**
 * A table of all questions; with several quizzes, the first column has the quiz. Every cell is in quotes: a spreadsheet
 * that separates by semicolons would else begin a cell, and so a formula, inside a text.
 */
export function writeCsv(quizzes: readonly NamedQuiz[]): string {
  const isSeveral = quizzes.length > 1;
  const rows = quizzes.flatMap(({ title, questions }) =>
    questions.map((question) => [...(isSeveral ? [escapeFormula(title)] : []), ...cellsOf(question)]),
  );
  const columns = isSeveral ? ['Quiz', ...header] : [...header];
  return byteOrderMark + unparse([columns, ...rows], { newline: '\r\n', quotes: true }) + '\r\n';
}
