import { isBlank } from '@console/shared/format';
import { t } from '@console/shared/i18n';

/** The errors of a form: a message for the form as a whole, and messages for fields. */
export interface FormErrors<T> {
  form?: string;
  fields: Partial<Record<keyof T & string, string>>;
}

/** The result for a valid form. */
export const noErrors = { fields: {} };

export function hasErrors<T>({ form, fields }: FormErrors<T>): boolean {
  return form !== undefined || Object.values(fields).some(Boolean);
}

/** Whether a field is empty, blank or not ticked. */
export const isEmpty = (value: unknown): boolean => (typeof value === 'string' ? isBlank(value) : !value);

/**
 * An error for each of the given fields that is empty; `undefined` when none is.
 * @param message the message of the field
 */
export function emptyFields<T extends object, Name extends keyof T & string>(
  values: T,
  names: readonly Name[],
  message: string = t('Fill in this field'),
): Partial<Record<Name, string>> | undefined {
  const empty: Partial<Record<Name, string>> = {};
  for (const name of names) if (isEmpty(values[name])) empty[name] = message;
  return Object.keys(empty).length > 0 ? empty : undefined;
}
