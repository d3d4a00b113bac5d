import { existsSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join, relative } from 'node:path';
import ignore, { type Ignore } from 'ignore';

/** What Git ignores in a folder; packages and builds also where `.gitignore` does not name them. */
export function readGitignore(root: string): Ignore {
  const file = join(root, '.gitignore');
  const lines = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return ignore().add(['.git/', 'node_modules/', 'dist/']).add(lines);
}

/** Copies a file or folder to the same place in another folder, without what Git ignores and what is not wanted. */
export async function copySources(
  root: string,
  name: string,
  folder: string,
  isWanted = (_path: string) => true,
): Promise<void> {
  const ignored = readGitignore(root);
  // A line with a slash at its end names folders only.
  const isIgnored = (path: string) => ignored.ignores(path) || ignored.ignores(`${path}/`);
  await cp(join(root, name), join(folder, name), {
    recursive: true,
    filter: (path) => !isIgnored(relative(root, path)) && isWanted(path),
  });
}
