import { emptyFields, type FormErrors } from '@console/shared/forms';
import { fromInputValue } from '@console/shared/format';
import type { SeasonFormValues } from './season-form-values';

export const messages = {
  allFields: 'Please all fields',
  emailForm: 'Enter an e-mail address, such as name@example.org',
  invisible: 'This e-mail holds an invisible character, perhaps from copying. Clear the field and type it.',
  endAfterStart: 'The end must be after the start',
};

const required = [
  'name',
  'host',
  'hostEmail',
  'additionalEmail',
  'start',
  'end',
  'description',
  'status',
] as const;

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

/** Characters without a width: an e-mail that holds one is nobody's, and nobody sees why. */
const invisible = /\p{Default_Ignorable_Code_Point}/u;

function emailFault(text: string): string | undefined {
  if (!isEmail(text)) return messages.emailForm;
  return invisible.test(text.trim()) ? messages.invisible : undefined;
}

/** A host e-mail that the person may not change is not held against them. */
export function validateSeason(
  values: SeasonFormValues,
  hostEmailLocked: boolean,
): FormErrors<SeasonFormValues> {
  const missing = emptyFields(values, required);
  const fields: FormErrors<SeasonFormValues>['fields'] = {};
  if (!hostEmailLocked) fields.hostEmail = emailFault(values.hostEmail);
  fields.additionalEmail = emailFault(values.additionalEmail);
  const [start, end] = [fromInputValue(values.start), fromInputValue(values.end)];
  if (start !== null && end !== null && end <= start) fields.end = messages.endAfterStart;
  return missing ? { form: messages.allFields, fields: { ...fields, ...missing } } : { fields };
}
