import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler, WebpackPluginInstance } from 'webpack';

const name = 'urgent-script';

/** Browsers fetch a deferred script last of all; everything waits for this one. */
export const urgentScript = (): WebpackPluginInstance => ({
  apply({ hooks }: Compiler) {
    hooks.compilation.tap(name, (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTags.tap(name, (page) => {
        for (const script of page.assetTags.scripts) script.attributes.fetchpriority = 'high';
        return page;
      });
    });
  },
});
