import { getDayOfWeek, parseDate, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date';
import { timeZone } from '@console/shared/config';
import type { Moment } from '@console/shared/model';

/**
 * The moment of a `datetime-local` value in the contest's time zone; `null` when the value is not a date. Where the
 * clock skips the time, the time as far after the gap; where it repeats the time, the first.
 */
export function fromInputValue(value: string): Moment {
  const written = parsed(value);
  return written === undefined ? null : toZoned(written, timeZone()).toDate().getTime();
}

/** What a change of the clock makes of a `datetime-local` value in the contest's time zone, if there is one. */
export function clockChangeAt(value: string): 'skipped' | 'repeated' | undefined {
  const written = parsed(value);
  if (written === undefined) return undefined;
  const zoned = (disambiguation: 'earlier' | 'later') => toZoned(written, timeZone(), disambiguation);
  if (zoned('earlier').compare(zoned('later')) === 0) return undefined;
  return toCalendarDateTime(zoned('earlier')).compare(written) === 0 ? 'repeated' : 'skipped';
}

/** The first moment of a day in the contest's time zone, and that of the next; `undefined` for what is no day. */
export function dayLimits(day: string): [from: Date, before: Date] | undefined {
  try {
    const date = parseDate(day);
    return [toZoned(date, timeZone()).toDate(), toZoned(date.add({ days: 1 }), timeZone()).toDate()];
  } catch {
    return undefined;
  }
}

/** A `datetime-local` value some days later, at the same time of day; '' when the value is not a date. */
export const addDaysToValue = (value: string, days: number): string =>
  parsed(value)?.add({ days }).toString().slice(0, 'YYYY-MM-DDTHH:mm'.length) ?? '';

/** The weekday of a `datetime-local` value, from 0 for Monday; `undefined` when the value is not a date. */
export function weekdayOf(value: string): number | undefined {
  const written = parsed(value);
  return written && getDayOfWeek(written, 'en', 'mon');
}

function parsed(value: string) {
  try {
    return parseDateTime(value);
  } catch {
    return undefined;
  }
}
