import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { paths, titles } from '@console/shared/model';
import { storageKeys } from '@console/shared/storage';
import type { Compilation } from 'webpack';
import type { ShellParts } from '../../../shell/src/boot/shell-parts';
import type { PaintedPage } from '../../../shell/src/first-paint/first-paint';

/** The inline script at the start of the shell's pages; it contains the names of this build's files. */
export function bootScript(
  dir: string,
  page: PaintedPage,
  compilation: Compilation,
  picture: string,
): string {
  const filesOf = (name: string) => {
    const group = compilation.namedChunkGroups.get(name);
    if (!group) throw new Error(`The shell has no part '${name}' to be loaded ahead`);
    return group
      .getFiles()
      .filter((file) => file.endsWith('.js'))
      .map((file) => `/${file}`);
  };
  const [shellScript] = filesOf('shell');
  const shellParts: ShellParts = {
    modules: filesOf('federation'),
    staff: [...filesOf('console'), ...filesOf('ui')],
    database: filesOf('firestore'),
  };
  const { outputFiles } = buildSync({
    entryPoints: [join(dir, `src/boot/${page}-page.ts`)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    define: {
      shellScript: JSON.stringify(shellScript),
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
