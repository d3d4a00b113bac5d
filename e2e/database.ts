import { isDeepStrictEqual } from 'node:util';
import localConfig from '../config/config.local.json';
import type { Product } from '../tools/product';

/** A stored value with its type, spelled as the database's REST interface spells it. */
type Value = Readonly<Record<string, unknown>>;
export type Fields = Readonly<Record<string, Value>>;

/** What differs, by path: a new document whole, of a changed one the changed fields, `removed` for what is gone. */
export type Changes = Readonly<Record<string, Readonly<Record<string, Value | 'removed'>> | 'removed'>>;

export const text = (value: string): Value => ({ stringValue: value });
export const whole = (value: number): Value => ({ integerValue: String(value) });

/** A timestamp from what a visitor types into a date-time field: visitors' clocks are India's. */
export const moment = (typed: string): Value => ({
  timestampValue: new Date(`${typed}+05:30`).toISOString().replace('.000Z', 'Z'),
});

/** A stored timestamp as the console shows it to these visitors. */
export const shownMoment = (value: Value | undefined): string =>
  new Date(Date.parse(String(value?.timestampValue)) + 5.5 * 3_600_000)
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ');

/** The text of a stored text; empty for anything else. */
export const textIn = (fields: Fields, field: string): string => {
  const value = fields[field]?.stringValue;
  return typeof value === 'string' ? value : '';
};

/** The documents of a product's database, read and written past all rules, as its administrator may. */
export function databaseOf({ backend }: Product) {
  const call = async (path: string, method: string, body?: object): Promise<unknown> => {
    const root = `/v1/projects/${localConfig.firebase.projectId}/databases/(default)/documents`;
    const headers = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
    const request = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(`${backend.running.firestoreUrl}${root}${path}`, request);
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };

  const everything = async (): Promise<ReadonlyMap<string, Fields>> => {
    const query = { structuredQuery: { from: [{ allDescendants: true }] } };
    return new Map(documentsIn(await call(':runQuery', 'POST', query)));
  };

  return {
    everything,
    /** The fields of a document; `undefined` where there is none. */
    read: async (path: string): Promise<Fields | undefined> => (await everything()).get(path),
    /** Stores a whole document, as another client might. */
    write: async (path: string, fields: Fields): Promise<void> =>
      void (await call(`/${path}`, 'PATCH', { fields })),
    /** Changes these fields only, as another client might. */
    change: async (path: string, fields: Fields): Promise<void> => {
      const mask = Object.keys(fields).map((field) => `updateMask.fieldPaths=${field}`);
      await call(`/${path}?${mask.join('&')}`, 'PATCH', { fields });
    },
    remove: async (path: string): Promise<void> => void (await call(`/${path}`, 'DELETE')),
    /** All that some work changes in the whole database. */
    async changesDuring(work: () => Promise<unknown>): Promise<Changes> {
      const before = await everything();
      await work();
      return difference(before, await everything());
    },
  };
}

export type Database = ReturnType<typeof databaseOf>;

function difference(before: ReadonlyMap<string, Fields>, after: ReadonlyMap<string, Fields>): Changes {
  const changes: Record<string, Changes[string]> = {};
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(path) ?? {}, after.get(path)];
    if (!now) changes[path] = 'removed';
    else if (!before.has(path) || !isDeepStrictEqual(old, now)) changes[path] = changedFields(old, now);
  }
  return changes;
}

const changedFields = (old: Fields, now: Fields) =>
  Object.fromEntries(
    [...new Set([...Object.keys(old), ...Object.keys(now)])]
      .filter((field) => !isDeepStrictEqual(old[field], now[field]))
      .map((field) => [field, now[field] ?? ('removed' as const)]),
  );

function documentsIn(answer: unknown): [path: string, fields: Fields][] {
  const rows = answer as { document?: { name: string; fields?: Fields } }[];
  return rows.flatMap(({ document }) =>
    document ? [[document.name.replace(/^.*?\/documents\//, ''), document.fields ?? {}]] : [],
  );
}
