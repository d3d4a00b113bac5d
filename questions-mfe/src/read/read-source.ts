import { decodeText } from './decode-text';
import { readNumbers } from './numbers';
import {
  importLimits,
  UnreadableSource,
  type ColumnMapping,
  type CountFrom,
  type ImportedRow,
  type ImportedSource,
  type RowPlace,
} from './imported';
import { readCsv } from './table/read-csv';
import { readHtmlTable } from './table/read-html-table';
import { readTable } from './table/read-table';
import { plainOfHtml } from './text/plain-of-html';
import { looksLikeGift, readGift } from './text/read-gift';
import { readJson } from './text/read-json';
import { looksLikeBlackboard, readBlackboard } from './text/read-blackboard';
import { readLines, type ReadLines } from './text/read-lines';
import { toRow, type RawQuestion } from './to-row';
import { isZip, readXlsx, refuseCompound } from './xlsx/read-xlsx';

export type ReadOptions = {
  /** The name of the file; its ending decides where the contents leave a choice. */
  readonly name?: string;
  readonly mapping?: ColumnMapping;
  /** From where numbers that name an option count, where the person was asked. */
  readonly countFrom?: CountFrom;
  /** The same paste without formatting, to be read where its HTML has no questions. */
  readonly plain?: string;
};

/** A source whose questions are not judged yet. */
type Found = Omit<ImportedSource, 'rows'> & { readonly questions: readonly RawQuestion[] };

/** Reads the questions of a file. Throws `UnreadableSource` if it has none. */
export function readBytes(bytes: Uint8Array, options: ReadOptions = {}): ImportedSource {
  if (bytes.length === 0) throw new UnreadableSource('empty');
  if (bytes.length > importLimits.bytes) throw new UnreadableSource('too-large');
  refuseCompound(bytes);
  if (isZip(bytes))
    return finished({ format: 'xlsx', ...readTable(readXlsx(bytes), options.mapping) }, options);
  const { text, encoding } = decodeText(bytes);
  return { ...readText(text, options), encoding };
}

/** Reads the questions of a text, for instance one that was pasted. Throws `UnreadableSource` if it has none. */
export function readText(text: string, options: ReadOptions = {}): ImportedSource {
  const { plain, ...others } = options;
  if (plain === undefined || plain.trim() === '') return readOneText(text, options);
  const read = attempt(() => readOneText(text, others));
  if (!(read instanceof UnreadableSource) && hasQuestion(read)) return read;
  const other = attempt(() => readOneText(plain, others));
  if (!(other instanceof UnreadableSource) && hasQuestion(other)) return other;
  if (read instanceof UnreadableSource) throw read;
  return read;
}

const hasQuestion = ({ rows, ambiguousNumbers }: ImportedSource): boolean =>
  ambiguousNumbers !== undefined || rows.some(({ faults }) => faults.length === 0);

/** The result, or the reason why a source cannot be read. */
function attempt<Result>(read: () => Result): Result | UnreadableSource {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableSource) return error;
    throw error;
  }
}

function readOneText(text: string, options: ReadOptions): ImportedSource {
  // One character can take three bytes; what cannot be within the limit is refused before it is looked at.
  if (text.length > importLimits.bytes) throw new UnreadableSource('too-large');
  const body = text.replace(/^\ufeff/, '');
  if (body.trim() === '') throw new UnreadableSource('empty');
  if (/^(?:%PDF|\{\\rtf)/.test(body)) throw new UnreadableSource('not-a-question-file');
  const ending = /\.([a-z]+)$/i.exec(options.name ?? '')?.[1]?.toLowerCase();
  return finished(readByContents(body, ending, options.mapping), options);
}

function readByContents(body: string, ending: string | undefined, mapping: ColumnMapping | undefined): Found {
  const asCsv = (separator?: string): Found => {
    const { sheet, ...read } = readCsv(body, separator);
    return { format: 'csv', separator: read.separator, ...readTable([sheet], mapping) };
  };
  if (looksLikeBlackboard(body)) return { format: 'csv', separator: '\t', questions: readBlackboard(body) };
  if (ending === 'csv' || ending === 'tsv' || ending === 'tab')
    return isHtml(body) ? readHtml(body, mapping) : asCsv(ending === 'csv' ? undefined : '\t');
  const lines = /^ANSWER: [A-Z]\s*$/m.test(body) ? readLines(body) : undefined;
  if (lines?.isAiken) return { format: 'aiken', ...foundIn(lines) };
  if (ending === 'json' || /^\s*[[{]\s*["[{\]}]/.test(body))
    return { format: 'json', questions: readJson(body) };
  if (ending === 'gift') return { format: 'gift', questions: readGift(body) };
  if (isHtml(body)) return readHtml(body, mapping);
  if (/^\s*<\?xml/.test(body)) throw new UnreadableSource('not-a-question-file');
  if (hasTabs(body)) return asCsv('\t');
  const gift = looksLikeGift(body) ? readGift(body) : [];
  if (gift.length > 0 && gift.filter(isOfGift).length * 2 >= gift.length)
    return { format: 'gift', questions: gift };
  // A table of questions is recognised by its header or its contents.
  const table = attempt(() => asCsv());
  return table instanceof UnreadableSource ? readAsLines(body, table) : table;
}

const isOfGift = ({ faults = [] }: RawQuestion): boolean => !faults.some(({ kind }) => kind === 'unreadable');

const foundIn = ({ questions, leftOver }: ReadLines): Pick<Found, 'questions' | 'leftOver'> => ({
  questions,
  ...(leftOver.length > 0 && { leftOver }),
});

/** Questions on lines; without any, a text with several columns is a table whose columns the person can name. */
function readAsLines(body: string, noTable: UnreadableSource): Found {
  if (noTable.reason !== 'unknown-columns') throw noTable;
  const read = readLines(body);
  if ((noTable.table?.columns.length ?? 0) >= 4 && !read.hasMarks) throw noTable;
  if (!read.questions.some(({ options }) => options.length >= 2))
    throw new UnreadableSource('not-a-question-file');
  return { format: read.isAiken ? 'aiken' : 'text', ...foundIn(read) };
}

/** A page, or a part of one that begins and ends with an element; a text may have tags inside. */
function isHtml(body: string): boolean {
  const start = body.slice(0, 2_000).trimStart();
  if (/^(?:Version:[\d.]+\s|<!doctype html|<html|<head|<meta|<body|<google-sheets)/i.test(start)) return true;
  const isPart =
    /^<(?:table|div|p|span|b|i|style|ul|ol)[\s>]/i.test(start) && body.slice(-200).trimEnd().endsWith('>');
  return isPart && /<(?:tr|\/(?:p|div|span|li))[\s>]/i.test(body);
}

function readHtml(body: string, mapping: ColumnMapping | undefined): Found {
  // What stands before the first element is the header of the clipboard's format.
  const html = body.slice(Math.max(0, body.indexOf('<')));
  if (/<table[\s>]/i.test(html))
    return { format: 'html-table', ...readTable([readHtmlTable(html)], mapping) };
  const read = readLines(plainOfHtml(html).text);
  if (!read.questions.some(({ options }) => options.length > 0))
    throw new UnreadableSource('not-a-question-file');
  return { format: 'text', ...foundIn(read) };
}

/** A range of a spreadsheet on the clipboard: most of its lines have several tabs. */
function hasTabs(body: string): boolean {
  const lines = body.split(/\r\n|[\n\r]/, 60).filter((line) => line.trim() !== '');
  return lines.filter((line) => line.split('\t').length >= 4).length * 2 > lines.length;
}

/** Judges the questions, with what only the whole source tells: numbers as answers, and ids that occur twice. */
function finished({ questions: found, ...source }: Found, { countFrom }: ReadOptions): ImportedSource {
  if (found.length > importLimits.rows) throw new UnreadableSource('too-many-rows');
  const { questions, ...numbers } = readNumbers(found, countFrom);
  if (questions.length === 0) throw new UnreadableSource('empty');
  const places = new Map<string, RowPlace>();
  const rows = questions.map(toRow).map((row): ImportedRow => {
    if (row.id === undefined) return row;
    const first = places.get(row.id);
    if (!first) places.set(row.id, row.place);
    return first ? { ...row, faults: [...row.faults, { kind: 'repeated-id', first }] } : row;
  });
  return { ...source, ...numbers, rows };
}
