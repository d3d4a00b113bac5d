import { fromAbsolute, parseDate, toCalendarDate } from '@internationalized/date';
import { timeZone } from '@console/shared/config';

/**
 * The moment so many days later, or earlier, at the same time of day in the contest's time zone. Where the clock skips
 * that time, the time as far after the gap; where it repeats it, the first.
 */
export function addDays(moment: number, days: number): number {
  if (days === 0) return moment;
  return fromAbsolute(moment, timeZone()).add({ days }).toDate().getTime();
}

/** How many days a moment is before a day (`YYYY-MM-DD`) in the contest's time zone; `undefined` for what is no day. */
export function daysUntil(moment: number, day: string): number | undefined {
  try {
    return parseDate(day).compare(toCalendarDate(fromAbsolute(moment, timeZone())));
  } catch {
    return undefined;
  }
}
