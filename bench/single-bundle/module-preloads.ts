import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';
import { modules } from '../../tools/registry/modules';

const name = 'module-preloads';

/**
 * Preloads, from the page's head, the chunks of the module that has the path: as early as the console preloads its
 * modules, but without the registry, since this build knows every chunk.
 */
export const modulePreloads = (): WebpackPluginInstance => ({
  apply({ hooks }: Compiler) {
    hooks.compilation.tap(name, (compilation) => {
      // The page preloads the runtime of modules, which does not exist here; the entry is loaded anyway.
      compilation.hooks.afterChunks.tap(name, () => {
        const entry = compilation.entrypoints.get('shell');
        if (entry) compilation.namedChunkGroups.set('federation', entry);
      });
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap(name, (page) => {
        const script = { tagName: 'script', voidTag: false, meta: {}, attributes: {} };
        page.headTags.unshift({ ...script, innerHTML: scriptOf(compilation) });
        return page;
      });
    });
  },
});

function scriptOf(compilation: Compilation): string {
  const filesOf = (group: string) =>
    (compilation.namedChunkGroups.get(group)?.getFiles() ?? []).filter((file) => file.endsWith('.js'));
  const ofPaths = modules.map(({ name: module, paths }) => ({ paths, files: filesOf(module) }));
  return `{
    const { files = [] } = ${JSON.stringify(ofPaths)}.find(({ paths }) => paths.includes(location.pathname)) ?? {};
    // A complete text needs no script until the user focuses a control.
    if (!document.documentElement.dataset.textOf) for (const file of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href: '/' + file }));
  }`;
}
