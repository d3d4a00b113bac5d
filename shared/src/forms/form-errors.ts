import { isBlank } from '@console/shared/format';

/** What is wrong with a form: words for the form as a whole, and words at each field. */
export interface FormErrors<T> {
  form?: string;
  fields: Partial<Record<keyof T & string, string>>;
}

/** The verdict on a form that may be saved. */
export const noErrors = { fields: {} };

export function hasErrors<T>({ form, fields }: FormErrors<T>): boolean {
  return form !== undefined || Object.values(fields).some(Boolean);
}

/**
 * Words at each of the named fields that is empty, blank or not ticked; `undefined` when none is.
 * @param message what stands at the field
 */
export function emptyFields<T extends object, Name extends keyof T & string>(
  values: T,
  names: readonly Name[],
  message = 'Fill in this field',
): Partial<Record<Name, string>> | undefined {
  const empty: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = values[name];
    if (typeof value === 'string' ? isBlank(value) : !value) empty[name] = message;
  }
  return Object.keys(empty).length > 0 ? empty : undefined;
}
