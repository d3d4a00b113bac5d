import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ignore } from 'ignore';
import { readGitignore } from '../gitignore';

/** Not read by any build: tests, notes and hidden files. Nor is what Git ignores; the lock file covers the packages. */
const unread = /^(\..*|.*\.test\.tsx?|.*\.md)$/;

/** A hash that changes if and only if a file that a build reads in these places is changed, added or deleted. */
export async function fingerprintOf(root: string, places: readonly string[]): Promise<string> {
  const ignored = readGitignore(root);
  const files = (await Promise.all(places.map((path) => filesUnder(root, path, ignored)))).flat();
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const body = await readFile(join(root, file));
    hash.update(`${file}\0${body.length}\0`).update(body);
  }
  return hash.digest('hex');
}

/** Paths relative to `root`; a missing path has no files. */
async function filesUnder(root: string, path: string, ignored: Ignore): Promise<string[]> {
  const found = await stat(join(root, path)).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [path];
  const entries = await readdir(join(root, path), { withFileTypes: true });
  const names = entries
    .filter((entry) => !ignored.ignores(entry.isDirectory() ? `${entry.name}/` : entry.name))
    .map(({ name }) => name)
    .filter((name) => !unread.test(name));
  return (await Promise.all(names.map((name) => filesUnder(root, `${path}/${name}`, ignored)))).flat();
}
