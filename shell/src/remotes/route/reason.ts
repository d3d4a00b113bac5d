import { UserFacingError } from '../status/plain-error';
import { isMissingPart } from './missing-part';

/** Why a module does not work, as far as that can be said in words that help; `undefined` otherwise. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof UserFacingError) return error.message;
  if (isMissingPart(error))
    return 'A part of it could not be loaded. A new version may be out. Retry loads it.';
  return undefined;
}
