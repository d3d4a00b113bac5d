import type { Moment } from '@console/shared/model';

const two = (value: number) => String(value).padStart(2, '0');

/** `YYYY-MM-DD HH:mm` in the reader's time zone; an empty text for a missing date. */
export function formatMoment(moment: Moment): string {
  return toInputValue(moment).replace('T', ' ');
}

/** The value of an `<input type="datetime-local">`: `YYYY-MM-DDTHH:mm` in the reader's time zone. */
export function toInputValue(moment: Moment): string {
  if (moment === null) return '';
  const date = new Date(moment);
  const day = [String(date.getFullYear()).padStart(4, '0'), two(date.getMonth() + 1), two(date.getDate())];
  return `${day.join('-')}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The moment a `datetime-local` value names in the reader's time zone; `null` when it names none. */
export function fromInputValue(value: string): Moment {
  const time = value ? new Date(value).getTime() : Number.NaN;
  return Number.isNaN(time) ? null : time;
}
