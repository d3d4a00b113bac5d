import { Parser } from 'htmlparser2';
import { importLimits } from '../imported';
import { withoutBlankEnds } from '../text/plain-of-html';
import { RowCollector } from './row-collector';
import type { Cell, Sheet } from './sheet';

const breaks = new Set(['br', 'p', 'div', 'li']);
const unseen = new Set(['style', 'script', 'head', 'title', 'xml']);

/** Whether an element makes its text bold or not; `undefined` where it does neither. */
function boldOf(name: string, style = ''): boolean | undefined {
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1];
  if (weight !== undefined) return /^(?:bold|[6-9]00)/i.test(weight);
  return name === 'b' || name === 'strong' ? true : undefined;
}

type Attributes = Readonly<Record<string, string>>;

/** A cell while it is read; `isPlain` where a part of it is not bold. */
type OpenCell = { text: string; readonly span: number; readonly isMerged: boolean; isPlain: boolean };

function openCell({ colspan, rowspan }: Attributes): OpenCell {
  const span = Math.max(1, Math.min(Number(colspan) || 1, importLimits.columns + 1));
  return { text: '', span, isMerged: span > 1 || Number(rowspan) > 1, isPlain: false };
}

function toCell({ text: raw, isMerged, isPlain }: OpenCell): Cell {
  const text = withoutBlankEnds(raw);
  const isBold = !isPlain && text !== '';
  const marks = [...(isMerged ? ['merged' as const] : []), ...(isBold ? ['bold' as const] : [])];
  return marks.length > 0 ? { text, marks } : { text };
}

const isUnseen = ({ style = '', hidden }: Attributes): boolean =>
  /display:\s*none/i.test(style) || hidden !== undefined;

/** The tables of HTML as one sheet, as Word, Sheets and Excel put them on the clipboard; a table in a cell is its text. */
export function readHtmlTable(html: string): Sheet {
  const collector = new RowCollector();
  let cell: OpenCell | undefined;
  let depth = 0;
  let hidden = 0;
  // Whether the text of each open element is bold.
  const bold: boolean[] = [];

  const endCell = () => {
    if (!cell) return;
    collector.add(toCell(cell));
    for (let further = 1; further < cell.span; further += 1) collector.add(undefined);
    cell = undefined;
  };
  const endRow = () => {
    endCell();
    collector.end();
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      bold.push(boldOf(name, attributes.style) ?? bold.at(-1) ?? false);
      if (unseen.has(name)) hidden += 1;
      if (name === 'table') depth += 1;
      if (depth === 1 && name === 'tr') {
        endRow();
        collector.begin(isUnseen(attributes));
      } else if (depth === 1 && (name === 'td' || name === 'th')) {
        endCell();
        cell = openCell(attributes);
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
  return { rows: collector.rows, isRectangular: false };
}
