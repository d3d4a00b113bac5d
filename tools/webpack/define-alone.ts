import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { baseConfig } from './base-config';
import { reactRefresh } from './react-refresh';

/** The page of a standalone module. */
export const alonePage = join(__dirname, 'alone.html');

/** The build of a standalone module, for development only: it contains everything that the shell would provide. */
export function defineAlone(dir: string): Configuration {
  const base = baseConfig(dir, 'development');
  return {
    ...base,
    entry: { alone: './src/standalone.ts' },
    output: { ...base.output, publicPath: '/' },
    plugins: [
      new HtmlWebpackPlugin({ template: alonePage, scriptLoading: 'defer' }),
      ...reactRefresh('development'),
    ],
  };
}
