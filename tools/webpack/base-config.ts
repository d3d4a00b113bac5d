import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Configuration, RuleSetUseItem } from 'webpack';
import { minimizer } from './minify';

export type Mode = 'production' | 'development';

/** The export of a workspace's `webpack.config.cjs`. */
export type DefineBuild = (options: { mode: Mode }) => Configuration | Promise<Configuration>;

const ecmaScript = 'es2022';

/** The common configuration of shell and remotes: TypeScript by swc, hashed names, one output folder. */
export function baseConfig(dir: string, mode: Mode): Configuration {
  const development = mode === 'development';
  return {
    mode,
    // The code that webpack adds has the same language level as swc's output.
    target: ['web', ecmaScript],
    context: dir,
    devtool: development && 'cheap-module-source-map',
    output: {
      path: join(dir, 'dist'),
      clean: true,
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      // Scripts have the encoding of their document, which states UTF-8.
      charset: development,
      // The specification's timeout, which is webpack's default. The shell shows a message long before.
      chunkLoadTimeout: 120_000,
      // A module that fails while it is evaluated is evaluated again at the next try, not left half done.
      strictModuleExceptionHandling: !development,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // Firestore has 39 kB (brotli) for patterns in pipelines, a kind of query that the console does not use.
      alias: { re2js$: false },
    },
    module: {
      rules: [
        { resourceQuery: /^\?source$/, loader: join(__dirname, 'worker-source.cjs') },
        { test: /\.tsx?$/, resourceQuery: { not: /^\?source$/ }, use: typescript(development) },
        // The entry that Module Federation writes, also below a package.json whose type is commonjs.
        { test: /[\\/]\.federation[\\/]/, type: 'javascript/auto' },
        { test: /\.(svg|webp|avif|png|woff2)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimizer: [minimizer],
      // The shortest names save half a per cent of the bytes.
      mangleExports: 'size',
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** The loaders of TypeScript, the last one first. */
function typescript(development: boolean): RuleSetUseItem[] {
  const options = {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development, refresh: development } },
      target: ecmaScript,
    },
  };
  const swc = { loader: createRequire(__filename).resolve('swc-loader'), options };
  return development ? [swc] : [swc, join(__dirname, 'dense-source.cjs')];
}
