import { basename, dirname } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { fingerprint } from '../build/fingerprint';
import { baseConfig, type Mode } from './base-config';
import { modulePages } from './pages/module-pages';
import { reactRefresh } from './react-refresh';
import { scriptIntegrity } from './script-integrity';
import { neededSettings } from './shared-modules';
import { statementOf } from './statement';
import { writeJson } from './write-json';

/** The build of a remote: its one exposed module, without copies of the shell's libraries. */
export const defineRemote =
  (dir: string, name: string) =>
  async ({ mode }: { mode: Mode }): Promise<Configuration> => {
    const buildId = (await fingerprint(dirname(dir), basename(dir))).slice(0, 12);
    const base = baseConfig(dir, mode);
    return {
      ...base,
      entry: {},
      output: {
        ...base.output,
        publicPath: 'auto',
        // A second release of a module must not use the first one's chunks.
        uniqueName: `${name}_${buildId}`,
      },
      plugins: [
        new ModuleFederationPlugin({
          name,
          // Beside the manifest: in another folder, the chunks' addresses would contain '..' and never match the
          // preloads'.
          filename: 'remoteEntry.[contenthash:12].js',
          exposes: { './module': './src/module.ts' },
          shared: neededSettings(dirname(dir), dir),
          // The default strategy loads the entry of every remote at the first lookup.
          shareStrategy: 'loaded-first',
          dts: false,
          dev: false,
          experiments: { externalRuntime: true },
        }),
        writeJson('module.json', statementOf(dir, name)),
        // In development, chunks change without the registry.
        ...(mode === 'production' ? [scriptIntegrity(), ...modulePages(dir, name)] : []),
        ...reactRefresh(mode),
      ],
    };
  };
