import { unparse } from 'papaparse';
import { escapeFormula, escapeInside } from '../read/formula-escape';
import type { NamedQuiz } from './named-quiz';
import { cellsOf, header } from './question-table';

/** Excel reads a CSV as UTF-8 only with this mark. */
const byteOrderMark = '\ufeff';

/**
 * A table of all questions; with several quizzes, the first column has the quiz. A spreadsheet that separates by
 * semicolons ignores the quotes of all cells but the first, and would begin cells inside texts.
 */
export function writeCsv(quizzes: readonly NamedQuiz[]): string {
  const isSeveral = quizzes.length > 1;
  const rows = quizzes.flatMap(({ title, questions }) =>
    questions.map((question) => [...(isSeveral ? [escapeFormula(title)] : []), ...cellsOf(question)]),
  );
  const columns = isSeveral ? ['Quiz', ...header] : [...header];
  const cells = rows.map((row) => row.map(escapeInside));
  return byteOrderMark + unparse([columns, ...cells], { newline: '\r\n', quotes: true }) + '\r\n';
}
