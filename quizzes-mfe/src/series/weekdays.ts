import { currentLanguage } from '@console/shared/i18n';
import { dayMs } from '@console/shared/model';

/** The weekdays from Monday, as the fields of the form are called. */
export const weekdayFields = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export type WeekdayField = (typeof weekdayFields)[number];

const aMonday = Date.UTC(2024, 0, 1);

/** The name of a weekday in the person's language. */
export const weekdayName = (day: WeekdayField, weekday: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(currentLanguage(), { weekday, timeZone: 'UTC' }).format(
    aMonday + weekdayFields.indexOf(day) * dayMs,
  );
