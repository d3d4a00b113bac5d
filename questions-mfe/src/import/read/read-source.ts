import { decodeText } from './decode-text';
import {
  importLimits,
  UnreadableSource,
  type ColumnMapping,
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
import { readLines } from './text/read-lines';
import { toRow, type RawQuestion } from './to-row';
import { isZip, readXlsx, refuseCompound } from './xlsx/read-xlsx';

export type ReadOptions = {
  /** The name of the file; its ending decides where the contents leave a choice. */
  readonly name?: string;
  readonly mapping?: ColumnMapping;
};

/** Reads the questions of a file. Throws `UnreadableSource` if it has none. */
export function readBytes(bytes: Uint8Array, options: ReadOptions = {}): ImportedSource {
  if (bytes.length === 0) throw new UnreadableSource('empty');
  if (bytes.length > importLimits.bytes) throw new UnreadableSource('too-large');
  refuseCompound(bytes);
  if (isZip(bytes)) return finished({ format: 'xlsx', ...readTable(readXlsx(bytes), options.mapping) });
  const { text, encoding } = decodeText(bytes);
  return { ...readText(text, options), encoding };
}

/** Reads the questions of a text, for instance one that was pasted. Throws `UnreadableSource` if it has none. */
export function readText(text: string, { name = '', mapping }: ReadOptions = {}): ImportedSource {
  // One character can take three bytes; what cannot be within the limit is refused before it is looked at.
  if (text.length > importLimits.bytes) throw new UnreadableSource('too-large');
  const body = text.replace(/^\ufeff/, '');
  if (body.trim() === '') throw new UnreadableSource('empty');
  if (/^(?:%PDF|\{\\rtf)/.test(body)) throw new UnreadableSource('not-a-question-file');
  return finished(readByContents(body, /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase(), mapping));
}

function readByContents(
  body: string,
  ending: string | undefined,
  mapping: ColumnMapping | undefined,
): ImportedSource {
  const asCsv = (separator?: string): ImportedSource => {
    const { sheet, ...read } = readCsv(body, separator);
    return { format: 'csv', separator: read.separator, ...readTable([sheet], mapping) };
  };
  if (ending === 'csv' || ending === 'tsv' || ending === 'tab')
    return isHtml(body) ? readHtml(body, mapping) : asCsv(ending === 'csv' ? undefined : '\t');
  const lines = /^ANSWER: [A-Z]\s*$/m.test(body) ? readLines(body) : undefined;
  if (lines?.isAiken) return { format: 'aiken', rows: rowsOf(lines.questions) };
  if (ending === 'json' || /^\s*[[{]\s*["[{\]}]/.test(body))
    return { format: 'json', rows: rowsOf(readJson(body)) };
  if (ending === 'gift') return { format: 'gift', rows: rowsOf(readGift(body)) };
  if (isHtml(body)) return readHtml(body, mapping);
  if (/^\s*<\?xml/.test(body)) throw new UnreadableSource('not-a-question-file');
  if (hasTabs(body)) return asCsv('\t');
  const gift = looksLikeGift(body) ? readGift(body) : [];
  if (gift.length > 0 && gift.filter(isOfGift).length * 2 >= gift.length)
    return { format: 'gift', rows: rowsOf(gift) };
  const table = tryTable(asCsv);
  return table instanceof UnreadableSource ? readAsLines(body, table) : table;
}

const isOfGift = ({ faults = [] }: RawQuestion): boolean => !faults.some(({ kind }) => kind === 'unreadable');

/** A table of questions is recognised by its header or its contents; `UnreadableSource` for any other text. */
function tryTable(asCsv: () => ImportedSource): ImportedSource | UnreadableSource {
  try {
    return asCsv();
  } catch (error) {
    if (error instanceof UnreadableSource) return error;
    throw error;
  }
}

/** Questions on lines; without any, a text with several columns is a table whose columns the person can name. */
function readAsLines(body: string, noTable: UnreadableSource): ImportedSource {
  if (noTable.reason !== 'unknown-columns') throw noTable;
  const { questions, isAiken, hasMarks } = readLines(body);
  if ((noTable.table?.columns.length ?? 0) >= 4 && !hasMarks) throw noTable;
  if (!questions.some(({ options }) => options.length >= 2))
    throw new UnreadableSource('not-a-question-file');
  return { format: isAiken ? 'aiken' : 'text', rows: rowsOf(questions) };
}

/** A page, or a part of one that begins and ends with an element; a text may have tags inside. */
function isHtml(body: string): boolean {
  const start = body.slice(0, 2_000).trimStart();
  if (/^(?:Version:[\d.]+\s|<!doctype html|<html|<head|<meta|<body|<google-sheets)/i.test(start)) return true;
  const isPart =
    /^<(?:table|div|p|span|b|i|style|ul|ol)[\s>]/i.test(start) && body.slice(-200).trimEnd().endsWith('>');
  return isPart && /<(?:tr|\/(?:p|div|span|li))[\s>]/i.test(body);
}

function readHtml(body: string, mapping: ColumnMapping | undefined): ImportedSource {
  // What stands before the first element is the header of the clipboard's format.
  const html = body.slice(Math.max(0, body.indexOf('<')));
  if (/<table[\s>]/i.test(html))
    return { format: 'html-table', ...readTable([readHtmlTable(html)], mapping) };
  const { questions } = readLines(plainOfHtml(html).text);
  if (!questions.some(({ options }) => options.length > 0)) throw new UnreadableSource('not-a-question-file');
  return { format: 'text', rows: rowsOf(questions) };
}

/** A range of a spreadsheet on the clipboard: most of its lines have several tabs. */
function hasTabs(body: string): boolean {
  const lines = body.split(/\r\n|[\n\r]/, 60).filter((line) => line.trim() !== '');
  return lines.filter((line) => line.split('\t').length >= 4).length * 2 > lines.length;
}

function rowsOf(questions: readonly RawQuestion[]): readonly ImportedRow[] {
  if (questions.length > importLimits.rows) throw new UnreadableSource('too-many-rows');
  return questions.map(toRow);
}

/** Marks rows whose id an earlier row has. */
function finished(source: ImportedSource): ImportedSource {
  if (source.rows.length === 0) throw new UnreadableSource('empty');
  const places = new Map<string, RowPlace>();
  const rows = source.rows.map((row): ImportedRow => {
    if (row.id === undefined) return row;
    const first = places.get(row.id);
    if (!first) places.set(row.id, row.place);
    return first ? { ...row, faults: [...row.faults, { kind: 'repeated-id', first }] } : row;
  });
  return { ...source, rows };
}
