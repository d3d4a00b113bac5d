/** What webpack throws when a part that is fetched later does not come. */
export const isMissingPart = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** Puts what its server answers in the place of the copy that the browser may have kept of a missing part. */
export async function replaceCopy(error: unknown): Promise<void> {
  const address: unknown = isMissingPart(error) ? Reflect.get(error, 'request') : undefined;
  if (typeof address !== 'string') return;
  const response = await fetch(address, { cache: 'reload', credentials: 'same-origin' });
  // A copy is kept once it is here as a whole.
  await response.arrayBuffer();
}
