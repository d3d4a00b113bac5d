import { createHash } from 'node:crypto';
import { Compilation, sources, type Compiler, type WebpackPluginInstance } from 'webpack';

const length = 12;
const placeholder = 'nameofbuild_'.padEnd(length, '_');

/** The name under which a build registers its chunks in the page, until {@link buildName} has replaced its end. */
export const uniqueNameOf = (name: string): string => `${name}_${placeholder}`;

/**
 * Names a build by its scripts. Two releases of a module can be in one page, and must not use each other's chunks; a
 * change that leaves the scripts as they are makes no new release. To be listed before the plugin that hashes the
 * scripts.
 */
export const buildName = (): WebpackPluginInstance => ({
  apply({ hooks }: Compiler) {
    hooks.thisCompilation.tap('build-name', (compilation) => {
      // After this stage, no script changes.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'build-name', stage }, () => nameScripts(compilation));
    });
  },
});

function nameScripts(compilation: Compilation): void {
  const files = Object.keys(compilation.assets).filter((file) => file.endsWith('.js'));
  const textOf = (file: string) => String(compilation.getAsset(file)?.source.source());
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(`${file}\0${textOf(file)}\0`);
  const name = hash.digest('hex').slice(0, length);
  for (const file of files)
    compilation.updateAsset(file, (source) => {
      const text = textOf(file);
      const replaced = new sources.ReplaceSource(source);
      for (let at = text.indexOf(placeholder); at >= 0; at = text.indexOf(placeholder, at + length))
        replaced.replace(at, at + length - 1, name);
      return replaced;
    });
}
