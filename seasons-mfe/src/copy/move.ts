import { addDays, daysUntil } from '@console/shared/dates';
import { dayOf, toInputValue } from '@console/shared/format';
import { dayMs, type Moment, type Quiz, type Season } from '@console/shared/model';

/** How the dates of a copy are moved. */
export type Move = {
  readonly by: 'day' | 'days';
  /** The first day of the copy, `YYYY-MM-DD`. */
  readonly firstDay: string;
  readonly days: string;
  readonly keepsWeekdays: boolean;
};

/** The moment that lies on the first day: the start of the season, else of its first quiz. */
export const firstMomentOf = (season: Season, quizzes: readonly Quiz[]): Moment =>
  season.start ?? quizzes.find(({ start }) => start !== null)?.start ?? null;

/** How many days all dates move; `undefined` while what is entered is no day or number. */
export function daysOf({ by, firstDay, days, keepsWeekdays }: Move, first: Moment): number | undefined {
  const entered = by === 'days' ? wholeNumber(days) : first === null ? undefined : daysUntil(first, firstDay);
  if (entered === undefined) return undefined;
  return keepsWeekdays ? Math.round(entered / 7) * 7 || 0 : entered;
}

const wholeNumber = (text: string): number | undefined =>
  /^\s*[+-]?\d{1,15}\s*$/.test(text) ? Number(text) : undefined;

/** The days that date fields show: their years have four digits. */
const [firstShown, lastShown] = ['1000-01-01', '9999-12-31'];

/** From which to which number of days. */
export type MoveLimits = { readonly least: number; readonly most: number };

/**
 * How far all these dates can move so that date fields still show them, in whole weeks if weekdays stay. Dates that they
 * do not show where they are do not limit it.
 */
export function moveLimits(moments: readonly Moment[], keepsWeekdays: boolean): MoveLimits {
  const shown = moments.filter((moment) => moment !== null).filter((moment) => toInputValue(moment) !== '');
  const daysTo = (day: string) => shown.map((moment) => daysUntil(moment, day) ?? 0);
  const step = keepsWeekdays ? 7 : 1;
  return {
    least: Math.ceil(Math.max(-Infinity, ...daysTo(firstShown)) / step) * step,
    most: Math.floor(Math.min(Infinity, ...daysTo(lastShown)) / step) * step,
  };
}

const yearOfWeeks = 52 * 7;

/** A year later on the same weekday, and as many years as it takes until that is to come. */
export function suggestedMove(first: Moment, now: number): Move {
  const keepsWeekdays = true;
  if (first === null) return { by: 'days', firstDay: '', days: String(yearOfWeeks), keepsWeekdays };
  const years = Math.max(1, Math.ceil((now - first) / (yearOfWeeks * dayMs)));
  const days = years * yearOfWeeks;
  return { by: 'day', firstDay: dayOf(addDays(first, days)), days: String(days), keepsWeekdays };
}

/** A date moved by days; what is beyond the dates of a document is none. */
export function moved(moment: Moment, days: number): Moment {
  if (moment === null) return null;
  const there = addDays(moment, days);
  return Number.isNaN(there) ? null : there;
}
