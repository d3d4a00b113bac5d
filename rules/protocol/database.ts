import type { Json } from './values';
import type { Write } from './writes';

/** A `where` filter, as `['host_email', 'EQUAL', 'a@example.org']`. */
export type Filter = readonly [field: string, op: string, value: Json];

/** Requests to the database; each resolves to an HTTP status. */
export interface Caller {
  get(path: string): Promise<number>;
  /** The documents of the collection at this path. */
  list(collection: string, ...filters: Filter[]): Promise<number>;
  query(structuredQuery: Json, parent?: string): Promise<number>;
  count(collection: string): Promise<number>;
  /** Any other call of the protocol, at a path below the database's documents. */
  call(method: string, path: string, body?: (root: string) => Json): Promise<number>;
  commit(...writes: Write[]): Promise<number>;
}

export interface Database {
  readonly name: string;
  useRules(content: string): Promise<void>;
  /** A client with this `Authorization` header, or a signed-out one. */
  as(authorization: string | undefined): Caller;
  /** Replaces all documents, without the rules. */
  fill(...commits: (readonly Write[])[]): Promise<void>;
  /** Writes without the rules. */
  store(...writes: Write[]): Promise<void>;
  /** All documents: each one's name with its fields. */
  stored(): Promise<Json>;
}

const owner = 'Bearer owner';

export const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
export const parentOf = (path: string): string =>
  path.includes('/') ? `/${path.slice(0, path.lastIndexOf('/'))}` : '';
const encoded = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** Speaks Firestore's public REST protocol to one project of a backend, with these headers in each request. */
export function openDatabase(
  name: string,
  origin: string,
  project: string,
  headers: Readonly<Record<string, string>> = {},
): Database {
  const databaseName = `projects/${project}/databases/(default)`;
  const root = `${databaseName}/documents`;
  const ask = (
    path: string,
    authorization: string | undefined,
    body?: Json,
    method = body ? 'POST' : 'GET',
  ) =>
    fetch(`${origin}/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...headers,
        ...(authorization && { authorization }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const statusOf = async (answer: () => Promise<Response>): Promise<number> => {
    const given = await answer();
    const text = await given.text();
    // The official emulator locks the documents of a commit; a concurrent commit that it aborts is retried.
    if (given.status === 409 && text.includes('ABORTED')) return statusOf(answer);
    if (given.status >= 500) throw new Error(`${name} failed: ${text}`);
    return given.status;
  };
  const must = async (answer: Promise<Response>): Promise<unknown> => {
    const given = await answer;
    if (!given.ok) throw new Error(`${name} refuses to prepare a test: ${await given.text()}`);
    return given.json();
  };

  const as = (authorization: string | undefined): Caller => {
    const query = (structuredQuery: Json, parent = '') =>
      statusOf(() => ask(`v1/${root}${encoded(parent)}:runQuery`, authorization, { structuredQuery }));
    return {
      query,
      get: (path) => statusOf(() => ask(`v1/${root}/${encoded(path)}`, authorization)),
      list: (collection, ...filters) =>
        query({ from: [{ collectionId: lastOf(collection) }], ...where(filters) }, parentOf(collection)),
      count: (collection) => {
        const structuredQuery = { from: [{ collectionId: lastOf(collection) }] };
        const structuredAggregationQuery = { structuredQuery, aggregations: [{ alias: 'n', count: {} }] };
        const path = `v1/${root}${encoded(parentOf(collection))}:runAggregationQuery`;
        return statusOf(() => ask(path, authorization, { structuredAggregationQuery }));
      },
      call: (method, path, body) =>
        statusOf(() => ask(`v1/${root}${path}`, authorization, body?.(root), method)),
      commit: (...writes) =>
        statusOf(() =>
          ask(`v1/${root}:commit`, authorization, { writes: writes.map((write) => write(root)) }),
        ),
    };
  };

  const store = async (...writes: Write[]): Promise<void> => {
    await must(ask(`v1/${root}:commit`, owner, { writes: writes.map((write) => write(root)) }));
  };
  return {
    name,
    as,
    store,
    async useRules(content) {
      const rules = { files: [{ name: 'firestore.rules', content }] };
      await must(ask(`emulator/v1/projects/${project}:securityRules`, undefined, { rules }, 'PUT'));
    },
    async fill(...commits) {
      await must(ask(`emulator/v1/${root}`, undefined, undefined, 'DELETE'));
      for (const writes of commits) await store(...writes);
    },
    async stored() {
      const structuredQuery = { from: [{ allDescendants: true }] };
      const found = await must(ask(`v1/${root}:runQuery`, owner, { structuredQuery }));
      return Object.fromEntries(documentsIn(found).map((each) => [each.name, each.fields ?? {}]));
    },
  };
}

const where = (filters: readonly Filter[]): Json =>
  filters.length === 0
    ? {}
    : {
        where: {
          compositeFilter: {
            op: 'AND',
            filters: filters.map(([fieldPath, op, value]) => ({
              fieldFilter: { field: { fieldPath }, op, value },
            })),
          },
        },
      };

interface FoundDocument {
  name: string;
  fields?: Json;
}

/** The documents of a query's response, whose other parts are times. */
const documentsIn = (answer: unknown): FoundDocument[] =>
  (answer as { document?: FoundDocument }[]).flatMap(({ document }) => (document ? [document] : []));
