import { timeZone } from '@console/shared/config';
import { currentLanguage } from '@console/shared/i18n';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The short name of the weekday of a moment in the contest's time zone, in the person's language. */
export function weekdayAt(moment: number): string {
  const [language, zone] = [currentLanguage(), timeZone()];
  // Creating a format takes long.
  const format =
    formats.get(language + zone) ?? new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: zone });
  formats.set(language + zone, format);
  return format.format(moment);
}
