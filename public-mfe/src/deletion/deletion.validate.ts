import { emptyFields, noErrors, type FormErrors } from '@console/shared/forms';
import { t } from '../i18n';

export type DeletionFormValues = { reason: string; confirmed: boolean };

/** Only the confirmation is required; the reason is optional. */
export function validateDeletion(values: DeletionFormValues): FormErrors<DeletionFormValues> {
  const missing = emptyFields(values, ['confirmed'], t('Select this box to confirm'));
  return missing ? { fields: missing } : noErrors;
}

/** The submit button has its ready style only when there is a reason, too. */
export const looksReady = ({ confirmed, reason }: DeletionFormValues): boolean =>
  confirmed && reason.trim() !== '';
