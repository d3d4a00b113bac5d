import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Not read by any build: outputs, dependencies (covered by the lock file), tests, notes and hidden files. */
const ignored = /^(dist|node_modules|coverage|\..*|.*\.test\.tsx?|.*\.md)$/;

/** A hash that changes if and only if a file that a build reads in these places is changed, added or deleted. */
export async function fingerprintOf(root: string, places: readonly string[]): Promise<string> {
  const files = (await Promise.all(places.map((path) => filesUnder(root, path)))).flat();
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const body = await readFile(join(root, file));
    hash.update(`${file}\0${body.length}\0`).update(body);
  }
  return hash.digest('hex');
}

/** Paths relative to `root`; a missing path has no files. */
async function filesUnder(root: string, path: string): Promise<string[]> {
  const found = await stat(join(root, path)).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [path];
  const names = (await readdir(join(root, path))).filter((name) => !ignored.test(name));
  return (await Promise.all(names.map((name) => filesUnder(root, `${path}/${name}`)))).flat();
}
