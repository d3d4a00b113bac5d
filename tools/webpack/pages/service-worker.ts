import { join } from 'node:path';
import { languages } from '@console/shared/i18n';
import { publicTitles } from '@console/shared/model';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { offlinePage } from '../../../shell/src/worker/offline-page';
import { translatorOf } from '../../messages/catalogue-files';
import type { Mode } from '../base-config';
import { bundleScript, type Bundle } from './bundle-script';

const name = 'service-worker';

/** The scripts by their name in the build. A development server withdraws the worker that `npm start` has left. */
const scripts: Readonly<Record<Mode, Readonly<Record<string, string>>>> = {
  production: { 'service-worker.js': 'service-worker', 'no-service-worker.js': 'no-service-worker' },
  development: { 'service-worker.js': 'no-service-worker' },
};

/** Adds the service worker to the shell's build, and the script that replaces it to withdraw it. */
export const serviceWorker = (dir: string, mode: Mode): WebpackPluginInstance => ({
  apply({ hooks, webpack }: Compiler) {
    hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        for (const [file, script] of Object.entries(scripts[mode])) {
          const { text, files } = bundle(dir, script);
          compilation.emitAsset(file, new webpack.sources.RawSource(text), {
            minimized: true,
            bundledFiles: files,
          });
        }
      });
    });
  },
});

const offlinePagesOf = (dir: string): Record<string, string> =>
  Object.fromEntries(
    languages.map((language) => [language, offlinePage(language, translatorOf(dir, language))]),
  );

const bundle = (dir: string, script: string): Bundle =>
  bundleScript(join(dir, `src/worker/${script}.ts`), {
    offlinePages: JSON.stringify(offlinePagesOf(dir)),
    publicPaths: JSON.stringify(Object.keys(publicTitles)),
    'process.env.NODE_ENV': '"production"',
  });
