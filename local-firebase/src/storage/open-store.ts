import { join } from 'node:path';
import { ClassicLevel } from 'classic-level';
import { BatchWriter } from './batch-writer';
import { DataFolderError, prepareDataFolder } from './data-folder';
import type { KeyValueOperation, KeyValueStore } from './key-value-store';

type Level = ClassicLevel<string, unknown>;

/** The one open data folder, divided into namespaces. */
export interface Store {
  /** The name must not contain a slash. */
  namespace(name: string): KeyValueStore;
  /** Finishes what was begun and lets the folder go. */
  close(): Promise<void>;
}

// Sorts after every other character, also as UTF-8 bytes.
const last = '\u{10ffff}';

/**
 * Opens (or creates) a data folder and locks it.
 * Throws a DataFolderError when it is locked, damaged, foreign or of a newer format.
 */
export async function openStore(folder: string): Promise<Store> {
  await prepareDataFolder(folder);
  const level: Level = new ClassicLevel(join(folder, 'store'), { valueEncoding: 'json' });
  await level.open().catch((error: unknown) => {
    throw new DataFolderError(reasonOf(error, folder));
  });
  const writer = new BatchWriter((operations) => level.batch(operations.map(toLevel), { sync: true }));
  return {
    namespace: (name) => namespaceOf(level, writer, `${name}/`),
    async close() {
      await writer.settled();
      await level.close();
    },
  };
}

function namespaceOf(level: Level, writer: BatchWriter, prefix: string): KeyValueStore {
  const batch = (operations: readonly KeyValueOperation[]) =>
    writer.write(operations.map((operation) => ({ ...operation, key: prefix + operation.key })));
  return {
    get: (key) => level.get(prefix + key),
    put: (key, value) => batch([{ type: 'put', key, value }]),
    delete: (key) => batch([{ type: 'delete', key }]),
    batch,
    async *entries(keyPrefix = '') {
      const from = prefix + keyPrefix;
      for await (const [key, value] of level.iterator({ gte: from, lt: from + last })) {
        yield [key.slice(prefix.length), value];
      }
    },
  };
}

function toLevel(operation: KeyValueOperation) {
  return operation.type === 'put'
    ? { type: 'put' as const, key: operation.key, value: operation.value }
    : { type: 'del' as const, key: operation.key };
}

function reasonOf(error: unknown, folder: string): string {
  const cause = property(error, 'cause') ?? error;
  if (property(cause, 'code') === 'LEVEL_LOCKED')
    return `The folder ${folder} is in use by another local-firebase.`;
  const detail = String(property(cause, 'message') ?? cause);
  return `The folder ${folder} cannot be read: it may be damaged (${detail}). Nothing was changed; restore it or start with another folder.`;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
