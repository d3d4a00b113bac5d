import { timeZone } from '@console/shared/config';
import { currentLanguage } from '@console/shared/i18n';

/** The short name of the day of the week in the contest's time zone. */
export const weekdayOf = (moment: number): string =>
  new Intl.DateTimeFormat(currentLanguage(), { weekday: 'short', timeZone: timeZone() }).format(moment);
