/** What a spreadsheet knows of a cell beside its text; `bold` is all of it. */
export type CellMark = 'bold' | 'date' | 'formula-result' | 'formula-without-result' | 'merged';

export type Cell = { readonly text: string; readonly marks?: readonly CellMark[] };

export type SheetRow = {
  /** The number of the row, from 1. */
  readonly row: number;
  /** Cells by column; empty ones may be missing. */
  readonly cells: readonly (Cell | undefined)[];
  /** A filter or a person has hidden the row. */
  readonly isHidden?: boolean;
  /** A quote begins in this row and does not end. */
  readonly unclosedQuote?: boolean;
};

/** A table as it stands in a source: rows without any text are left out. */
export type Sheet = {
  readonly name?: string;
  readonly rows: readonly SheetRow[];
  /** Whether a row that is longer than its header has lost its columns, as in CSV; beside a range of a sheet stand remarks. */
  readonly isRectangular: boolean;
};

/** The text of a cell; '' where there is none. */
export const textAt = ({ cells }: SheetRow, column: number | undefined): string =>
  column === undefined ? '' : (cells[column]?.text ?? '');

/** The number of cells that most rows have. */
export function usualWidth(rows: readonly SheetRow[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
}
