import { weekdayAt } from '@console/shared/calendar';
import { addDays, daysUntil } from '@console/shared/dates';
import { dayOf, quizName, toInputValue, truncate } from '@console/shared/format';
import { dayMs, type Quiz, type Season } from '@console/shared/model';
import { t } from '../i18n';

/** The start that a new quiz begins with, as its field has it, and why; and the days from one start to the next. */
export type SuggestedStart = { readonly value: string; readonly reason: string; readonly every: number };

const week = 7;

/** Enough for two gaps, also where several quizzes start on one day. */
const compared = 6;

/**
 * The next start in the season's rhythm, at the latest quiz's time of day: moved on by whole weeks if it has passed.
 * `undefined` where there is no start to go by, and beyond the season.
 * @param quizzes the quizzes of the season, the latest start first
 */
export function suggestStart(
  quizzes: readonly Quiz[],
  { end }: Season,
  now: number,
): SuggestedStart | undefined {
  const [latest] = quizzes;
  if (!latest || latest.start === null) return undefined;
  const every = rhythmOf(quizzes);
  const next = addDays(latest.start, every);
  const late = next > now ? 0 : Math.floor((now - next) / (week * dayMs)) + 1;
  const start = addDays(next, late * week);
  if (start <= now || (end !== null && start >= end)) return undefined;
  return { value: toInputValue(start), reason: describe(start, every + late * week, latest), every };
}

/** How many days lie between two starts, if it was the same twice or happened once; otherwise a week. */
function rhythmOf(quizzes: readonly Quiz[]): number {
  const starts = quizzes.slice(0, compared).flatMap(({ start }) => start ?? []);
  const [gap = week, before = gap] = starts
    .slice(1)
    .map((earlier, index) => daysUntil(earlier, dayOf(starts[index] ?? earlier)) ?? 0)
    .filter((days) => days > 0);
  return gap === before ? gap : week;
}

function describe(start: number, days: number, latest: Quiz): string {
  const texts = { weekday: weekdayAt(start), quiz: truncate(quizName(latest), 40) };
  return days % week === 0
    ? t('{weekday}, {weeks, plural, one {a week} other {# weeks}} after “{quiz}”', {
        ...texts,
        weeks: days / week,
      })
    : t('{weekday}, {days, plural, one {a day} other {# days}} after “{quiz}”', { ...texts, days });
}
