import { PlainError } from '../status/plain-error';
import type { ModuleFile } from './module-manifest';

/**
 * Turns a browser's failure to load files, of which it does not say why, into words: it asks for them once more, only
 * to look. Where nothing is wrong with them, the failure is the module's own and stays as it is.
 */
export const inWords =
  (files: readonly ModuleFile[], signal: AbortSignal) =>
  async (failure: unknown): Promise<never> => {
    if (failure instanceof PlainError || signal.aborted) throw failure;
    for (const file of files) {
      const words = await faultOf(file, signal);
      if (words) throw new PlainError(words, { cause: failure });
    }
    throw failure;
  };

async function faultOf({ entry, integrity }: ModuleFile, signal: AbortSignal): Promise<string | undefined> {
  const ask = (init: RequestInit) =>
    fetch(entry, { cache: 'no-store', credentials: 'same-origin', signal, ...init });
  const response = await ask({}).catch(() => undefined);
  if (!response) return 'Its server could not be reached.';
  if (!response.ok) return `Its server answered with status ${response.status}.`;
  if (/html/.test(response.headers.get('Content-Type') ?? ''))
    return 'Its server sent a web page instead of a program.';
  const isReleased = await ask({ integrity }).then(
    () => true,
    () => false,
  );
  return isReleased ? undefined : 'Its files are not those that were released, so they were not used.';
}
