import { Parser } from 'htmlparser2';
import { importLimits, UnreadableSource } from '../imported';
import { withoutBlankEnds } from '../text/plain-of-html';
import type { Cell, CellMark, Sheet, SheetRow } from './sheet';

const breaks = new Set(['br', 'p', 'div', 'li']);
const unseen = new Set(['style', 'script', 'head', 'title', 'xml']);

/** Whether an element makes its text bold or not; `undefined` where it does neither. */
function isBold(name: string, style = ''): boolean | undefined {
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1];
  if (weight !== undefined) return /^(?:bold|[6-9]00)/i.test(weight);
  return name === 'b' || name === 'strong' ? true : undefined;
}

/** The tables of HTML as one sheet, as Word, Sheets and Excel put them on the clipboard; a table in a cell is its text. */
export function readHtmlTable(html: string): Sheet {
  const rows: SheetRow[] = [];
  let row = 0;
  let isHidden = false;
  let cells: (Cell | undefined)[] = [];
  let cell: { text: string; span: number; isMerged: boolean; isPlain: boolean } | undefined;
  let depth = 0;
  let hidden = 0;
  // Whether the text of each open element is bold.
  const bold: boolean[] = [];

  const endCell = () => {
    if (!cell) return;
    const text = withoutBlankEnds(cell.text);
    const { span, isMerged, isPlain } = cell;
    const marks: CellMark[] = [
      ...(isMerged ? ['merged' as const] : []),
      ...(isPlain || text === '' ? [] : ['bold' as const]),
    ];
    cells.push(marks.length > 0 ? { text, marks } : { text });
    if (span > 1) cells.push(...Array.from({ length: span - 1 }, () => undefined));
    if (cells.length > importLimits.columns) throw new UnreadableSource('too-many-columns');
    cell = undefined;
  };
  const endRow = () => {
    endCell();
    if (cells.some((each) => each && each.text !== ''))
      rows.push({ row, cells, ...(isHidden && { isHidden }) });
    if (rows.length > importLimits.rows + 50) throw new UnreadableSource('too-many-rows');
    cells = [];
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      bold.push(isBold(name, attributes.style) ?? bold.at(-1) ?? false);
      if (unseen.has(name)) hidden += 1;
      if (name === 'table') depth += 1;
      if (depth === 1 && name === 'tr') {
        endRow();
        row += 1;
        isHidden = /display:\s*none/i.test(attributes.style ?? '') || attributes.hidden !== undefined;
      } else if (depth === 1 && (name === 'td' || name === 'th')) {
        endCell();
        const span = Math.min(Number(attributes.colspan) || 1, importLimits.columns + 1);
        cell = { text: '', span, isMerged: span > 1 || Number(attributes.rowspan) > 1, isPlain: false };
      } else if (cell && breaks.has(name)) cell.text += '\n';
    },
    ontext(data) {
      if (cell && data.trim() !== '' && !bold.at(-1)) cell.isPlain = true;
      if (cell && hidden === 0) cell.text += data.replace(/[^\S\u00a0]+/g, ' ');
    },
    onclosetag(name) {
      if (unseen.has(name)) hidden = Math.max(0, hidden - 1);
      if (depth === 1 && (name === 'td' || name === 'th')) endCell();
      if (name === 'table' && depth === 1) endRow();
      if (name === 'table') depth = Math.max(0, depth - 1);
      if (cell && name === 'p') cell.text += '\n';
      bold.pop();
    },
  });
  parser.end(html);
  endRow();
  return { rows, isRectangular: false };
}
