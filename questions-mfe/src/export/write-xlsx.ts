import writeExcelFile, { type SheetData } from 'write-excel-file/universal';
import type { NamedQuiz } from './named-quiz';
import { cellsOf, header } from './question-table';
import { sheetNames } from './sheet-names';

const widths = [60, 24, 24, 24, 24, 16, 26];

const encoded = (char: string): string =>
  `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/**
 * Office reads `_x000D_` as a character; a text that has such letters itself is written with the first one encoded. So are
 * the replacement character, which the library leaves out, and the first letter of `__proto__` and `constructor`, which it
 * confuses with members of an object.
 */
function literal(text: string): string {
  const safe = text.replace(/_(?=x[\dA-Fa-f]{4}_)|\ufffd/g, encoded);
  return safe in {} ? encoded(safe.charAt(0)) + safe.slice(1) : safe;
}

/** A workbook with one sheet a quiz. All cells are texts, also `=1+1` and `1:14`. */
export function writeXlsx(quizzes: readonly NamedQuiz[]): Promise<Blob> {
  const names = sheetNames(quizzes.map(({ title }) => title));
  const sheets = quizzes.map(({ questions }, index) => ({
    sheet: names[index] ?? '',
    data: [
      header.map((name) => ({ value: name, fontWeight: 'bold' as const })),
      ...questions.map((question) => cellsOf(question).map(cell)),
    ] satisfies SheetData,
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  }));
  return writeExcelFile(sheets).toBlob();
}

const cell = (text: string) =>
  text === ''
    ? null
    : { value: literal(text), type: String, format: '@', wrap: true, alignVertical: 'top' as const };
