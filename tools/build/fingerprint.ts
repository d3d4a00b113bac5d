import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What the build of every site reads besides its own workspace. */
export const readByEverySite: readonly string[] = [
  'shared',
  'tools/webpack',
  'tools/build/build.ts',
  'tools/registry/modules.ts',
  'tsconfig.base.json',
  'package-lock.json',
];

/** Read by no build: outputs, dependencies (the lock file stands for them), tests, notes and hidden files. */
const ignored = /^(dist|node_modules|coverage|\..*|.*\.test\.tsx?|.*\.md)$/;

/** The fingerprint of a site, by its workspace: it changes when, and only when, its build may come out differently. */
export const fingerprint = (root: string, workspace: string): Promise<string> =>
  fingerprintOf(root, [workspace, ...readByEverySite]);

/** A text that changes when, and only when, a file changes, comes or goes that a build reads in these places. */
export async function fingerprintOf(root: string, places: readonly string[]): Promise<string> {
  const files = (await Promise.all(places.map((path) => filesUnder(root, path)))).flat();
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const body = await readFile(join(root, file));
    hash.update(`${file}\0${body.length}\0`).update(body);
  }
  return hash.digest('hex');
}

/** Paths relative to `root`; a path that does not exist has no files. */
async function filesUnder(root: string, path: string): Promise<string[]> {
  const found = await stat(join(root, path)).catch(() => undefined);
  if (!found) return [];
  if (found.isFile()) return [path];
  const names = (await readdir(join(root, path))).filter((name) => !ignored.test(name));
  return (await Promise.all(names.map((name) => filesUnder(root, `${path}/${name}`)))).flat();
}
