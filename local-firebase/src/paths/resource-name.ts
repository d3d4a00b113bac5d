import { invalid } from '../status';

const databasePattern = /^projects\/[^/]+\/databases\/[^/]+$/;
const rootPattern = /^(projects\/[^/]+\/databases\/[^/]+\/documents)(?:\/(.+))?$/su;
const maxIdBytes = 1500;
const maxNameBytes = 6 * 1024;

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
  return found[2] === undefined ? [] : found[2].split('/').map(segment);
}

export function segment(text: string): string {
  if (text === '' || text === '.' || text === '..' || text.includes('/'))
    throw invalid(`"${text.slice(0, 100)}" is no id.`);
  if (/^__.*__$/s.test(text) && !numericId(text))
    throw invalid(`The id "${text.slice(0, 100)}" is reserved.`);
  if (Buffer.byteLength(text) > maxIdBytes)
    throw invalid(`An id must not be longer than ${maxIdBytes} bytes.`);
  if (/\p{Surrogate}/u.test(text)) throw invalid('An id is not valid Unicode.');
  return text;
}

/** Ids of the form `__id7__` stand for the numbers that Datastore uses. */
export function numericId(id: string): bigint | undefined {
  const found = /^__id(-?\d{1,19})__$/.exec(id);
  return found?.[1] === undefined ? undefined : BigInt(found[1]);
}

export const isRoot = (name: string): boolean => rootPattern.exec(name)?.[2] === undefined;

/** `projects/P/databases/D` of any name below it. */
export const databaseOf = (name: string): string => name.split('/', 4).join('/');
export const rootOf = (name: string): string => `${databaseOf(name)}/documents`;

/** The collection that a document is in, or the document that a collection is in. */
export const containerOf = (name: string): string => name.slice(0, name.lastIndexOf('/'));
export const idOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1);
