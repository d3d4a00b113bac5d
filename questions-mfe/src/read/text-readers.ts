import { UnreadableSource, type ColumnMapping, type ImportedSource } from './imported';
import { readCsv } from './table/read-csv';
import { readHtmlTable } from './table/read-html-table';
import { readTable } from './table/read-table';
import { plainOfHtml } from './text/plain-of-html';
import { looksLikeBlackboard, readBlackboard } from './text/read-blackboard';
import { looksLikeGift, readGift } from './text/read-gift';
import { readJson } from './text/read-json';
import { readLines, type ReadLines } from './text/read-lines';
import type { RawQuestion } from './to-row';

/** A source whose questions are not judged yet. */
export type Found = Omit<ImportedSource, 'rows'> & { readonly questions: readonly RawQuestion[] };

/** A text, the ending of its file, and what the person has said of its columns. */
type TextSource = {
  readonly body: string;
  readonly ending: string | undefined;
  readonly mapping: ColumnMapping | undefined;
};

/** Reads a text in one format; `undefined` where it has another one. @throws UnreadableSource */
type TextReader = (source: TextSource) => Found | undefined;

/** Reads a text in the first format that it has, the surest first. Throws `UnreadableSource` if it has none. */
export function readInItsFormat(source: TextSource): Found {
  for (const read of textReaders) {
    const found = read(source);
    if (found) return found;
  }
  throw new UnreadableSource('not-a-question-file');
}

/** The formats of texts, in the order in which they are tried. */
const textReaders: readonly TextReader[] = [
  blackboard,
  fileOfCells,
  aiken,
  json,
  giftFile,
  html,
  refusedXml,
  spreadsheetRange,
  gift,
  tableOrLines,
];

function blackboard({ body }: TextSource): Found | undefined {
  return looksLikeBlackboard(body)
    ? { format: 'csv', separator: '\t', questions: readBlackboard(body) }
    : undefined;
}

/** Some programs save a page of HTML under such a name. */
function fileOfCells(source: TextSource): Found | undefined {
  if (!['csv', 'tsv', 'tab'].includes(source.ending ?? '')) return undefined;
  return html(source) ?? readCells(source, source.ending === 'csv' ? undefined : '\t');
}

function aiken({ body }: TextSource): Found | undefined {
  const lines = /^ANSWER: [A-Z]\s*$/m.test(body) ? readLines(body) : undefined;
  return lines?.isAiken ? { format: 'aiken', ...foundIn(lines) } : undefined;
}

function json({ body, ending }: TextSource): Found | undefined {
  return ending === 'json' || /^\s*[[{]\s*["[{\]}]/.test(body)
    ? { format: 'json', questions: readJson(body) }
    : undefined;
}

function giftFile({ body, ending }: TextSource): Found | undefined {
  return ending === 'gift' ? { format: 'gift', questions: readGift(body) } : undefined;
}

function gift({ body }: TextSource): Found | undefined {
  const questions = looksLikeGift(body) ? readGift(body) : [];
  return questions.length > 0 && questions.filter(isOfGift).length * 2 >= questions.length
    ? { format: 'gift', questions }
    : undefined;
}

const isOfGift = ({ faults = [] }: RawQuestion): boolean => !faults.some(({ kind }) => kind === 'unreadable');

function spreadsheetRange(source: TextSource): Found | undefined {
  return hasTabs(source.body) ? readCells(source, '\t') : undefined;
}

/** A table of questions is recognised by its header or its contents. */
function tableOrLines(source: TextSource): Found {
  const table = attempt(() => readCells(source));
  return table instanceof UnreadableSource ? readAsLines(source.body, table) : table;
}

/** @param separator by default the one that the text suggests */
function readCells({ body, mapping }: TextSource, separator?: string): Found {
  const { sheet, ...read } = readCsv(body, separator);
  return { format: 'csv', separator: read.separator, ...readTable([sheet], mapping) };
}

/** Questions on lines; without any, a text with several columns is a table whose columns the person can name. */
function readAsLines(body: string, noTable: UnreadableSource): Found {
  if (noTable.reason !== 'unknown-columns') throw noTable;
  const read = readLines(body);
  if ((noTable.table?.columns.length ?? 0) >= 4 && !read.hasMarks) throw noTable;
  if (!read.questions.some(({ options }) => options.length >= 2))
    throw new UnreadableSource('not-a-question-file');
  return { format: read.isAiken ? 'aiken' : 'text', ...foundIn(read) };
}

function html({ body, mapping }: TextSource): Found | undefined {
  return isHtml(body) ? readHtml(body, mapping) : undefined;
}

/** The console knows no questions in XML, whose texts would be read as lines. */
function refusedXml({ body }: TextSource): undefined {
  if (/^\s*<\?xml/.test(body)) throw new UnreadableSource('not-a-question-file');
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

const foundIn = ({ questions, leftOver }: ReadLines): Pick<Found, 'questions' | 'leftOver'> => ({
  questions,
  ...(leftOver.length > 0 && { leftOver }),
});

/** The result, or the reason why a source cannot be read. */
export function attempt<Result>(read: () => Result): Result | UnreadableSource {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableSource) return error;
    throw error;
  }
}
