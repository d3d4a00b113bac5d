import type { FormValues } from './merge-values';

/** What differs in `after`, field by field. */
export function differences<T extends FormValues>(before: T, after: T): Partial<T> {
  const changed: Partial<T> = {};
  for (const field in after) if (after[field] !== before[field]) changed[field] = after[field];
  return changed;
}

/** The fields that a form has today, as an older one kept them; what is missing or of another kind is as in `form`. */
export function readValues<T extends FormValues>(form: T, kept: object): T {
  const fits = ([field, value]: [string, unknown]) => field in form && typeof value === typeof form[field];
  return Object.assign({}, form, Object.fromEntries(Object.entries(kept).filter(fits)));
}
