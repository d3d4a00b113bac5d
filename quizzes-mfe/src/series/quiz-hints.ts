import { clockChangeAt, fromInputValue } from '@console/shared/dates';
import { appearance, formatMoment, quizName } from '@console/shared/format';
import type { Quiz, Season } from '@console/shared/model';
import { t } from '../i18n';
import type { PlannedQuiz } from './plan-series';

type Context = {
  readonly season: Season;
  /** The other quizzes of the season. */
  readonly quizzes: readonly Quiz[];
  readonly now: number;
};

/** A quiz with its title and time, stored or planned. */
type Timed = { readonly title: string; readonly from: number; readonly to: number; readonly name: string };

/** What speaks against each planned quiz, though it can be stored; none of what is left out. By its place. */
export function hintsOf(
  planned: readonly PlannedQuiz[],
  { season, quizzes, now }: Context,
): ReadonlyMap<number, readonly string[]> {
  const stored = quizzes.map((quiz): Timed => ({
    ...timed(quiz.title, quiz.start, quiz.end),
    name: quizName(quiz),
  }));
  const taken = planned
    .filter(({ isLeftOut }) => !isLeftOut)
    .map(({ title, start, end, ...quiz }) => ({
      ...{ ...quiz, start, end },
      time: timed(title, fromInputValue(start), fromInputValue(end)),
    }));
  return new Map(
    taken.map(({ index, start, end, time }) => {
      const others = taken.filter((other) => other.index !== index).map((other) => other.time);
      const hints = [
        ...titleHints(time, stored, others),
        ...timeHints(time, season, now),
        ...overlapHints(time, [...stored, ...others]),
        ...clockHints(start),
        ...clockHints(end),
      ];
      return [index, [...new Set(hints)]] as const;
    }),
  );
}

const timed = (title: string, start: number | null, end: number | null): Timed => ({
  title: appearance(title),
  name: title,
  from: start ?? NaN,
  to: end ?? NaN,
});

function titleHints({ title }: Timed, stored: readonly Timed[], others: readonly Timed[]): string[] {
  if (title === '') return [];
  if (stored.some((other) => other.title === title)) return [t('The season has a quiz with this title.')];
  return others.some((other) => other.title === title) ? [t('Another of these quizzes has this title.')] : [];
}

function timeHints({ from, to }: Timed, { start, end }: Season, now: number): string[] {
  const hints: string[] = [];
  if (from < now) hints.push(t('Starts in the past.'));
  if (start !== null && from < start)
    hints.push(t('Starts before the season, which starts {start}.', { start: formatMoment(start) }));
  if (end !== null && to > end)
    hints.push(t('Ends after the season, which ends {end}.', { end: formatMoment(end) }));
  return hints;
}

function overlapHints({ from, to }: Timed, others: readonly Timed[]): string[] {
  const overlapping = others.filter((other) => from < other.to && other.from < to);
  const [first, ...more] = overlapping;
  if (!first) return [];
  return [
    more.length === 0
      ? t('Overlaps with “{quiz}”.', { quiz: first.name })
      : t('Overlaps with “{quiz}” and {count, plural, one {# more} other {# more}}.', {
          quiz: first.name,
          count: more.length,
        }),
  ];
}

function clockHints(value: string): string[] {
  const time = value.slice(-'HH:mm'.length);
  switch (clockChangeAt(value)) {
    case 'skipped': {
      const later = formatMoment(fromInputValue(value)).slice(-'HH:mm'.length);
      return [t('{time} doesn’t exist on that day. {later} is used instead.', { time, later })];
    }
    case 'repeated':
      return [t('{time} occurs twice on that day. The first is used.', { time })];
    default:
      return [];
  }
}
