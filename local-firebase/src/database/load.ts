import { randomUUID } from 'node:crypto';
import type { KeyValueStore } from '../storage';
import type { Document } from '../values/value';
import { Collections } from './collections';
import { Tombstones } from './tombstones';

export interface Loaded {
  collections: Collections;
  tombstones: Tombstones;
  /** Of this data, from its creation on: resume tokens of other data are told apart by it. */
  id: string;
  /** The version of the last commit, undefined when there was none. */
  version: string | undefined;
  /** About when clients were last shown something; the last commit may be later. */
  shown: string | undefined;
}

/** Reads everything into memory. The disk holds what `toDisk` in database.ts wrote, in one batch per commit. */
export async function load(store: KeyValueStore): Promise<Loaded> {
  const collections = new Collections();
  for await (const [key, value] of store.entries('doc/')) {
    collections.put({ name: key.slice('doc/'.length), ...(value as Omit<Document, 'name'>) });
  }
  const deletions: [string, string][] = [];
  for await (const [key, value] of store.entries('gone/'))
    deletions.push([key.slice('gone/'.length), String(value)]);
  const since = textOf(await store.get('meta/tombstones-since')) ?? '';
  return {
    collections,
    tombstones: new Tombstones(since, deletions),
    id: textOf(await store.get('meta/id')) ?? (await newId(store)),
    version: textOf(await store.get('meta/version')),
    shown: textOf(await store.get('meta/shown')),
  };
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

async function newId(store: KeyValueStore): Promise<string> {
  const id = randomUUID();
  await store.put('meta/id', id);
  return id;
}
