import type { StoredFields, StoredValue } from '@console/shared/data';

/** Whether two stored values are equal; a missing one equals only a missing one, and `NaN` itself. */
export function isSameValue(a: StoredValue | undefined, b: StoredValue | undefined): boolean {
  if (a instanceof Date && b instanceof Date) return Object.is(a.getTime(), b.getTime());
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, index) => isSameValue(value, b[index]));
  return isFields(a) && isFields(b) ? isSameFields(a, b) : Object.is(a, b);
}

/** Whether two documents have the same fields. */
export const isSameFields = (a: StoredFields, b: StoredFields): boolean =>
  Object.keys({ ...a, ...b }).every((field) => isSameValue(a[field], b[field]));

/** Whether a stored value is a map. */
export const isFields = (value: StoredValue | undefined): value is StoredFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
