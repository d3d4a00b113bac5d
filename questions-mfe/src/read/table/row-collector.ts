import { importLimits, UnreadableSource } from '../imported';
import type { Cell, SheetRow } from './sheet';

/** Collects the rows of a table that have a text. Throws `UnreadableSource` where they are more than can be imported. */
export class RowCollector {
  readonly rows: SheetRow[] = [];
  private row = 0;
  private isHidden = false;
  private cells: (Cell | undefined)[] = [];

  /** Begins a row, by default the one below the last. */
  begin(isHidden: boolean, row = this.row + 1): void {
    this.row = row;
    this.isHidden = isHidden;
  }

  /** Adds a cell to the present row, by default after the last one. */
  add(cell: Cell | undefined, column = this.cells.length): void {
    this.cells[column] = cell;
    if (this.cells.length > importLimits.columns) throw new UnreadableSource('too-many-columns');
  }

  end(): void {
    const { row, isHidden } = this;
    // `Array.from` fills the gaps between cells.
    const cells = Array.from(this.cells);
    if (cells.some((cell) => cell && cell.text !== ''))
      this.rows.push({ row, cells, ...(isHidden && { isHidden }) });
    // A title and a header may stand above the questions.
    if (this.rows.length > importLimits.rows + 50) throw new UnreadableSource('too-many-rows');
    this.cells = [];
  }
}
