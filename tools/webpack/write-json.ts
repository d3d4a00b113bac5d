import type { Compiler, WebpackPluginInstance } from 'webpack';

/** Adds a JSON file with facts about the build to its output. */
export const writeJson = (name: string, value: unknown): WebpackPluginInstance => ({
  apply({ hooks, webpack }: Compiler) {
    hooks.thisCompilation.tap('write-json', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'write-json', stage }, () =>
        compilation.emitAsset(name, new webpack.sources.RawSource(`${JSON.stringify(value, null, 2)}\n`)),
      );
    });
  },
});
