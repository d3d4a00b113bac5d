import { Parser } from 'htmlparser2';
import { importLimits, UnreadableSource } from '../imported';
import { withoutBlankEnds } from '../text/plain-of-html';
import type { Cell, Sheet, SheetRow } from './sheet';

const breaks = new Set(['br', 'p', 'div', 'li']);
const unseen = new Set(['style', 'script', 'head', 'title', 'xml']);

/** The tables of HTML as one sheet, as Word, Sheets and Excel put them on the clipboard; a table in a cell is its text. */
export function readHtmlTable(html: string): Sheet {
  const rows: SheetRow[] = [];
  let row = 0;
  let isHidden = false;
  let cells: (Cell | undefined)[] = [];
  let cell: { text: string; span: number; isMerged: boolean } | undefined;
  let depth = 0;
  let hidden = 0;

  const endCell = () => {
    if (!cell) return;
    const text = withoutBlankEnds(cell.text);
    const { span, isMerged } = cell;
    cells.push(isMerged ? { text, marks: ['merged'] } : { text });
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
      if (unseen.has(name)) hidden += 1;
      if (name === 'table') depth += 1;
      if (depth === 1 && name === 'tr') {
        endRow();
        row += 1;
        isHidden = /display:\s*none/i.test(attributes.style ?? '') || attributes.hidden !== undefined;
      } else if (depth === 1 && (name === 'td' || name === 'th')) {
        endCell();
        const span = Math.min(Number(attributes.colspan) || 1, importLimits.columns + 1);
        cell = { text: '', span, isMerged: span > 1 || Number(attributes.rowspan) > 1 };
      } else if (cell && breaks.has(name)) cell.text += '\n';
    },
    ontext(data) {
      if (cell && hidden === 0) cell.text += data.replace(/[^\S\u00a0]+/g, ' ');
    },
    onclosetag(name) {
      if (unseen.has(name)) hidden = Math.max(0, hidden - 1);
      if (depth === 1 && (name === 'td' || name === 'th')) endCell();
      if (name === 'table' && depth === 1) endRow();
      if (name === 'table') depth = Math.max(0, depth - 1);
      if (cell && name === 'p') cell.text += '\n';
    },
  });
  parser.end(html);
  endRow();
  return { rows, isRectangular: false };
}
