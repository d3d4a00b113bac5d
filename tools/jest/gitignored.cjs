const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const file = join(__dirname, '../../.gitignore');
// npm packs no .gitignore: the commands as a package have none.
const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : ['node_modules/', 'dist/'];

/** The folders that `.gitignore` names, such as `dist/`, as regular expressions. */
const folders = lines
  .filter((line) => line.endsWith('/') && !line.startsWith('#'))
  .map((line) => line.replaceAll('.', '\\.'));

/** Patterns for dependency-cruiser: paths from the root in one of these folders. */
module.exports.gitignoredPaths = folders.map((folder) => `(^|/)${folder}`);

/** The same as patterns of Jest. Packages may have folders of the same names. */
module.exports.gitignoredFolders = folders.map(
  (folder) => `<rootDir>/(?!(.*/)?node_modules/.)(.*/)?${folder}`,
);
