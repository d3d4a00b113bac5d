import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';
import { modules } from '../../tools/modules';

const name = 'preloads';

/** What staff's screens need besides their module's own chunk. */
const forStaff = ['console'];
const databaseClient = 'firestore';

/**
 * Asks, in the page's head, for all chunks that its path is going to need, the database's client last: what one
 * who writes a bundle by hand can do, since its build knows every chunk.
 */
export const preloads = (): WebpackPluginInstance => ({
  apply({ hooks }: Compiler) {
    hooks.compilation.tap(name, (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap(name, (page) => {
        const script = { tagName: 'script', voidTag: false, meta: {}, attributes: {} };
        page.headTags.unshift({ ...script, innerHTML: scriptOf(compilation) });
        return page;
      });
    });
  },
});

function scriptOf(compilation: Compilation): string {
  const filesOf = (groups: readonly string[]) => [
    ...new Set(groups.flatMap((group) => compilation.namedChunkGroups.get(group)?.getFiles() ?? [])),
  ];
  const ofPaths = Object.fromEntries(
    modules.flatMap(({ name: module, access, paths }) => {
      const files = filesOf(access === 'staff' ? [...forStaff, module] : [module]);
      const late =
        access === 'staff' ? filesOf([databaseClient]).filter((file) => !files.includes(file)) : [];
      return paths.map((path) => [path, { files: files.filter(isScript), late: late.filter(isScript) }]);
    }),
  );
  return `{
    const { files = [], late = [] } = ${JSON.stringify(ofPaths)}[location.pathname] ?? {};
    for (const file of [...files, ...late]) {
      const link = document.createElement('link');
      const fetchPriority = late.includes(file) ? 'low' : 'auto';
      document.head.append(Object.assign(link, { rel: 'preload', as: 'script', href: '/' + file, fetchPriority }));
    }
  }`;
}

const isScript = (file: string): boolean => file.endsWith('.js');
