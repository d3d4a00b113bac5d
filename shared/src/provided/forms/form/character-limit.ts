import { t } from '@console/shared/i18n';
import type { Count } from '@console/shared/ui';
import type { FormErrors } from './form-errors';
import type { FormValues } from '../conflicts/merge-values';

/** The maximum length of the fields that have a limit. */
export type Limits<T> = { readonly [Field in keyof T]?: number };

/** The share of the limit from which the counter is shown; a permanent counter would be ignored. */
const isNear = (length: number, limit: number) => length > limit * 0.9;

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
    ? {
        text: t('{count, plural, one {# character} other {# characters}} too many', {
          count: length - limit,
        }),
        isOver: true,
      }
    : {
        text: t('{length} of {limit, plural, one {# character} other {# characters}}', { length, limit }),
        isOver: false,
      };
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
    fields[field] = t(
      'Use at most {limit, plural, one {# character} other {# characters}}. You have {length}: remove {excess}.',
      { limit, length, excess: length - limit },
    );
  }
  return fields;
}
