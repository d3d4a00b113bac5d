import { tooLongFields, type Limits } from './character-limit';
import type { FormErrors } from './form-errors';
import type { FormValues } from '../conflicts/merge-values';

/** What a form accepts. */
export type Rules<T> = {
  /** `opened` is what the form opened with, while that is still stored. */
  validate: (values: T, opened?: T) => FormErrors<T>;
  /** The most characters of its texts; only of those that would be stored. */
  limits?: (values: T) => Limits<T>;
};

/** The limits that hold for these values. */
export const limitsOf = <T>({ limits }: Rules<T>, values: T): Limits<T> => limits?.(values) ?? {};

/** All that is wrong with a form: what its own validation says and, at the other fields, what is too long. */
export function judge<T extends FormValues>(rules: Rules<T>, values: T, stored?: T): FormErrors<T> {
  const { form, fields } = rules.validate(values, stored);
  const tooLong = tooLongFields(limitsOf(rules, values), values, stored);
  for (const field in tooLong) if (fields[field]) delete tooLong[field];
  return { form, fields: { ...fields, ...tooLong } };
}
