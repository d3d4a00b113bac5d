import { availableParallelism } from 'node:os';
import TerserPlugin from 'terser-webpack-plugin';

/**
 * Minifies by swc and what that left once more by terser, which also takes the licences out into a file beside the
 * script: the database's client alone has 80 kB of them.
 */
export const minimizer = new TerserPlugin({
  minify: [TerserPlugin.swcMinify, TerserPlugin.terserMinify],
  extractComments: true,
  // The default leaves one core to webpack, which only waits meanwhile.
  parallel: availableParallelism(),
  terserOptions: [{ compress: { passes: 3 } }, { compress: { passes: 2, ecma: 2020 } }],
});
