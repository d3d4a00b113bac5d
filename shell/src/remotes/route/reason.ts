import { t } from '@console/shared/i18n';
import { UserFacingError } from '../../lib/user-facing-error';
import { isMissingPart } from '../load/missing-part';

/** Why a module does not work, where that helps the user; `undefined` otherwise. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof UserFacingError) return error.message;
  if (isMissingPart(error) && !navigator.onLine)
    return t('This isn’t available offline. Connect to the internet, then reload the page.');
  if (isMissingPart(error))
    return t('Couldn’t load part of the page. A new version may be out. Select Retry to load it.');
  return undefined;
}
