import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler, WebpackPluginInstance } from 'webpack';

const name = 'urgent-script';

/**
 * Everything waits for this script, so browsers fetch it first of all. It stands at the end of the page and does not hold
 * up the page's own end: with that, browsers go to the part that the address names, and nobody has moved on by then.
 */
export const urgentScript = (): WebpackPluginInstance => ({
  apply({ hooks }: Compiler) {
    hooks.compilation.tap(name, (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTags.tap(name, (page) => {
        for (const { attributes } of page.assetTags.scripts)
          Object.assign(attributes, { async: true, fetchpriority: 'high' });
        return page;
      });
    });
  },
});
