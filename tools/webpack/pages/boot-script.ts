import { join } from 'node:path';
import { paths, titles } from '@console/shared/model';
import { storageKeys } from '@console/shared/storage';
import type { Compilation } from 'webpack';
import type { ShellParts } from '../../../shell/src/boot/shell-parts';
import { languages, pseudoLanguage } from '@console/shared/i18n';
import { languagesOf } from '../../messages/catalogue-files';
import { bundleScript } from './bundle-script';
import { messageScriptAddress } from './message-scripts';
import type { PaintedPage } from '../../../shell/src/first-paint/first-paint';

const isOffered = (language: string) => languages.some((each) => each === language);

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
  const [app, modules] = [filesOf('app'), filesOf('federation')];
  const staff = [...filesOf('console'), ...filesOf('ui')];
  const first = filesOf('firestore');
  const then = [...new Set([...app, ...staff, ...modules])].filter((file) => !first.includes(file));
  const shellParts: ShellParts[PaintedPage] =
    page === 'public' ? { app, modules } : { app, staff, first, then };
  const { text: script } = bundleScript(join(dir, `src/boot/${page}-page.ts`), {
    'paths.landing': JSON.stringify(paths.landing),
    'paths.seasonList': JSON.stringify(paths.seasonList),
    'storageKeys.user': JSON.stringify(storageKeys.user),
  });
  // esbuild would wrap each table that it defines into a module.
  // Whatever else a link may name.
  const otherLanguages = [...languagesOf(dir).filter((each) => !isOffered(each)), pseudoLanguage];
  const language = { languages, otherLanguages, messageScripts: messageScriptAddress(dir, compilation) };
  const named =
    page === 'public'
      ? { ...language, shellScript, shellParts }
      : { ...language, shellParts, titles, picture };
  const tables = Object.entries(named).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  // After the tables, "use strict" would be a mere expression.
  return `{let ${tables.join()};${script.replace(/^"use strict";/, '')}}`;
}
