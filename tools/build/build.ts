import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import webpack from 'webpack';
import type { DefineBuild } from '../webpack/base-config';

/**
 * Builds the workspaces of the named folders, or that of the current one, each with its own `webpack.config.cjs` into
 * its `dist/`. One process loads webpack and the compilers once for all of them. At the first failure, prints
 * webpack's errors and exits with 1.
 */
const load = createRequire(__filename);

async function build(folder: string): Promise<boolean> {
  const define = load(join(folder, 'webpack.config.cjs')) as DefineBuild;
  const compiler = webpack(await define({ mode: 'production' }));
  return new Promise((done, reject) => {
    compiler?.run((error, stats) => {
      if (error) return reject(error);
      const clean = stats !== undefined && !stats.hasErrors() && !stats.hasWarnings();
      if (!clean) console.error(`${folder}:\n${stats?.toString('errors-warnings')}`);
      done(clean);
    });
  });
}

async function buildAll(folders: readonly string[]): Promise<boolean> {
  for (const folder of folders) if (!(await build(resolve(folder)))) return false;
  return true;
}

const named = process.argv.slice(2);
void buildAll(named.length > 0 ? named : ['.']).then((clean) => process.exit(clean ? 0 : 1));
