import { emptyFields, noErrors, type FormErrors } from '@console/shared/forms';

export type DeletionFormValues = { reason: string; confirmed: boolean };

export const messages = { confirm: 'Tick this box to confirm' };

/** Only the confirmation is required; the reason is optional. */
export function validateDeletion(values: DeletionFormValues): FormErrors<DeletionFormValues> {
  const missing = emptyFields(values, ['confirmed'], messages.confirm);
  return missing ? { fields: missing } : noErrors;
}

/** The submit button has its ready style only when there is a reason, too. */
export const looksReady = ({ confirmed, reason }: DeletionFormValues): boolean =>
  confirmed && reason.trim() !== '';
