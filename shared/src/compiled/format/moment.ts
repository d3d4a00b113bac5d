import { timeZone } from '@console/shared/config';
import type { Moment } from '@console/shared/model';

/** `YYYY-MM-DD HH:mm` in the contest's time zone; an empty text for a missing date. */
export function formatMoment(moment: Moment): string {
  return moment === null ? '' : formatIn(timeZone(), moment);
}

/** `YYYY-MM-DD HH:mm` as the clock of this device shows it, for what happened on it. */
export const formatOnDevice = (moment: number): string => formatIn(undefined, moment);

/** `HH:mm` for a time of today, otherwise `YYYY-MM-DD HH:mm`; both as the clock of this device shows it. */
export function formatRecent(moment: number, now = Date.now()): string {
  const [shown, today] = [formatOnDevice(moment), formatOnDevice(now)];
  const [day = '', time = ''] = shown.split(' ');
  return today.startsWith(day) ? time : shown;
}

/** A moment of the contest as the clock of this device shows it; `undefined` where that shows the contest's time. */
export function formatDeviceTime(moment: number): string | undefined {
  const here = formatOnDevice(moment);
  return here === formatMoment(moment) ? undefined : here;
}

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/** `YYYY-MM-DD HH:mm`, as Swedish has it, in a time zone; in that of the device if it is `undefined`. */
function formatIn(zone: string | undefined, moment: number): string {
  // Creating a format takes long.
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone: zone });
  formats.set(zone, format);
  return format.format(moment);
}
