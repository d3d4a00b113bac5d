/** Milliseconds since 1970 in UTC; `null` when the stored document has no readable date. */
export type Moment = number | null;

/** The fields of a document. Another client may have stored anything in them. */
export type Stored = Readonly<Record<string, unknown>>;

/** A text field; other values are converted to text, a missing value is empty. */
export function textOf(fields: Stored, field: string): string {
  const value = fields[field];
  if (typeof value === 'string') return value;
  const isPlain = typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));
  return isPlain ? String(value) : '';
}

/** A whole number, also from a numeric text; `null` for anything else. */
export function integerOf(fields: Stored, field: string): number | null {
  const value = fields[field];
  const number = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? Math.trunc(number) : null;
}

/** `Date.parse` alone accepts any text with a number: "after Sunday 7" would be in July 2001. */
const isoText = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/;

const isoTime = (text: string): number => (isoText.test(text) ? Date.parse(text) : Number.NaN);

/** The range of a `Date` in milliseconds; a number outside it is not a date. */
const lastMoment = 8.64e15;

/** A date-time: a stored timestamp, or, tolerantly, an ISO text or milliseconds. */
export function momentOf(fields: Stored, field: string): Moment {
  const value = fields[field];
  const time = value instanceof Date ? value.getTime() : typeof value === 'string' ? isoTime(value) : value;
  return typeof time === 'number' && Math.abs(time) <= lastMoment ? time : null;
}

/** The stored form of a date-time. */
export const storedMoment = (moment: Moment): Date | null => (moment === null ? null : new Date(moment));
