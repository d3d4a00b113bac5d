import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { paths, titles } from '@console/shared/model';
import { storageKeys } from '@console/shared/storage';
import type { Compilation } from 'webpack';
import type { ShellParts } from '../../../shell/src/boot/needed-parts';

/** The text of the script that each page of the shell begins with; it knows the names of this build's files. */
export function bootScript(dir: string, compilation: Compilation, picture: string): string {
  const filesOf = (name: string) => {
    const group = compilation.namedChunkGroups.get(name);
    if (!group) throw new Error(`The shell has no part '${name}' to be loaded ahead`);
    return group
      .getFiles()
      .filter((file) => file.endsWith('.js'))
      .map((file) => `/${file}`);
  };
  const shellParts: ShellParts = {
    modules: filesOf('federation'),
    staff: [...filesOf('console'), ...filesOf('ui')],
    database: filesOf('firestore'),
  };
  const { outputFiles } = buildSync({
    entryPoints: [join(dir, 'src/boot/preload.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    define: {
      shellParts: JSON.stringify(shellParts),
      titles: JSON.stringify(titles),
      picture: JSON.stringify(picture),
      'paths.landing': JSON.stringify(paths.landing),
      'paths.seasonList': JSON.stringify(paths.seasonList),
      'storageKeys.user': JSON.stringify(storageKeys.user),
    },
  });
  return outputFiles[0]?.text.trim() ?? '';
}
