import { Compilation, sources, type Compiler, type WebpackPluginInstance } from 'webpack';

const name = 'file-list';

/** Names the other files of a build in `files.json`, with which a release can be copied from its host. */
export const fileList = (): WebpackPluginInstance => ({
  apply({ hooks }: Compiler) {
    hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) =>
        compilation.emitAsset(
          'files.json',
          new sources.RawSource(JSON.stringify(Object.keys(assets).sort())),
        ),
      );
    });
  },
});
