import * as v from 'valibot';
import { nameOf } from './documents';
import type { Project } from './project';

/** A value with its type, as Firestore's REST interface writes it: `{ integerValue: '1' }`. */
export type Value = Readonly<Record<string, unknown>>;

/** The fields of a document with their types, so that each comes back exactly as it was. */
export type Fields = Readonly<Record<string, Value>>;

/** A document as a reading or a transaction has found it. Its path begins below the database. */
export type Snapshot = { readonly path: string; readonly fields: Fields; readonly updateTime: string };

/** The fields are no record of valibot's: that leaves out fields with names such as `constructor`. */
export const fieldsSchema = v.custom<Fields>(
  (fields) => typeof fields === 'object' && fields !== null && !Array.isArray(fields),
);
const documentSchema = v.object({
  name: v.string(),
  fields: v.optional(fieldsSchema, {}),
  updateTime: v.string(),
});
const answersSchema = v.array(
  v.object({
    found: v.optional(documentSchema),
    document: v.optional(documentSchema),
    readTime: v.optional(v.string()),
  }),
);
const beginSchema = v.object({ transaction: v.string() });
const idsSchema = v.object({
  collectionIds: v.optional(v.array(v.string()), []),
  nextPageToken: v.optional(v.string(), ''),
});

/** How many documents a request asks for. */
const pageSize = 300;

/** Begins a transaction that only reads, all of one moment. */
export async function beginReading({ firestore }: Project): Promise<string> {
  return v.parse(beginSchema, await firestore(':beginTransaction', { options: { readOnly: {} } }))
    .transaction;
}

/** The documents of these paths that exist, and when that was. */
export async function getSnapshots(
  project: Project,
  paths: readonly string[],
  transaction?: string,
): Promise<{ readonly found: ReadonlyMap<string, Snapshot>; readonly readTime: string }> {
  const documents = paths.map((path) => nameOf(project, path));
  const answers = v.parse(answersSchema, await project.firestore(':batchGet', { documents, transaction }));
  const found = answers.flatMap((answer) => (answer.found ? [snapshotOf(project, answer.found)] : []));
  return {
    found: new Map(found.map((snapshot) => [snapshot.path, snapshot])),
    readTime: answers.find(({ readTime }) => readTime)?.readTime ?? '',
  };
}

/** All documents below a document, at any depth, in the order of their names. */
export async function listBelow(project: Project, path: string, transaction: string): Promise<Snapshot[]> {
  const found: Snapshot[] = [];
  const parent = `/${path.split('/').map(encodeURIComponent).join('/')}`;
  for (;;) {
    const last = found.at(-1);
    const after = last && { values: [{ referenceValue: nameOf(project, last.path) }], before: false };
    const structuredQuery = {
      from: [{ allDescendants: true }],
      orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
      limit: pageSize,
      ...(after && { startAt: after }),
    };
    const answer = await project.firestore(`${parent}:runQuery`, { structuredQuery, transaction });
    const page = v.parse(answersSchema, answer).flatMap(({ document }) => document ?? []);
    found.push(...page.map((document) => snapshotOf(project, document)));
    if (page.length < pageSize) return found;
  }
}

const snapshotOf = (project: Project, { name, ...rest }: v.InferOutput<typeof documentSchema>): Snapshot => ({
  path: name.slice(nameOf(project, '').length),
  ...rest,
});

/** The ids of the collections that are below no document. */
export async function rootCollections({ firestore }: Project): Promise<string[]> {
  const found: string[] = [];
  let pageToken = '';
  do {
    const answer = v.parse(idsSchema, await firestore(':listCollectionIds', { pageToken }));
    found.push(...answer.collectionIds);
    pageToken = answer.nextPageToken;
  } while (pageToken);
  return found;
}

/**
 * Whether fields are the same to the letter: a whole number is not the double of the same value. What an answer may write
 * in two ways, such as an empty list, is the same.
 */
export const isSame = (one: Fields, other: Fields): boolean =>
  canonicalFields(one) === canonicalFields(other);

/** Whether two values are the same; a missing one is not any value. */
export const isSameValue = (one: Value | undefined, other: Value | undefined): boolean =>
  one && other ? canonical(one) === canonical(other) : one === other;

const canonicalFields = (fields: Fields): string =>
  `{${Object.entries(fields)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${JSON.stringify(name)}:${canonical(value)}`)
    .join()}}`;

function canonical(value: Value): string {
  const [type = '', content] = Object.entries(value)[0] ?? [];
  const inner = content as { fields?: Fields; values?: readonly Value[] } | null;
  if (type === 'mapValue') return canonicalFields(inner?.fields ?? {});
  if (type === 'arrayValue') return `[${(inner?.values ?? []).map(canonical).join()}]`;
  if (type === 'timestampValue')
    return `${type} ${String(content)
      .replace(/(\.\d*?)0*Z$/, '$1Z')
      .replace('.Z', 'Z')}`;
  return JSON.stringify([type, type === 'nullValue' ? null : content]);
}
