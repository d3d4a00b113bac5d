import { join } from 'node:path';
import { ClassicLevel } from 'classic-level';
import { BatchWriter } from './batch-writer';
import { DataFolderError, prepareDataFolder, writeFormat } from './data-folder';
import type { KeyValueOperation, KeyValueStore } from './key-value-store';
import { findDamage } from './find-damage';
import { OwnerFile } from './owner-file';
import { sealAll } from './seal-all';
import { seal, unseal } from './sealed-value';

type Level = ClassicLevel<string, string>;

/** The one open data folder, divided into namespaces. */
export interface Store {
  /** The name must not contain a slash. */
  namespace(name: string): KeyValueStore;
  /** Tells whoever finds the folder locked where its data is served. */
  announce(address: string): Promise<void>;
  /** Finishes what was begun and lets the folder go. */
  close(): Promise<void>;
}

// Sorts after every other character, also as UTF-8 bytes.
const last = '\u{10ffff}';

// How much is read in one go: many small steps would make up half of the start of a large store.
const readAtOnce = 1024 * 1024;
const mostAtOnce = 1000;

/**
 * Opens (or creates) a data folder and locks it.
 * Throws a DataFolderError when it is locked, damaged, foreign or of a newer format.
 * The log is told when the disk fails later, as a full one does: applications are told to try again, and wait.
 */
export async function openStore(
  folder: string,
  log: (line: string) => void = () => undefined,
): Promise<Store> {
  const { isOlder } = await prepareDataFolder(folder);
  const files = join(folder, 'store');
  const damage = await findDamage(files);
  if (damage !== undefined) throw damaged(folder, damage);
  const owner = new OwnerFile(folder);
  const level: Level = new ClassicLevel(files);
  await level.open().catch(async (error: unknown) => {
    throw isLocked(error) ? inUse(folder, await owner.describe()) : damaged(folder, detailOf(error));
  });
  await owner.write();
  if (isOlder) await upgrade(folder, level, owner);
  const writer = new BatchWriter(
    (operations) => level.batch(operations.map(toLevel), { sync: true }),
    (reason) =>
      log(
        `The folder ${folder} cannot be written to (${detailOf(reason)}). Nothing is answered from here on; what was acknowledged is kept. Put it right and start again.`,
      ),
  );
  return {
    namespace: (name) => namespaceOf(level, writer, `${name}/`, folder),
    announce: (address) => owner.write(address),
    async close() {
      await writer.settled();
      await owner.remove();
      await level.close();
    },
  };
}

/** The format is raised last: until then the next start does it again. */
async function upgrade(folder: string, level: Level, owner: OwnerFile): Promise<void> {
  try {
    await sealAll(level);
    await writeFormat(folder);
  } catch (error) {
    await owner.remove();
    await level.close();
    throw damaged(folder, detailOf(error));
  }
}

function namespaceOf(level: Level, writer: BatchWriter, prefix: string, folder: string): KeyValueStore {
  const batch = (operations: readonly KeyValueOperation[]) =>
    writer.write(operations.map((operation) => ({ ...operation, key: prefix + operation.key })));
  return {
    async get(key) {
      try {
        const stored = await level.get(prefix + key);
        return stored === undefined ? undefined : unseal(prefix + key, stored);
      } catch (error) {
        throw damaged(folder, detailOf(error));
      }
    },
    put: (key, value) => batch([{ type: 'put', key, value }]),
    delete: (key) => batch([{ type: 'delete', key }]),
    batch,
    async *entries(keyPrefix = '') {
      const from = prefix + keyPrefix;
      const iterator = level.iterator({ gte: from, lt: from + last, highWaterMarkBytes: readAtOnce });
      try {
        for (;;) {
          const entries = await iterator.nextv(mostAtOnce);
          if (entries.length === 0) return;
          for (const [key, stored] of entries) yield [key.slice(prefix.length), unseal(key, stored)];
        }
      } catch (error) {
        throw damaged(folder, detailOf(error));
      } finally {
        await iterator.close();
      }
    },
  };
}

function toLevel(operation: KeyValueOperation) {
  return operation.type === 'put'
    ? { type: 'put' as const, key: operation.key, value: seal(operation.key, operation.value) }
    : { type: 'del' as const, key: operation.key };
}

const inUse = (folder: string, owner: string): DataFolderError =>
  new DataFolderError(
    `The folder ${folder} is in use by another local-firebase${owner && `: ${owner}`}. Stop that one, or choose another folder.`,
  );

const damaged = (folder: string, detail: string): DataFolderError =>
  new DataFolderError(
    `The folder ${folder} cannot be read: it may be damaged (${detail}). None of its data was changed; restore it or start with another folder.`,
  );

const isLocked = (error: unknown): boolean => property(causeOf(error), 'code') === 'LEVEL_LOCKED';
const detailOf = (error: unknown): string => String(property(causeOf(error), 'message') ?? error);
const causeOf = (error: unknown): unknown => property(error, 'cause') ?? error;

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
