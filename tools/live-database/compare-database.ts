import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';

/** Reads an address of Google's APIs as the operator. `undefined` where there is nothing. */
export type ReadGoogle = (address: string) => Promise<unknown>;

/** What should be live: the text of `firestore.rules`, and `firestore.indexes.json`. */
export type Intended = { readonly rules: string; readonly indexes: unknown };

export type Database = { readonly project: string; readonly database: string };

/** The text of the rules that are live, and since when, in Google's words. */
export type LiveRules = { readonly text: string; readonly since: string };

/** How a live database differs from what is intended, as a sentence. */
export type Difference = {
  readonly text: string;
  /** It was asked for, and the database is still building it. */
  readonly isPending?: boolean;
};

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
    v.object({
      collectionGroup: v.string(),
      fieldPath: v.string(),
      ttl: v.optional(v.boolean(), false),
      indexes: v.array(
        v.object({
          queryScope: v.string(),
          order: v.optional(v.string()),
          arrayConfig: v.optional(v.string()),
        }),
      ),
    }),
  ),
});
const stateSchema = v.optional(v.string(), 'unknown');
const liveIndexSchema = v.object({ ...indexSchema.entries, name: v.string(), state: stateSchema });
const liveFieldSchema = v.object({
  name: v.string(),
  indexConfig: v.optional(
    v.object({ indexes: v.optional(v.array(v.object({ ...indexSchema.entries, state: stateSchema })), []) }),
  ),
  ttlConfig: v.optional(v.object({ state: stateSchema })),
});

/**
 * How the rules, indexes and TTL policies of a live database differ from those of this repository. Indexes that only the
 * database has belong to others, such as a players' app. @throws UserFacingError if Google refuses the reading
 */
export async function differencesOf(
  database: Database,
  { rules, indexes }: Intended,
  read: ReadGoogle,
  live: Promise<LiveRules | undefined> = liveRules(database, read),
): Promise<Difference[]> {
  const intended = v.parse(intendedSchema, indexes);
  const found = await Promise.all([
    live.then((those) => differencesOfRules(rules, those)),
    differencesOfIndexes(database, intended, read),
    differencesOfFields(database, intended, read),
  ]);
  return found.flat();
}

type IntendedIndexes = v.InferOutput<typeof intendedSchema>;

function differencesOfRules(rules: string, live: LiveRules | undefined): Difference[] {
  if (live === undefined) return [{ text: 'The database has no rules: they were never deployed.' }];
  if (isSameText(live.text, rules)) return [];
  return [{ text: `Other rules are live than those of firestore.rules, since ${live.since}.` }];
}

const releaseSchema = v.object({
  rulesetName: v.string(),
  updateTime: v.optional(v.string(), 'an unknown time'),
});
const rulesetSchema = v.object({
  source: v.object({ files: v.array(v.object({ content: v.string() })) }),
});

/** The rules of a live database; `undefined` if it has none. @throws UserFacingError if Google refuses the reading */
export async function liveRules(
  { project, database }: Database,
  read: ReadGoogle,
): Promise<LiveRules | undefined> {
  const own = database === '(default)' ? '' : `/${database}`;
  const release = await read(`${rulesApi}/projects/${project}/releases/cloud.firestore${own}`);
  if (release === undefined) return undefined;
  const { rulesetName, updateTime } = v.parse(releaseSchema, release);
  const ruleset = v.safeParse(rulesetSchema, await read(`${rulesApi}/${rulesetName}`));
  const [file] = ruleset.success ? ruleset.output.source.files : [];
  return { text: file?.content ?? '', since: updateTime };
}

/** Whether two texts of rules are the same, whatever ends their lines. */
export const isSameText = (one: string, other: string): boolean => asFormatted(one) === asFormatted(other);

/** A text with the line ends of this repository: Google and some systems change them. */
export const asFormatted = (text: string): string => `${text.replaceAll('\r\n', '\n').trimEnd()}\n`;

async function differencesOfIndexes(
  database: Database,
  { indexes }: IntendedIndexes,
  read: ReadGoogle,
): Promise<Difference[]> {
  const live = await list(database, 'indexes', liveIndexSchema, read);
  return indexes.flatMap((index) => {
    const found = live.find(
      ({ name, ...other }) =>
        collectionIn(name) === index.collectionGroup &&
        other.queryScope === index.queryScope &&
        isDeepStrictEqual(fieldsOf(other.fields), fieldsOf(index.fields)),
    );
    const named = `The index of ${index.collectionGroup} by ${index.fields.map(({ fieldPath }) => fieldPath).join(' and ')}`;
    return differencesOfIndex(named, found?.state);
  });
}

function differencesOfIndex(named: string, state: string | undefined): Difference[] {
  if (state === undefined) return [{ text: `${named} is missing: queries that need it fail.` }];
  if (state === 'READY') return [];
  return [{ text: `${named} is not ready: ${state}.`, isPending: state === 'CREATING' }];
}

/** Firestore adds the document's name to each index. */
const fieldsOf = (fields: readonly v.InferOutput<typeof fieldSchema>[]) =>
  fields
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order, arrayConfig }) => [fieldPath, order, arrayConfig]);

/** Of the fields with a policy or with indexes of their own. */
async function differencesOfFields(
  database: Database,
  { fieldOverrides }: IntendedIndexes,
  read: ReadGoogle,
): Promise<Difference[]> {
  const filter = encodeURIComponent('indexConfig.usesAncestorConfig=false OR ttlConfig:*');
  const live = await list(database, 'fields', liveFieldSchema, read, `?filter=${filter}`);
  return fieldOverrides.flatMap(({ collectionGroup, fieldPath, ttl, indexes }) => {
    const found = live.find(
      ({ name }) => collectionIn(name) === collectionGroup && name.endsWith(`/fields/${fieldPath}`),
    );
    const policy = `The TTL policy of ${collectionGroup} by ${fieldPath}`;
    return [
      ...(ttl ? differencesOfPolicy(policy, found?.ttlConfig?.state) : []),
      ...indexes.flatMap((index) => {
        const isSame = (other: v.InferOutput<typeof indexSchema>) =>
          other.queryScope === index.queryScope &&
          isDeepStrictEqual(fieldsOf(other.fields), fieldsOf([{ ...index, fieldPath }]));
        const where = index.queryScope === 'COLLECTION' ? '' : ' in all collections';
        return differencesOfIndex(
          `The index of ${collectionGroup} by ${fieldPath}${where}`,
          found?.indexConfig?.indexes.find(isSame)?.state,
        );
      }),
    ];
  });
}

function differencesOfPolicy(named: string, state: string | undefined): Difference[] {
  if (state === undefined) return [{ text: `${named} is missing: these documents are kept for ever.` }];
  if (state === 'ACTIVE') return [];
  return [{ text: `${named} is not active: ${state}.`, isPending: state === 'CREATING' }];
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
