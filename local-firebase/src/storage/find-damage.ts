import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hasLostBatches } from './log-check';
import { isDamagedTable } from './table-check';

/**
 * Finds the damage that LevelDB would pass over, and says what it is. Without `CURRENT` it would take the folder for a
 * new one and delete its data; without a log, or with part of one, it would go on from an earlier state
 * (https://github.com/google/leveldb/blob/main/doc/impl.md). All other damage but wrong bytes in a table it reports
 * itself.
 */
export async function findDamage(folder: string): Promise<string | undefined> {
  const names = await readdir(folder).catch((): string[] => []);
  const logs = await Promise.all(
    names.filter((name) => name.endsWith('.log')).map((name) => readFile(join(folder, name))),
  );
  const tables = names.filter((name) => /\.(ldb|sst)$/.test(name));
  const hasTables = tables.length > 0;
  if (!names.includes('CURRENT') && (hasTables || logs.some((log) => log.length > 0)))
    return 'CURRENT is missing';
  if (hasTables && logs.length === 0) return 'its log is missing';
  if (logs.some(hasLostBatches)) return 'its log has lost commits';
  // One after the other: together they may be larger than the memory.
  for (const name of tables) {
    if (isDamagedTable(await readFile(join(folder, name)))) return `wrong bytes in its table ${name}`;
  }
  return undefined;
}
