import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ignore, { type Ignore } from 'ignore';

/** What Git ignores in a folder. A package has no `.gitignore`: there, only packages and builds are generated. */
export function readGitignore(root: string): Ignore {
  const file = join(root, '.gitignore');
  const lines = existsSync(file) ? readFileSync(file, 'utf8') : 'dist/';
  return ignore().add(['.git/', 'node_modules/']).add(lines);
}
