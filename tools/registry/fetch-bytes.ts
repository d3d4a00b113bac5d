import { UserFacingError } from '../command';

const timeoutMs = 15_000;

type Fetched = { readonly body: Buffer; readonly headers: Headers };

/** A file of a deployed console. @throws UserFacingError if no server answers in time, or not with this file. */
export async function fetchBytes(address: URL | string): Promise<Fetched> {
  const found = await fetchIfThere(address);
  if (!found) throw new UserFacingError(`${new URL(address).href} answered with status 404.`);
  return found;
}

/** The same, or `undefined` where the server has no such file. @throws UserFacingError */
export async function fetchIfThere(address: URL | string): Promise<Fetched | undefined> {
  const { href } = new URL(address);
  try {
    const response = await fetch(href, { signal: AbortSignal.timeout(timeoutMs) });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new UserFacingError(`${href} answered with status ${response.status}.`);
    return { body: Buffer.from(await response.arrayBuffer()), headers: response.headers };
  } catch (error) {
    if (error instanceof UserFacingError) throw error;
    throw new UserFacingError(`${href} could not be reached: ${reasonOf(error)}.`);
  }
}

/** For a failed fetch, the inner one of the two errors contains the reason. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && cause.message ? cause.message : String(error);
}
