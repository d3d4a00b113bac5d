import { readSafely } from '../../lib/read-safely';

/** What webpack throws when a part that is fetched later does not come. */
export const isMissingPart = (error: unknown): error is Error =>
  error instanceof Error && readSafely(() => error.name) === 'ChunkLoadError';

/** Replaces the browser's cached copy of a missing chunk with the server's response. */
export async function replaceCopy(error: unknown): Promise<void> {
  const address: unknown = isMissingPart(error) ? Reflect.get(error, 'request') : undefined;
  if (typeof address !== 'string') return;
  const response = await fetch(address, { cache: 'reload', credentials: 'same-origin' });
  // The browser caches a response only once it is complete.
  await response.arrayBuffer();
}
