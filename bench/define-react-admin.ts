import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { baseConfig, type Mode } from '../tools/webpack/base-config';

/** Compiled, minified and named as the console is; what it imports comes from its own `node_modules`. */
export const defineReactAdmin =
  (dir: string) =>
  ({ mode }: { mode: Mode }): Configuration => {
    const base = baseConfig(dir, mode);
    return {
      ...base,
      entry: { main: './src/index.tsx' },
      output: { ...base.output, publicPath: '/' },
      // None of what the console leaves out of its packages: react-admin's documentation knows nothing of that.
      resolve: { extensions: base.resolve?.extensions },
      plugins: [new HtmlWebpackPlugin({ template: './src/index.html', scriptLoading: 'defer' })],
    };
  };
