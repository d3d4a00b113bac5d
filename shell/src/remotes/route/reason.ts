import { t } from '@console/shared/i18n';
import { UserFacingError } from '../../errors/user-facing-error';
import { isMissingPart } from '../load/missing-part';

/** Why a module does not work, where that helps the user; `undefined` otherwise. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof UserFacingError) return error.message;
  if (isMissingPart(error))
    return t('A part of it could not be loaded. A new version may be out. Retry loads it.');
  return undefined;
}
