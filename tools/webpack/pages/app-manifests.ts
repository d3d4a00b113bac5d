import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { languages } from '@console/shared/i18n';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { appManifestAt } from '@console/shared/model';
import { appManifest, type AppIcon } from '../../../shell/src/install/app-manifest';
import { iconFolder, icons } from '../../icons/drawings';
import { translatorOf } from '../../messages/catalogue-files';

const name = 'app-manifests';

type NamedIcon = AppIcon & { readonly content: Buffer };

/** The icons, whose addresses name their content, so that browsers may keep them. */
const namedIcons = (): NamedIcon[] =>
  Object.entries(icons).map(([file, { size, purpose }]) => {
    const content = readFileSync(join(iconFolder, file));
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    return { content, size, purpose, src: `/assets/${file.replace('.', `.${hash}.`)}` };
  });

/** Adds the web app manifest of each language to the shell's build, and their icons. */
export const appManifests = (dir: string): WebpackPluginInstance => ({
  apply({ hooks, webpack }: Compiler) {
    hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const emit = (address: string, content: string | Buffer) =>
          compilation.emitAsset(address.slice(1), new webpack.sources.RawSource(content));
        const drawn = namedIcons();
        for (const { src, content } of drawn) emit(src, content);
        for (const language of languages) {
          const manifest = appManifest(language, translatorOf(dir, language), drawn);
          emit(appManifestAt(language), JSON.stringify(manifest));
        }
      });
    });
  },
});
