import { dirname } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { moduleIn } from '../registry/module-facts';
import { baseConfig, type Mode } from './base-config';
import { contractUse } from './contract-use';
import { buildName, uniqueNameOf } from './build-name';
import { fileList } from './file-list';
import { moduleMessages } from './module-messages';
import { modulePages } from './pages/module-pages';
import { licenceTexts } from './licence-texts';
import { reactRefresh } from './react-refresh';
import { scriptIntegrity } from './script-integrity';
import { neededSettings } from './shared-modules';
import { statementOf } from './statement';

/** The build of a remote: its one exposed module, without copies of the shell's libraries. */
export const defineRemote =
  (dir: string) =>
  ({ mode }: { mode: Mode }): Configuration => {
    const { name, access } = moduleIn(dir);
    const base = baseConfig(dir, mode);
    return {
      ...base,
      entry: {},
      output: {
        ...base.output,
        // A release has a folder of its own, so its files need no hash in their names. Minified code would depend on it.
        filename: 'assets/[name].js',
        chunkFilename: 'assets/[name].js',
        publicPath: 'auto',
        uniqueName: uniqueNameOf(name),
      },
      plugins: [
        new ModuleFederationPlugin({
          name,
          // Beside the manifest: in another folder, the chunks' addresses would contain '..' and never match the
          // preloads'.
          filename: 'remoteEntry.js',
          exposes: { './module': './src/module.ts' },
          shared: neededSettings(dirname(dir), dir),
          // The default strategy loads the entry of every remote at the first lookup.
          shareStrategy: 'loaded-first',
          dts: false,
          dev: false,
          experiments: { externalRuntime: true },
        }),
        contractUse(statementOf(dir)),
        moduleMessages(dir),
        // In development, chunks change without the registry.
        ...(mode === 'production'
          ? [
              buildName(),
              scriptIntegrity(),
              licenceTexts(),
              fileList(),
              ...(access === 'public' ? [modulePages(dir)] : []),
            ]
          : []),
        ...reactRefresh(mode),
      ],
    };
  };
