import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler, WebpackPluginInstance } from 'webpack';

const name = 'shell-script';

/** The template of the public pages. */
export const publicPattern = 'pages/public.html';

/**
 * Everything waits for this script, so browsers load it with high priority. It is at the end of the page but does not
 * delay the end of parsing: then browsers scroll to the fragment of the address, before the user has scrolled. A
 * public page loads it from its inline script, and only if the prerendered text is not enough.
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
