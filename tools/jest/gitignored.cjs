const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const file = join(__dirname, '../../.gitignore');
// npm packs no .gitignore: the commands as a package have none.
const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : ['node_modules/', 'dist/'];

/** The folders that `.gitignore` names, as patterns of Jest. Packages may have folders of the same names. */
module.exports.gitignoredFolders = lines
  .filter((line) => line.endsWith('/') && !line.startsWith('#'))
  .map((line) => `<rootDir>/(?!(.*/)?node_modules/.)(.*/)?${line.replaceAll('.', '\\.')}`);
