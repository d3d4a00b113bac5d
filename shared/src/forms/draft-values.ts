import type { FieldName, FormValues } from './merge-values';

/** What was typed over any of these versions, or decided, field by field. */
export function touchedOver<T extends FormValues>(
  versions: readonly T[],
  typed: T,
  decided: readonly FieldName<T>[],
): Partial<T> {
  const touched: Partial<T> = {};
  for (const field in typed)
    if (decided.includes(field) || versions.some((version) => version[field] !== typed[field]))
      touched[field] = typed[field];
  return touched;
}

/** The fields that a form has today, as an older one kept them; what is missing or of another kind is as in `form`. */
export function readValues<T extends FormValues>(form: T, kept: object): T {
  const fits = ([field, value]: [string, unknown]) => field in form && typeof value === typeof form[field];
  return Object.assign({}, form, Object.fromEntries(Object.entries(kept).filter(fits)));
}

/** Those of the form's fields that are named. */
export function readFields<T extends FormValues>(form: T, names: readonly unknown[]): FieldName<T>[] {
  const fields: FieldName<T>[] = [];
  for (const field in form) if (names.includes(field)) fields.push(field);
  return fields;
}
