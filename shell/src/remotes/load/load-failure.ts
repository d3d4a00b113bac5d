import { UserFacingError } from '../status/plain-error';
import type { ModuleFile } from './module-manifest';
import { Unloadable } from './unloadable';

/**
 * Turns a browser's failure to load files, of which it does not say why, into words: it asks for them once more, only
 * to look. Where nothing is wrong with them, the failure is the module's own and stays as it is.
 */
export const inWords =
  (files: readonly ModuleFile[], signal: AbortSignal) =>
  async (failure: unknown): Promise<never> => {
    if (failure instanceof UserFacingError || signal.aborted) throw failure;
    for (const file of files) {
      const words = await faultOf(file, signal);
      if (words) throw new UserFacingError(words, { cause: failure });
    }
    throw failure;
  };

/**
 * What `load` gives, or a rejection in words. Files with which nothing is wrong by now are loaded once more: the look at
 * them has put them in the place of copies that the browser had kept.
 */
export async function loadMended<T>(
  files: readonly ModuleFile[],
  signal: AbortSignal,
  load: () => Promise<T>,
): Promise<T> {
  const looked = () => load().catch(inWords(files, signal));
  return looked().catch((failure: unknown) => {
    if (failure instanceof Unloadable && !signal.aborted) return looked();
    throw failure;
  });
}

/** Past the browser's cache, and into it: a damaged copy would else be served for as long as a sound one. */
async function faultOf({ entry, integrity }: ModuleFile, signal: AbortSignal): Promise<string | undefined> {
  const ask = (init: RequestInit) =>
    fetch(entry, { cache: 'reload', credentials: 'same-origin', signal, ...init }).catch(() => undefined);
  const released = await ask({ integrity });
  const response = released ?? (await ask({}));
  if (!response) return 'Its server could not be reached.';
  if (!response.ok) return `Its server answered with status ${response.status}.`;
  if (/html/.test(response.headers.get('Content-Type') ?? ''))
    return 'Its server sent a web page instead of a program.';
  return released ? undefined : 'Its files are not those that were released, so they were not used.';
}
