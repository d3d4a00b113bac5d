const { dirname, join } = require('node:path');
// Jest leads `fast-check` to this file, but not its package.json.
const { exports: entries } = require('fast-check/package.json');
const folder = dirname(require.resolve('fast-check/package.json'));
const fc = require(join(folder, entries['.'].require.default));

/**
 * Property tests get the same inputs in every run, so that a run only fails where the code has changed.
 * `CONSOLE_SEED=2 npm run unit` tries others.
 */
fc.configureGlobal({ seed: Number(process.env.CONSOLE_SEED ?? 1) });

module.exports = fc;
