import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Auth } from '../auth';
import { stage } from '../commit/stage';
import type { Database } from '../database/database';
import { documentName } from '../paths/resource-name';
import { contestSeed } from './contest-seed';
import { plainFields } from './plain-value';

/**
 * Fills a database that was never written to; any other is left alone. All documents are one commit, the accounts
 * come before it: after a crash in between the next start begins again.
 */
export async function loadSeed(
  folder: string,
  root: string,
  database: Database,
  auth: Auth,
): Promise<number> {
  if (!database.pristine) return 0;
  const { accounts, documents } = contestSeed(await readFiles(folder));
  await auth.addAccounts(accounts);
  const today = new Date();
  const writes = documents.map(({ path, data }) => ({
    kind: 'update' as const,
    name: documentName(`${root}/${path}`),
    fields: plainFields(data, today),
    transforms: [],
  }));
  const version = database.nextVersion();
  database.apply(stage(writes, (name) => database.get(name), version).after, version);
  await database.durable();
  return writes.length;
}

async function readFiles(folder: string): Promise<Map<string, unknown>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return new Map(names.map((name, index) => [name, JSON.parse(texts[index] ?? '') as unknown]));
}
