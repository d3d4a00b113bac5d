import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { minimizer } from './minify';

export type Mode = 'production' | 'development';

/** What the `webpack.config.cjs` of a workspace exports. */
export type DefineBuild = (options: { mode: Mode }) => Configuration | Promise<Configuration>;

const ecmaScript = 'es2022';

/** What shell and remotes have in common: TypeScript by swc, hashed names, one folder of output. */
export function baseConfig(dir: string, mode: Mode): Configuration {
  const development = mode === 'development';
  const swc = {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development, refresh: development } },
      target: ecmaScript,
    },
  };
  return {
    mode,
    // What the build adds of its own is as new as what swc makes of the sources.
    target: ['web', ecmaScript],
    context: dir,
    devtool: development ? 'cheap-module-source-map' : 'source-map',
    output: {
      path: join(dir, 'dist'),
      clean: true,
      filename: 'assets/[name].[contenthash:12].js',
      chunkFilename: 'assets/[name].[contenthash:12].js',
      assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
      crossOriginLoading: 'anonymous',
      // The specification's time-out, webpack's own default. The shell tells the person long before.
      chunkLoadTimeout: 120_000,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // Firestore brings 39 kB (brotli) for patterns in pipelines, a kind of query that the console has none of.
      alias: { re2js$: false },
    },
    module: {
      rules: [
        { test: /\.tsx?$/, loader: 'swc-loader', options: swc },
        { test: /\.(svg|webp|avif|png|woff2)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimizer: [minimizer],
      // The shortest names: half a per cent of the bytes.
      mangleExports: 'size',
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
