import { messagesFile } from '@console/shared/contract';
import { Compilation, sources, type Compiler, type WebpackPluginInstance } from 'webpack';
import { cataloguesIn, languagesOf, messagesOf } from '../messages/catalogue-files';

const name = 'module-messages';

/** Adds the catalogues of a module to its build, a file for each language. */
export const moduleMessages = (dir: string): WebpackPluginInstance => ({
  apply({ hooks }: Compiler) {
    hooks.thisCompilation.tap(name, (compilation) => {
      compilation.contextDependencies.add(cataloguesIn(dir));
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        for (const language of languagesOf(dir))
          compilation.emitAsset(
            messagesFile(language),
            new sources.RawSource(JSON.stringify(messagesOf(dir, language))),
          );
      });
    });
  },
});
