import writeExcelFile, { type SheetData } from 'write-excel-file/universal';

/** A sheet of texts. */
export type Sheet = {
  readonly name: string;
  /** The texts of the first row, which stays in view. */
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

const widths = [60, 24, 24, 24, 24, 16, 26];

const encoded = (char: string): string =>
  `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** A character that the library leaves out of the file. */
const leftOut = '\ufffd';

/**
 * Office reads `_x000D_` as a character; a text that has such letters itself is written with the first one encoded. So is
 * the replacement character, which the library leaves out. A text such as `constructor`, which the library confuses with a
 * member of an object, is written as it is: what is left out makes it another key.
 */
function literal(text: string): string {
  const safe = text.replace(/_(?=x[\dA-Fa-f]{4}_)|\ufffd/g, encoded);
  return safe in {} ? leftOut + safe : safe;
}

/** A workbook with these sheets. All cells are texts, also `=1+1` and `1:14`. */
export function writeWorkbook(sheets: readonly Sheet[]): Promise<Blob> {
  const written = sheets.map(({ name, header, rows }) => ({
    sheet: name,
    data: [
      header.map((title) => ({ value: title, fontWeight: 'bold' as const })),
      ...rows.map((texts) => texts.map(cell)),
    ] satisfies SheetData,
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  }));
  return writeExcelFile(written).toBlob();
}

const cell = (text: string) =>
  text === ''
    ? null
    : { value: literal(text), type: String, format: '@', wrap: true, alignVertical: 'top' as const };
