import { isDeepStrictEqual } from 'node:util';
import type { Product } from '../tools/serve/product';
import { ask, commit, documentsOf, time, type Stored, type StoredFields } from './stored';

/** What differs, by path: a new document whole, of a changed one the changed fields, `removed` for what is gone. */
export type Changes = Readonly<Record<string, Readonly<Record<string, Stored | 'removed'>> | 'removed'>>;

/** A timestamp from what a visitor types into a date-time field: visitors' clocks are India's. */
export const moment = (typed: string): Stored =>
  time(new Date(`${typed}+05:30`).toISOString().replace('.000Z', 'Z'));

/** What a stored text, number or timestamp holds; empty where there is none. */
export const plain = (value: Stored | undefined): string => Object.values(value ?? {}).join('');

/** A stored timestamp as the console shows it to these visitors. */
export const shownMoment = (value: Stored | undefined): string =>
  new Date(Date.parse(plain(value)) + 5.5 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

/** The documents of a product's database, read and written past all rules, as its administrator may. */
export function databaseOf(product: Product) {
  const call = (path: string, method: string, body?: object): Promise<unknown> =>
    ask(`${documentsOf(product)}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });

  const everything = async (): Promise<ReadonlyMap<string, StoredFields>> => {
    const query = { structuredQuery: { from: [{ allDescendants: true }] } };
    return new Map(documentsIn(await call(':runQuery', 'POST', query)));
  };

  return {
    everything,
    /** Stores a whole document, as another client might. */
    write: async (path: string, fields: StoredFields): Promise<void> =>
      void (await call(`/${path}`, 'PATCH', { fields })),
    /** Changes these fields only, as another client might. */
    change: async (path: string, fields: StoredFields): Promise<void> => {
      const mask = Object.keys(fields).map((field) => `updateMask.fieldPaths=${field}`);
      await call(`/${path}?${mask.join('&')}`, 'PATCH', { fields });
    },
    remove: async (path: string): Promise<void> => void (await call(`/${path}`, 'DELETE')),
    /** Stores again what was there before, and deletes what was not. */
    async restore(before: ReadonlyMap<string, StoredFields>): Promise<void> {
      const now = await everything();
      const changed = [...before].filter(([path, fields]) => !isDeepStrictEqual(fields, now.get(path)));
      const added = [...now.keys()].filter((path) => !before.has(path));
      await commit(product, { put: Object.fromEntries(changed), remove: added });
    },
    /** All that some work changes in the whole database. */
    async changesDuring(work: () => Promise<unknown>): Promise<Changes> {
      const before = await everything();
      await work();
      return difference(before, await everything());
    },
  };
}

export type Database = ReturnType<typeof databaseOf>;

function difference(
  before: ReadonlyMap<string, StoredFields>,
  after: ReadonlyMap<string, StoredFields>,
): Changes {
  const changes: Record<string, Changes[string]> = {};
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(path) ?? {}, after.get(path)];
    if (!now) changes[path] = 'removed';
    else if (!before.has(path) || !isDeepStrictEqual(old, now)) changes[path] = changedFields(old, now);
  }
  return changes;
}

const changedFields = (old: StoredFields, now: StoredFields) =>
  Object.fromEntries(
    [...new Set([...Object.keys(old), ...Object.keys(now)])]
      .filter((field) => !isDeepStrictEqual(old[field], now[field]))
      .map((field) => [field, now[field] ?? ('removed' as const)]),
  );

function documentsIn(answer: unknown): [path: string, fields: StoredFields][] {
  const rows = answer as { document?: { name: string; fields?: StoredFields } }[];
  return rows.flatMap(({ document }) =>
    document ? [[document.name.replace(/^.*?\/documents\//, ''), document.fields ?? {}]] : [],
  );
}
