import type { FailedModule } from '@console/shared/failures';
import { readSafely } from '../lib/read-safely';

/** A module that the page may run, with the address of its manifest. */
export type RunModule = FailedModule & { readonly entry: string };

type Found = { readonly frames: string[]; readonly modules: FailedModule[] };

const mostFrames = 5;

/** A call as Chromium, or as Firefox and WebKit write it: with the address of its file, line and column. */
const frameForms = [
  /^\s*at (?:.* \()?(https?:\/\/[^\s()]+):(\d{1,7}):(\d{1,8})\)?$/,
  /^[^@]*@(https?:\/\/[^\s()]+):(\d{1,7}):(\d{1,8})$/,
];

const fileName = /^[A-Za-z0-9_.-]{1,117}\.js$/;

/** The calls of an error in files of the shell and its modules, by the names of the files, and those modules. */
export function ownFrames(error: unknown, modules: readonly RunModule[], origin = location.origin): Found {
  const found: Found = { frames: [], modules: [] };
  if (!(error instanceof Error)) return found;
  // A message may look like a call.
  const calls = readSafely(() => error.stack?.replace(error.message, ''));
  for (const line of calls?.split('\n') ?? []) {
    const [, address = '', row, column] = frameForms.map((form) => form.exec(line)).find(Boolean) ?? [];
    if (!URL.canParse(address)) continue;
    const { href, pathname } = new URL(address);
    const file = pathname.slice(pathname.lastIndexOf('/') + 1);
    const module = modules.find(({ entry }) => href.startsWith(new URL('.', entry).href));
    const name = module?.name ?? (href.startsWith(`${origin}/assets/`) ? 'shell' : undefined);
    if (!name || !fileName.test(file)) continue;
    if (found.frames.length < mostFrames) found.frames.push(`${name}/${file}:${row}:${column}`);
    if (module && !found.modules.includes(module)) found.modules.push(module);
  }
  return found;
}
