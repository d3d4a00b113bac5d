import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler, WebpackPluginInstance } from 'webpack';

const name = 'shell-script';

/** What the pages of the public paths are made from. */
export const publicPattern = 'pages/public.html';

/**
 * Everything waits for this script, so browsers fetch it first of all. It stands at the end of the page and does not hold
 * up the page's own end: with that, browsers go to the part that the address names, and nobody has moved on by then.
 * A public page loads it by its own script, and only where its text alone does not serve.
 */
export const shellScript = (): WebpackPluginInstance => ({
  apply({ hooks }: Compiler) {
    hooks.compilation.tap(name, (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTags.tap(name, (page) => {
        const { scripts } = page.assetTags;
        for (const { attributes } of scripts)
          Object.assign(attributes, { async: true, fetchpriority: 'high' });
        if (page.outputName === publicPattern) scripts.length = 0;
        return page;
      });
    });
  },
});
