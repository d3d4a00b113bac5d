import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ignore, { type Ignore } from 'ignore';

/** What Git ignores in a folder; packages and builds also where `.gitignore` does not name them. */
export function readGitignore(root: string): Ignore {
  const file = join(root, '.gitignore');
  const lines = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return ignore().add(['.git/', 'node_modules/', 'dist/']).add(lines);
}
