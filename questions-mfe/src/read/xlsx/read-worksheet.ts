import { UnreadableSource } from '../imported';
import { RowCollector } from '../table/row-collector';
import type { Cell, CellMark, SheetRow } from '../table/sheet';
import { formatNumber } from './number-format';
import { unescaped } from './workbook';
import { readXml } from './xml';

export type CellContext = {
  readonly strings: readonly string[];
  readonly formats: readonly string[];
  readonly from1904: boolean;
};

type RawCell = { column: number; type: string; style: number; value: string; formula?: string };

/** The rows of a worksheet that have a text. */
export function readWorksheet(xml: string, context: CellContext): SheetRow[] {
  const collector = new RowCollector();
  const merged = new Set<string>();
  let next = 0;
  let cell: RawCell | undefined;
  let takes: 'value' | 'formula' | undefined;
  let phonetic = 0;

  const endCell = () => {
    const read = cell && readCell(cell, context);
    if (cell && read) collector.add(read, cell.column);
    cell = undefined;
  };
  const endRow = () => {
    collector.end();
    next = 0;
  };

  readXml(xml, {
    open(name, attributes) {
      if (name === 'row') {
        const isHidden = /^(?:1|true)$/.test(attributes.hidden ?? '') || Number(attributes.ht ?? 1) === 0;
        collector.begin(isHidden, Number(attributes.r) || undefined);
      } else if (name === 'c') {
        const column = attributes.r ? columnOf(attributes.r) : next;
        next = column + 1;
        cell = { column, type: attributes.t ?? 'n', style: Number(attributes.s ?? 0), value: '' };
      } else if (name === 'rPh') phonetic += 1;
      else if (name === 'v' || (name === 't' && phonetic === 0)) takes = 'value';
      else if (name === 'f' && cell) {
        takes = 'formula';
        cell.formula = '';
      } else if (name === 'mergeCell') merged.add((attributes.ref ?? '').split(':')[0] ?? '');
    },
    text(data) {
      if (!cell || !takes) return;
      if (takes === 'value') cell.value += data;
      else cell.formula = (cell.formula ?? '') + data;
    },
    close(name) {
      if (name === 'c') endCell();
      else if (name === 'row') endRow();
      else if (name === 'rPh') phonetic -= 1;
      else takes = undefined;
    },
  });
  const { rows } = collector;
  return merged.size > 0 ? rows.map((each) => withMergedMarks(each, merged)) : rows;
}

/** The column of a reference such as `B7`, from 0. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference)?.[0];
  if (!letters) throw new UnreadableSource(/^[A-Z]{4}/.test(reference) ? 'too-many-columns' : 'damaged');
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function readCell({ type, style, value, formula }: RawCell, context: CellContext): Cell | undefined {
  const isError = type === 'e';
  if (formula !== undefined && (value === '' || isError))
    return { text: value || `=${formula}`, marks: ['formula-without-result'] };
  const marks: CellMark[] = formula === undefined ? [] : ['formula-result'];
  const { text, isDate } = textOf({ type, style, value }, context);
  if (isDate) marks.push('date');
  if (text.trim() === '') return undefined;
  return marks.length > 0 ? { text, marks } : { text };
}

function textOf(
  { type, style, value }: Pick<RawCell, 'type' | 'style' | 'value'>,
  { strings, formats, from1904 }: CellContext,
): { text: string; isDate: boolean } {
  const asIs = (text: string) => ({ text, isDate: false });
  if (type === 's') return asIs(strings[Number(value)] ?? '');
  if (type === 'b') return asIs(value === '1' ? 'TRUE' : 'FALSE');
  if (type === 'd') return { text: value.replace('T', ' ').replace(/ 00:00:00.*$/, ''), isDate: true };
  if (type !== 'n') return asIs(unescaped(value));
  return value === '' ? asIs('') : formatNumber(value, formats[style] ?? '', from1904);
}

function withMergedMarks({ row, cells }: SheetRow, merged: ReadonlySet<string>): SheetRow {
  return {
    row,
    cells: cells.map((cell, column) =>
      cell && merged.has(`${lettersOf(column)}${row}`)
        ? { ...cell, marks: [...(cell.marks ?? []), 'merged'] }
        : cell,
    ),
  };
}

function lettersOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : lettersOf(Math.floor(column / 26) - 1) + letter;
}
