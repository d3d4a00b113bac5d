import { parse } from 'papaparse';
import { importLimits, UnreadableSource } from '../imported';
import { usualWidth, type Sheet, type SheetRow } from './sheet';

const separators = ['\t', ',', ';', '|'];

/**
 * How many characters are read again, because each unclosed quote is sought to the end of the text; after that, quotes are
 * characters like others.
 */
const mostReadAgain = 20_000_000;

/** A number or a text that a program keeps from being changed, as in `="007"`. */
const asText = /^="([^"]*)"$/;

/** Reads rows of cells; a row whose quote does not end costs that row only. */
export function readCsv(text: string, known?: string): { sheet: Sheet; separator: string } {
  const stated = /^sep=(.)\r?\n/i.exec(text);
  const body = stated ? text.slice(stated[0].length) : text;
  const separator = stated?.[1] ?? known ?? separatorOf(body);
  const rows: SheetRow[] = [];
  let number = stated ? 1 : 0;
  let rest: string | undefined = body;
  let readAgain = 0;
  while (rest !== undefined) {
    const part: Part = readPart(rest, { separator, hasQuotes: readAgain < mostReadAgain }, number, rows);
    readAgain += part.rest?.length ?? 0;
    number = part.number;
    rest = part.rest;
  }
  return { sheet: { rows, isRectangular: true }, separator };
}

type Part = { number: number; rest: string | undefined };

/** Reads up to a row with an unclosed quote, of which the first line remains a row. */
function readPart(
  text: string,
  { separator, hasQuotes }: { separator: string; hasQuotes: boolean },
  before: number,
  rows: SheetRow[],
): Part {
  let number = before;
  let start = 0;
  let rest: string | undefined;
  parse<string[]>(text, {
    delimiter: separator,
    ...(hasQuotes ? {} : { quoteChar: '\0' }),
    step({ data, errors, meta }, parser) {
      number += 1;
      if (data.length > importLimits.columns) throw new UnreadableSource('too-many-columns');
      const isFaulty = errors.some(({ type }) => type === 'Quotes');
      // It may have taken the rows below into its cell.
      if (isFaulty && data.some((cell) => /[\n\r]/.test(cell))) {
        const [line = ''] = text.slice(start).split(/\r\n|[\n\r]/, 1);
        const cells = line.split(separator).map((cell) => ({ text: cell.replace(/^\s*"/, '') }));
        rows.push({ row: number, cells, unclosedQuote: true });
        rest = text.slice(start + line.length).replace(/^(?:\r\n|[\n\r])/, '');
        parser.abort();
        return;
      }
      start = meta.cursor;
      if (data.every((cell) => cell.trim() === '')) return;
      rows.push({
        row: number,
        cells: data.map((cell) => ({ text: asText.exec(cell)?.[1] ?? cell })),
        ...(isFaulty || (!hasQuotes && data.join('').includes('"')) ? { unclosedQuote: true } : {}),
      });
      // A title and a header may stand above the questions. Lines of a text have no columns.
      if (rows.length > importLimits.rows + 50)
        throw new UnreadableSource(usualWidth(rows) >= 4 ? 'too-many-rows' : 'unknown-columns');
    },
  });
  return { number, rest: rest === '' ? undefined : rest };
}

/** The separator that gives the first rows the same number of cells, and the most of them. */
function separatorOf(text: string): string {
  const scored = separators.map((separator) => {
    const { data } = parse<string[]>(text, { delimiter: separator, preview: 30 });
    const widths = data.filter((cells) => cells.some(Boolean)).map(({ length }) => length);
    const usual = [...widths].sort((one, other) => one - other)[Math.floor(widths.length / 2)] ?? 1;
    const agreeing = widths.filter((width) => width === usual).length / Math.max(1, widths.length);
    return { separator, score: usual < 2 ? 0 : agreeing * Math.min(usual, 12) };
  });
  scored.sort((one, other) => other.score - one.score);
  const [best] = scored;
  return best && best.score > 0 ? best.separator : ',';
}
