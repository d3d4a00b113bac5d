import { emptyFields, noErrors, type FormErrors } from '@console/shared/forms';

export type DeletionFormValues = { reason: string; confirmed: boolean };

export const messages = { confirm: 'Tick this box to confirm' };

/** Only the confirmation is asked for: nobody has to say why they leave. */
export function validateDeletion(values: DeletionFormValues): FormErrors<DeletionFormValues> {
  const missing = emptyFields(values, ['confirmed'], messages.confirm);
  return missing ? { fields: missing } : noErrors;
}

/** The submit button looks ready only with a reason, too. */
export const looksReady = ({ confirmed, reason }: DeletionFormValues): boolean =>
  confirmed && reason.trim() !== '';
