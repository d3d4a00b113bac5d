import type { Moment } from '@console/shared/model';
import type { StoredFields } from './gateway';

/** A text field; what is no text reads as its plain form, what is missing as empty. */
export function textOf(fields: StoredFields, field: string): string {
  const value = fields[field];
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** A whole number, also from a numeric text; `null` for anything else. */
export function integerOf(fields: StoredFields, field: string): number | null {
  const value = fields[field];
  const number = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? Math.trunc(number) : null;
}

/** What a `Date` can hold, in milliseconds; a number beyond it is no date. */
const lastMoment = 8.64e15;

/** A date-time: a stored timestamp, and tolerantly an ISO text or milliseconds. */
export function momentOf(fields: StoredFields, field: string): Moment {
  const value = fields[field];
  const time =
    value instanceof Date ? value.getTime() : typeof value === 'string' ? Date.parse(value) : value;
  return typeof time === 'number' && Math.abs(time) <= lastMoment ? time : null;
}

/** A moment as it is stored. */
export const storedMoment = (moment: Moment): Date | null => (moment === null ? null : new Date(moment));
