import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';

/** Reads an address of Google's APIs as the operator. `undefined` where there is nothing. */
export type ReadGoogle = (address: string) => Promise<unknown>;

/** What should be live: the text of `firestore.rules`, and `firestore.indexes.json`. */
export type Intended = { readonly rules: string; readonly indexes: unknown };

type Database = { readonly project: string; readonly database: string };

const rulesApi = 'https://firebaserules.googleapis.com/v1';
const firestoreApi = 'https://firestore.googleapis.com/v1';

const fieldSchema = v.object({
  fieldPath: v.string(),
  order: v.optional(v.string()),
  arrayConfig: v.optional(v.string()),
});
const indexSchema = v.object({ queryScope: v.string(), fields: v.array(fieldSchema) });
const intendedSchema = v.object({
  indexes: v.array(v.object({ ...indexSchema.entries, collectionGroup: v.string() })),
  fieldOverrides: v.array(
    v.object({ collectionGroup: v.string(), fieldPath: v.string(), ttl: v.optional(v.boolean()) }),
  ),
});
const stateSchema = v.optional(v.string(), 'unknown');
const liveIndexSchema = v.object({ ...indexSchema.entries, name: v.string(), state: stateSchema });
const liveFieldSchema = v.object({
  name: v.string(),
  ttlConfig: v.optional(v.object({ state: stateSchema })),
});

/**
 * How the rules, indexes and TTL policies of a live database differ from those of this repository, in sentences. Indexes that
 * only the database has belong to others, such as a players' app. @throws UserFacingError if Google refuses the reading
 */
export async function faultsOfDatabase(
  database: Database,
  { rules, indexes }: Intended,
  read: ReadGoogle,
): Promise<string[]> {
  const intended = v.parse(intendedSchema, indexes);
  const faults = await Promise.all([
    faultsOfRules(database, rules, read),
    faultsOfIndexes(database, intended, read),
    faultsOfPolicies(database, intended, read),
  ]);
  return faults.flat();
}

type IntendedIndexes = v.InferOutput<typeof intendedSchema>;

async function faultsOfRules(
  { project, database }: Database,
  rules: string,
  read: ReadGoogle,
): Promise<string[]> {
  const own = database === '(default)' ? '' : `/${database}`;
  const release = await read(`${rulesApi}/projects/${project}/releases/cloud.firestore${own}`);
  if (release === undefined) return ['The database has no rules: nobody has deployed them.'];
  const { rulesetName, updateTime } = v.parse(
    v.object({ rulesetName: v.string(), updateTime: v.optional(v.string(), 'an unknown time') }),
    release,
  );
  const ruleset = v.safeParse(
    v.object({ source: v.object({ files: v.array(v.object({ content: v.string() })) }) }),
    await read(`${rulesApi}/${rulesetName}`),
  );
  const [file] = ruleset.success ? ruleset.output.source.files : [];
  if (file && sameLines(file.content) === sameLines(rules)) return [];
  return [`Other rules are live than those of firestore.rules, since ${updateTime}.`];
}

const sameLines = (text: string): string => text.replaceAll('\r\n', '\n').trimEnd();

async function faultsOfIndexes(
  database: Database,
  { indexes }: IntendedIndexes,
  read: ReadGoogle,
): Promise<string[]> {
  const live = await list(database, 'indexes', liveIndexSchema, read);
  return indexes.flatMap((index) => {
    const found = live.find(
      ({ name, ...other }) =>
        collectionIn(name) === index.collectionGroup &&
        other.queryScope === index.queryScope &&
        isDeepStrictEqual(fieldsOf(other.fields), fieldsOf(index.fields)),
    );
    const named = `The index of ${index.collectionGroup} by ${index.fields.map(({ fieldPath }) => fieldPath).join(' and ')}`;
    if (!found) return [`${named} is missing: queries that need it fail.`];
    return found.state === 'READY' ? [] : [`${named} is not ready: ${found.state}.`];
  });
}

/** Firestore adds the document's name to each index. */
const fieldsOf = (fields: readonly v.InferOutput<typeof fieldSchema>[]) =>
  fields
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order, arrayConfig }) => [fieldPath, order, arrayConfig]);

async function faultsOfPolicies(
  database: Database,
  { fieldOverrides }: IntendedIndexes,
  read: ReadGoogle,
): Promise<string[]> {
  const live = await list(database, 'fields', liveFieldSchema, read, '?filter=ttlConfig%3A*');
  return fieldOverrides.flatMap(({ collectionGroup, fieldPath, ttl }) => {
    if (!ttl) return [];
    const found = live.find(
      ({ name }) => collectionIn(name) === collectionGroup && name.endsWith(`/fields/${fieldPath}`),
    );
    const named = `The TTL policy of ${collectionGroup} by ${fieldPath}`;
    if (!found?.ttlConfig) return [`${named} is missing: these documents are kept for ever.`];
    const { state } = found.ttlConfig;
    return state === 'ACTIVE' ? [] : [`${named} is not active: ${state}.`];
  });
}

const collectionIn = (name: string): string | undefined => /\/collectionGroups\/([^/]+)\//.exec(name)?.[1];

const pageSchema = v.object({
  indexes: v.optional(v.array(v.unknown()), []),
  fields: v.optional(v.array(v.unknown()), []),
  nextPageToken: v.optional(v.string()),
});

/** All pages of a list of Firestore's Admin API. */
async function list<Schema extends v.GenericSchema>(
  { project, database }: Database,
  kind: 'indexes' | 'fields',
  schema: Schema,
  read: ReadGoogle,
  query = '?',
): Promise<v.InferOutput<Schema>[]> {
  const address = `${firestoreApi}/projects/${project}/databases/${database}/collectionGroups/-/${kind}${query}`;
  const found: unknown[] = [];
  for (let token = ''; ;) {
    const page = v.parse(pageSchema, (await read(`${address}${token}`)) ?? {});
    found.push(...page[kind]);
    if (!page.nextPageToken) return v.parse(v.array(schema), found);
    token = `&pageToken=${encodeURIComponent(page.nextPageToken)}`;
  }
}
