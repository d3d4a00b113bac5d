const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const file = join(__dirname, '../../.gitignore');
// npm packs no .gitignore: the commands as a package have none.
const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : ['node_modules/', 'dist/'];

/** A line as a regular expression, for tools that take no other form. */
function patternOf(line) {
  if (/[!?[\]\\]|\*\*|\/./.test(line))
    throw new Error(`tools/jest/gitignored.cjs cannot read ${line} of .gitignore.`);
  return line.replaceAll('.', '\\.').replaceAll('*', '[^/]*') + (line.endsWith('/') ? '' : '(/|$)');
}

const patterns = lines.filter((line) => line && !line.startsWith('#')).map(patternOf);

/** Patterns for dependency-cruiser: paths from the root that `.gitignore` names, such as those in `dist/`. */
module.exports.gitignoredPaths = patterns.map((pattern) => `(^|/)${pattern}`);

/** The same as patterns of Jest. Packages may have folders of the same names. */
module.exports.gitignoredFolders = patterns.map(
  (pattern) => `<rootDir>/(?!(.*/)?node_modules/.)(.*/)?${pattern}`,
);
