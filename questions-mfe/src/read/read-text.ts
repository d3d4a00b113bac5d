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
import { attempt, readInItsFormat, type Found } from './text-readers';
import { toRow } from './to-row';

export type ReadOptions = {
  /** The name of the file; its ending decides where the contents leave a choice. */
  readonly name?: string;
  readonly mapping?: ColumnMapping;
  /** From where numbers that name an option count, where the person was asked. */
  readonly countFrom?: CountFrom;
  /** The same paste without formatting, to be read where its HTML has no questions. */
  readonly plain?: string;
};

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

function readOneText(text: string, options: ReadOptions): ImportedSource {
  // One character can take three bytes; what cannot be within the limit is refused before it is looked at.
  if (text.length > importLimits.bytes) throw new UnreadableSource('too-large');
  const body = text.replace(/^\ufeff/, '');
  if (body.trim() === '') throw new UnreadableSource('empty');
  if (/^(?:%PDF|\{\\rtf)/.test(body)) throw new UnreadableSource('not-a-question-file');
  const ending = /\.([a-z]+)$/i.exec(options.name ?? '')?.[1]?.toLowerCase();
  return finished(readInItsFormat({ body, ending, mapping: options.mapping }), options);
}

/** Judges the questions, with what only the whole source tells: numbers as answers, and ids that occur twice. */
export function finished({ questions: found, ...source }: Found, { countFrom }: ReadOptions): ImportedSource {
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
