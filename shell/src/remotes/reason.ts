import { UserFacingError } from '../status/plain-error';
import { isMissingPart } from './missing-part';

/** Why a module does not work, as far as that can be said in words that help; `undefined` otherwise. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof UserFacingError) return error.message;
  if (isMissingPart(error))
    return 'A part of it could not be loaded. It may have been released anew since this page was opened: Retry loads what is live.';
  return undefined;
}
