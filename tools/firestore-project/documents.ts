import * as v from 'valibot';
import type { Project } from './project';

const valueSchema = v.object({
  stringValue: v.optional(v.string()),
  timestampValue: v.optional(v.string()),
  arrayValue: v.optional(v.unknown()),
  mapValue: v.optional(v.object({ fields: v.optional(v.record(v.string(), v.unknown()), {}) })),
});
const documentSchema = v.object({
  name: v.string(),
  fields: v.optional(v.record(v.string(), valueSchema), {}),
  createTime: v.optional(v.string()),
  updateTime: v.optional(v.string()),
});
const pageSchema = v.object({
  documents: v.optional(v.array(documentSchema), []),
  nextPageToken: v.optional(v.string(), ''),
});
const resultsSchema = v.array(v.object({ document: v.optional(documentSchema) }));

/** A stored document. One that is missing, but has documents below it, has no `createTime`. */
export type Document = v.InferOutput<typeof documentSchema>;

/** A write of a commit, as Firestore's REST interface defines it. */
export type Write = object;

/** A text field; empty if it is missing or no text. */
export const textOf = ({ fields }: Document, field: string): string => fields[field]?.stringValue ?? '';

/** Whether a list contains this text, at any depth, as a whole value in any case of letters. */
export const holdsText = ({ fields }: Document, list: string, text: string): boolean =>
  JSON.stringify(fields[list]?.arrayValue ?? {})
    .toLowerCase()
    .includes(`"stringvalue":${JSON.stringify(text.toLowerCase())}`);

/** The keys of a map that name an id, alone or as one of their parts, as those whose value names it at any depth. */
export function keysAbout({ fields }: Document, map: string, id: string): string[] {
  const whole = new RegExp(
    `(?<![\\p{L}\\p{N}])${id.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
    'u',
  );
  return Object.entries(fields[map]?.mapValue?.fields ?? {}).flatMap((entry) =>
    whole.test(JSON.stringify(entry)) ? [entry[0]] : [],
  );
}

/** Milliseconds since 1970; `undefined` if the field is missing or no timestamp. */
export function timeOf({ fields }: Document, field: string): number | undefined {
  const text = fields[field]?.timestampValue;
  return text === undefined ? undefined : Date.parse(text);
}

export const idOf = ({ name }: Document): string => name.slice(name.lastIndexOf('/') + 1);

/** The full name of a document, which writes need. */
export const nameOf = ({ id, database }: Project, path: string): string =>
  `projects/${id}/databases/${database}/documents/${path}`;

/** A document; `undefined` if it is missing. */
export async function getDocument({ firestore }: Project, path: string): Promise<Document | undefined> {
  const found = await firestore(`/${path}`);
  return found === undefined ? undefined : v.parse(documentSchema, found);
}

/** All documents of a collection, with those that are missing but have documents below them. */
export async function listDocuments({ firestore }: Project, collection: string): Promise<Document[]> {
  const found: Document[] = [];
  let page = '';
  do {
    const query = new URLSearchParams({ showMissing: 'true', pageSize: '300', pageToken: page });
    const { documents, nextPageToken } = v.parse(pageSchema, await firestore(`/${collection}?${query}`));
    found.push(...documents);
    page = nextPageToken;
  } while (page);
  return found;
}

/** A condition on a field: that it is this text, a list that contains it, or a text that is greater. */
type Condition = readonly [field: string, op: 'EQUAL' | 'ARRAY_CONTAINS' | 'GREATER_THAN', text: string];

const whereOf = ([fieldPath, op, stringValue]: Condition) => ({
  fieldFilter: { field: { fieldPath }, op, value: { stringValue } },
});

/** The documents of a collection that meet a condition. */
export const documentsWhere = (
  project: Project,
  parent: string,
  collectionId: string,
  condition: Condition,
): Promise<Document[]> =>
  query(project, `/${parent}`, { from: [{ collectionId }], where: whereOf(condition) });

/** The same of all collections with this id; needs an index of the collection group (`firestore.indexes.json`). */
export const documentsAnywhere = (
  project: Project,
  collectionId: string,
  condition: Condition,
): Promise<Document[]> =>
  query(project, '', { from: [{ collectionId, allDescendants: true }], where: whereOf(condition) });

async function query({ firestore }: Project, parent: string, structuredQuery: object): Promise<Document[]> {
  const results = v.parse(resultsSchema, await firestore(`${parent}:runQuery`, { structuredQuery }));
  return results.flatMap(({ document }) => document ?? []);
}

/** Stores all writes or none. */
export async function commit({ firestore }: Project, writes: readonly Write[]): Promise<void> {
  if (writes.length > 0) await firestore(':commit', { writes });
}
