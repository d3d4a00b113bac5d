import { timeZone } from '@console/shared/config';
import { currentLanguage } from '@console/shared/i18n';
import type { Moment } from '@console/shared/model';

/** `YYYY-MM-DD HH:mm` in the contest's time zone; an empty text for a missing date. */
export function formatMoment(moment: Moment): string {
  return moment === null ? '' : partsOf(moment, timeZone()).join(' ');
}

/** `YYYY-MM-DD HH:mm` as the clock of this device shows it, for what happened on it. */
export const formatOnDevice = (moment: number): string => partsOf(moment, undefined).join(' ');

/** `HH:mm` for a time of today, otherwise `YYYY-MM-DD HH:mm`; both as the clock of this device shows it. */
export function formatRecent(moment: number, now = Date.now()): string {
  const [day, time] = partsOf(moment, undefined);
  return day === partsOf(now, undefined)[0] ? time : `${day} ${time}`;
}

const yearOne = new Date('0001-01-02T00:00:00Z').getTime();

/**
 * The value of an `<input type="datetime-local">`: `YYYY-MM-DDTHH:mm` in the contest's time zone. It is empty for a year
 * that the input does not support, so that the form validates what the user sees.
 */
export function toInputValue(moment: Moment): string {
  if (moment === null) return '';
  const [day, time] = partsOf(moment, timeZone());
  return moment >= yearOne && day.length === 'YYYY-MM-DD'.length ? `${day}T${time}` : '';
}

/** The day of a moment in the contest's time zone, `YYYY-MM-DD`. */
export const dayOf = (moment: number): string => partsOf(moment, timeZone())[0];

/** The name of the contest's time zone at a moment, such as `India Standard Time (GMT+5:30)`, in the person's language. */
export function formatZone(moment: number): string {
  const nameOf = (timeZoneName: 'long' | 'shortOffset') =>
    new Intl.DateTimeFormat(currentLanguage(), { timeZone: timeZone(), timeZoneName })
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [name, offset] = [nameOf('long'), nameOf('shortOffset')];
  return name === offset ? name : `${name} (${offset})`;
}

/** A moment of the contest as the clock of this device shows it; `undefined` where that shows the contest's time. */
export function formatDeviceTime(moment: number): string | undefined {
  const here = formatOnDevice(moment);
  return here === formatMoment(moment) ? undefined : here;
}

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/** Formats in a time zone, that of the device if it is `undefined`. Creating a format takes long. */
function formatIn(zone: string | undefined): Intl.DateTimeFormat {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  formats.set(zone, format);
  return format;
}

function partsOf(moment: number, zone: string | undefined): [day: string, time: string] {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatIn(zone).formatToParts(moment)) part[type] = value;
  const { year = '', month = '', day = '', hour = '', minute = '' } = part;
  return [`${year.padStart(4, '0')}-${month}-${day}`, `${hour}:${minute}`];
}
