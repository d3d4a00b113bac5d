import type { Moment } from '@console/shared/model';
import { formatMoment } from './moment';

const yearOne = new Date('0001-01-02T00:00:00Z').getTime();

/**
 * The value of an `<input type="datetime-local">`: `YYYY-MM-DDTHH:mm` in the contest's time zone. It is empty for a year
 * that the input does not support, so that the form validates what the user sees.
 */
export function toInputValue(moment: Moment): string {
  if (moment === null) return '';
  const shown = formatMoment(moment);
  return moment >= yearOne && shown.length === 'YYYY-MM-DD HH:mm'.length ? shown.replace(' ', 'T') : '';
}

/** The day of a moment in the contest's time zone, `YYYY-MM-DD`. */
export const dayOf = (moment: number): string => formatMoment(moment).split(' ')[0] ?? '';

/** The last moment of what is over at `end`: what ends at midnight takes no place on the next day. */
export const lastMoment = (start: Moment, end: number): number => Math.max(start ?? -Infinity, end - 1);
