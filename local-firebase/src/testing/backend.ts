import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { admin } from '../auth-context';
import { commit, type Backend } from '../commit/commit';
import { parseWrite } from '../commit/parse-write';
import { Database } from '../database/database';
import { allowAll, type RulesGate } from '../rules-gate';
import { plainFields } from '../seed/plain-value';
import { openStore } from '../storage';

export const databaseId = 'projects/demo-test/databases/(default)';
export const root = `${databaseId}/documents`;

export interface TestBackend extends Backend {
  /** Stores a document of plain JSON, replacing what was there. */
  set(path: string, data: object): void;
  delete(path: string): void;
  /** Applies writes as they come on the wire. */
  write(...writes: object[]): ReturnType<typeof commit>;
  /** Opens the same data again, as after a restart. */
  reopen(): Promise<TestBackend>;
  close(): Promise<void>;
}

/** A real database in a folder of its own, which `close` removes. */
export async function openBackend(gate: RulesGate = allowAll, given?: string): Promise<TestBackend> {
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'local-firebase-')));
  const store = await openStore(folder);
  const backend = { database: await Database.open(store.namespace('firestore')), gate };
  const write = (...writes: object[]) =>
    commit(
      backend,
      admin,
      writes.map((json) => parseWrite(databaseId, json)),
    );
  return {
    ...backend,
    write,
    set: (path, data) =>
      void write({ update: { name: `${root}/${path}`, fields: plainFields(data, new Date()) } }),
    delete: (path) => void write({ delete: `${root}/${path}` }),
    async reopen() {
      await store.close();
      return openBackend(gate, folder);
    },
    async close() {
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
}
