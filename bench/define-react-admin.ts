import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { baseConfig, type Mode } from '../tools/webpack/base-config';

/** Compiles, minifies and names files as the console's build does; resolves imports from its own `node_modules`. */
export const defineReactAdmin =
  (dir: string) =>
  ({ mode }: { mode: Mode }): Configuration => {
    const base = baseConfig(dir, mode);
    return {
      ...base,
      entry: { main: './src/index.tsx' },
      output: { ...base.output, publicPath: '/' },
      // Without the console's exclusions from packages, which react-admin's documentation does not mention.
      resolve: { extensions: base.resolve?.extensions },
      plugins: [new HtmlWebpackPlugin({ template: './src/index.html', scriptLoading: 'defer' })],
    };
  };
