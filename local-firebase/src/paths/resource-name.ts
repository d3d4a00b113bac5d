import { invalid } from '../status';

const databasePattern = /^projects\/[^/]+\/databases\/[^/]+$/;
const rootPattern = /^(projects\/[^/]+\/databases\/[^/]+\/documents)(?:\/(.+))?$/su;
const maxIdBytes = 1500;
const maxNameBytes = 6 * 1024;
const maxSegments = 200;
const minInt64 = -(2n ** 63n);
const maxInt64 = 2n ** 63n - 1n;

/** `projects/P/databases/D` */
export function databaseName(text: string): string {
  if (!databasePattern.test(text)) throw invalid(`"${text.slice(0, 200)}" is no database name.`);
  return text;
}

/** The full name of a document, checked. */
export function documentName(text: string): string {
  if (segmentsOf(text).length % 2 !== 0 || isRoot(text)) {
    throw invalid(`"${text.slice(0, 200)}" is no document name: it needs an even number of segments.`);
  }
  return text;
}

/** The full name of a document or of the database root: what a query is below. */
export const parentName = (text: string): string => (isRoot(text) ? text : documentName(text));

/** The part after `/documents/`, each segment checked. */
export function segmentsOf(name: string): string[] {
  const found = rootPattern.exec(name);
  if (!found) throw invalid(`"${name.slice(0, 200)}" is no resource name.`);
  if (Buffer.byteLength(name) > maxNameBytes) throw invalid('A name must not be longer than 6 KiB.');
  const segments = found[2]?.split('/') ?? [];
  if (segments.length > maxSegments) throw invalid('A name must not have more than 100 documents in it.');
  return segments.map((text, index) => (index % 2 === 0 ? collectionId(text) : segment(text)));
}

export function collectionId(text: string): string {
  if (numericId(text) !== undefined) throw invalid(`The collection id "${text}" is reserved.`);
  return segment(text);
}

/** Names that Firestore keeps for itself, of ids and of fields. */
export const isReserved = (text: string): boolean => /^__.+__$/s.test(text);

/** The id of a document. */
export function segment(text: string): string {
  if (text === '' || text === '.' || text === '..' || text.includes('/'))
    throw invalid(`"${text.slice(0, 100)}" is no id.`);
  if (isReserved(text) && numericId(text) === undefined)
    throw invalid(`The id "${text.slice(0, 100)}" is reserved.`);
  if (Buffer.byteLength(text) > maxIdBytes)
    throw invalid(`An id must not be longer than ${maxIdBytes} bytes.`);
  if (/\p{Surrogate}/u.test(text)) throw invalid('An id is not valid Unicode.');
  return text;
}

/** Ids of the form `__id7__` stand for the numbers that Datastore uses. */
export function numericId(id: string): bigint | undefined {
  const found = /^__id(-?[1-9]\d{0,18})__$/.exec(id);
  const number = found?.[1] === undefined ? undefined : BigInt(found[1]);
  return number !== undefined && number >= minInt64 && number <= maxInt64 ? number : undefined;
}

export const isRoot = (name: string): boolean => rootPattern.exec(name)?.[2] === undefined;

/** `projects/P/databases/D` of any name below it. */
export const databaseOf = (name: string): string => name.split('/', 4).join('/');
export const rootOf = (name: string): string => `${databaseOf(name)}/documents`;

/** The collection that a document is in, or the document that a collection is in. */
export const containerOf = (name: string): string => name.slice(0, name.lastIndexOf('/'));
export const idOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1);
