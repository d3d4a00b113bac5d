import type { Count } from '@console/shared/ui';
import type { FormErrors } from './form-errors';
import type { FormValues } from '../conflicts/merge-values';

/** The maximum length of the fields that have a limit. */
export type Limits<T> = { readonly [Field in keyof T]?: number };

/** The share of the limit from which the counter is shown; a permanent counter would be ignored. */
const isNear = (length: number, limit: number) => length > limit * 0.9;

const figures = new Intl.NumberFormat('en');
const counted = (characters: number) =>
  `${figures.format(characters)} ${characters === 1 ? 'character' : 'characters'}`;

/** The length of the stored text: forms store texts without surrounding spaces. */
const lengthOf = (text: string): number => text.trim().length;

/** The length of a field and its limit; `undefined` for fields without a limit and for unchanged fields. */
function measure<T extends FormValues>(
  field: keyof T & string,
  limits: Limits<T>,
  values: T,
  stored?: T,
): { length: number; limit: number } | undefined {
  const limit = limits[field];
  const value = values[field];
  if (limit === undefined || typeof value !== 'string' || value === stored?.[field]) return undefined;
  return { length: lengthOf(value), limit };
}

/** The counter of a field, shown near its limit. */
export function characterCount<T extends FormValues>(
  ...field: Parameters<typeof measure<T>>
): Count | undefined {
  const measured = measure(...field);
  if (!measured || !isNear(measured.length, measured.limit)) return undefined;
  const { length, limit } = measured;
  return length > limit
    ? { text: `${counted(length - limit)} too many`, isOver: true }
    : { text: `${figures.format(length)} of ${counted(limit)}`, isOver: false };
}

/**
 * The errors of fields that are longer than the database accepts. The database accepts a long value that is already
 * stored, by another client for example: a field that equals `stored` is not checked.
 */
export function tooLongFields<T extends FormValues>(
  limits: Limits<T>,
  values: T,
  stored?: T,
): FormErrors<T>['fields'] {
  const fields: FormErrors<T>['fields'] = {};
  for (const field in limits) {
    const measured = measure(field, limits, values, stored);
    if (!measured || measured.length <= measured.limit) continue;
    const { length, limit } = measured;
    fields[field] =
      `Use at most ${counted(limit)}. You have ${figures.format(length)}: remove ${figures.format(length - limit)}.`;
  }
  return fields;
}
