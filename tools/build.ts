import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack from 'webpack';
import type { DefineBuild } from './webpack/base-config';

/**
 * Builds the workspace of the current folder by its own `webpack.config.cjs` into `dist/`.
 * Exits with 1 and webpack's words when that fails.
 */
const load = createRequire(__filename);
const define = load(join(process.cwd(), 'webpack.config.cjs')) as DefineBuild;

async function build(): Promise<boolean> {
  const compiler = webpack(await define({ mode: 'production' }));
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error) return reject(error);
      const clean = stats !== undefined && !stats.hasErrors() && !stats.hasWarnings();
      if (!clean) console.error(stats?.toString('errors-warnings'));
      resolve(clean);
    });
  });
}

void build().then((clean) => process.exit(clean ? 0 : 1));
