import { t } from '@console/shared/i18n';
import { UserFacingError } from '../lib/user-facing-error';

/** Returns the message of a failure for Admins: ours, or that of the code that failed. */
export function toUserMessage(failure: unknown): string {
  if (failure instanceof UserFacingError) return failure.message;
  return t('The code failed: {message}', {
    message: failure instanceof Error ? failure.message : String(failure),
  });
}
