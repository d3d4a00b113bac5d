import { tooLongFields, type Limits } from './character-limit';
import type { FormErrors } from './form-errors';
import type { FormValues } from '../conflicts/merge-values';

/** The validation rules of a form. */
export type Rules<T> = {
  /** `opened` is what the form opened with, while it is still stored. */
  validate: (values: T, opened?: T) => FormErrors<T>;
  /** The maximum length of the texts to store. */
  limits?: (values: T) => Limits<T>;
};

/** The limits for these values. */
export const limitsOf = <T>({ limits }: Rules<T>, values: T): Limits<T> => limits?.(values) ?? {};

/** All errors of a form: those of its own validation and, for other fields, texts that are too long. */
export function validateWithLimits<T extends FormValues>(
  rules: Rules<T>,
  values: T,
  stored?: T,
): FormErrors<T> {
  const { form, fields } = rules.validate(values, stored);
  const tooLong = tooLongFields(limitsOf(rules, values), values, stored);
  for (const field in tooLong) if (fields[field]) delete tooLong[field];
  return { form, fields: { ...fields, ...tooLong } };
}
