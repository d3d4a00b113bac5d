import { PlainError } from '../status/plain-error';

/** Why a module does not work, as far as that can be said in words that help; `undefined` otherwise. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof PlainError) return error.message;
  // What webpack throws when a part that is fetched later does not come.
  if (error instanceof Error && error.name === 'ChunkLoadError')
    return 'A part of it could not be loaded. It may have been released anew since this page was opened: Retry loads what is live.';
  return undefined;
}
