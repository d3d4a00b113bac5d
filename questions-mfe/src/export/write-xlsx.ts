import writeExcelFile, { type SheetData } from 'write-excel-file/universal';
import type { NamedQuiz } from './named-quiz';
import { cellsOf, header } from './question-table';
import { sheetNames } from './sheet-names';

const widths = [60, 24, 24, 24, 24, 16, 26];

/** Office reads `_x000D_` as a character; a text that has such letters itself is written with the first one escaped. */
const literal = (text: string): string => text.replace(/_x(?=[\dA-Fa-f]{4}_)/g, '_x005F_x');

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
