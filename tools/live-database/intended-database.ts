import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../root';
import type { Intended } from './compare-database';

/** The rules and indexes of this repository. */
export async function intendedDatabase(): Promise<Intended> {
  const [rules = '', indexes = ''] = await Promise.all(
    ['firestore.rules', 'firestore.indexes.json'].map((name) => readFile(join(root, name), 'utf8')),
  );
  return { rules, indexes: JSON.parse(indexes) as unknown };
}
