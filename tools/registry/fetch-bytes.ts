import { UserFacingError } from '../command';

const timeoutMs = 15_000;

/** A file of a deployed console. @throws UserFacingError if no server answers in time, or not with this file. */
export async function fetchBytes(
  address: URL | string,
): Promise<{ readonly body: Buffer; readonly headers: Headers }> {
  const { href } = new URL(address);
  try {
    const response = await fetch(href, { signal: AbortSignal.timeout(timeoutMs) });
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
