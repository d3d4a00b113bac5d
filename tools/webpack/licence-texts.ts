import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Compilation, Compiler, Module, WebpackPluginInstance } from 'webpack';

const plugin = 'licence-texts';

/** The file beside a build's scripts. */
export const licenceFile = 'third-party.txt';

/**
 * Writes each package whose code or fonts a build has, with the text of its licence: the licences that we accept
 * (`tools/dependencies/licences.ts`) require that it goes with them. Assets that another tool has bundled name their
 * sources as `bundledFiles`.
 */
export const licenceTexts = (): WebpackPluginInstance => ({
  apply({ hooks, webpack }: Compiler) {
    hooks.thisCompilation.tap(plugin, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tapPromise({ name: plugin, stage }, async () => {
        const folders = new Set(filesOf(compilation).flatMap(packageFolderOf));
        const texts = await Promise.all([...folders].map(describePackage));
        compilation.emitAsset(licenceFile, new webpack.sources.RawSource(texts.sort().join('\n\n')));
      });
    });
  },
});

/** The source files of everything in the build. */
const filesOf = (compilation: Compilation): string[] => [
  ...[...compilation.modules].flatMap(partsOf).flatMap(sourcesOf),
  ...compilation.getAssets().flatMap(({ info }) => (info.bundledFiles as string[] | undefined) ?? []),
];

/** webpack puts modules together into one. */
const partsOf = (module: Module): Module[] =>
  'modules' in module ? (module.modules as Module[]).flatMap(partsOf) : [module];

/** The file of a module, and those that its loader has read. */
const sourcesOf = (module: Module): string[] => [
  module.nameForCondition() ?? '',
  ...((module.buildInfo?.fileDependencies as Iterable<string> | undefined) ?? []),
];

/** Tools keep what they generate in folders that begin with a dot. */
const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^.\\/][^\\/]*(?=[\\/])/;

const packageFolderOf = (file: string): string[] => packageFolder.exec(file) ?? [];

/** Name, version and licence of a package, and the texts that it has about them. */
async function describePackage(folder: string): Promise<string> {
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const about = JSON.parse(await read('package.json')) as Record<'name' | 'version' | 'license', string>;
  const files = (await readdir(folder)).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file)).sort();
  const texts = await Promise.all(files.map(read));
  return [`${about.name} ${about.version} (${about.license})`, ...texts.map((text) => text.trim())].join(
    '\n\n',
  );
}
