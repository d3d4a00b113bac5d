import type { Moment } from '@console/shared/model';

const two = (value: number) => String(value).padStart(2, '0');

/** `YYYY-MM-DD HH:mm` in the user's time zone; an empty text for a missing date. */
export function formatMoment(moment: Moment): string {
  return moment === null ? '' : partsOf(moment).join(' ');
}

/** `HH:mm` for a time of today, otherwise `YYYY-MM-DD HH:mm`; both in the user's time zone. */
export function formatRecent(moment: number, now = Date.now()): string {
  const [day, time] = partsOf(moment);
  return day === partsOf(now)[0] ? time : `${day} ${time}`;
}

/**
 * The value of an `<input type="datetime-local">`: `YYYY-MM-DDTHH:mm` in the user's time zone. It is empty for a year
 * that the input does not support, so that the form validates what the user sees.
 */
export function toInputValue(moment: Moment): string {
  if (moment === null) return '';
  const year = new Date(moment).getFullYear();
  return year >= 1 && year <= 9999 ? partsOf(moment).join('T') : '';
}

function partsOf(moment: number): [day: string, time: string] {
  const date = new Date(moment);
  const day = [String(date.getFullYear()).padStart(4, '0'), two(date.getMonth() + 1), two(date.getDate())];
  return [day.join('-'), `${two(date.getHours())}:${two(date.getMinutes())}`];
}

/** The time of a `datetime-local` value in the user's time zone; `null` when the value is not a date. */
export function fromInputValue(value: string): Moment {
  const time = value ? new Date(value).getTime() : Number.NaN;
  return Number.isNaN(time) ? null : time;
}
