import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import * as v from 'valibot';
import { daysOfOpenTabs } from '../release/switch-release';

const leftSchema = v.record(v.string(), v.string());

/**
 * Deletes the files of earlier shells from the shell's folder, unless they were live within the number of days that a
 * tab may stay open. `record` is the file with the time since which each file is not live. Returns the deleted files.
 */
export async function pruneShell(
  folder: string,
  live: ReadonlySet<string>,
  record: string,
): Promise<string[]> {
  const now = new Date();
  const tooOld = new Date(now.getTime() - daysOfOpenTabs * 86_400_000).toISOString();
  const known = await readRecord(record);
  const earlier = (await filesIn(folder)).filter((file) => !live.has(file));
  const left = new Map(earlier.map((file) => [file, known[file] ?? now.toISOString()]));
  const gone = earlier.filter((file) => (left.get(file) ?? '') < tooOld);
  for (const file of gone) {
    await rm(join(folder, file));
    left.delete(file);
  }
  await writeFile(record, `${JSON.stringify(Object.fromEntries(left), null, 2)}\n`);
  return gone;
}

/** Files below a folder, by their relative paths with slashes. */
export async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((item) => item.isFile())
    .map((item) => relative(folder, join(item.parentPath, item.name)).split(sep).join('/'))
    .sort();
}

/** Without a readable record, every file counts as live until now: keeping it for another week does no harm. */
async function readRecord(record: string): Promise<Record<string, string>> {
  const text = await readFile(record, 'utf8').catch(() => '{}');
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), leftSchema), text);
  return parsed.success ? parsed.output : {};
}
