import { resolve } from 'node:path';
import { NormalModuleReplacementPlugin, type Configuration } from 'webpack';
import type { Mode } from '../../tools/webpack/base-config';
import { defineShell } from '../../tools/webpack/define-shell';
import { modulePreloads } from './module-preloads';

/** The console without federation: the shell's own build, with each module as an ordinary chunk. */
export const defineSingleBundle =
  (dir: string) =>
  ({ mode }: { mode: Mode }): Configuration => {
    const shell = defineShell(resolve(dir, '../../shell'))({ mode });
    return {
      ...shell,
      output: { ...shell.output, path: resolve(dir, 'dist'), uniqueName: 'single_bundle' },
      plugins: [
        ...(shell.plugins ?? []),
        new NormalModuleReplacementPlugin(/[\\/]load-remote$/, resolve(dir, 'load-remote.ts')),
        modulePreloads(),
      ],
    };
  };
