import { addDays, dayLimits, daysUntil, weekdayOf } from '@console/shared/dates';
import { dayOf, lastMoment, toInputValue } from '@console/shared/format';
import type { Moment, Quiz, Season } from '@console/shared/model';
import { endsAfter, overlapping, startsBefore } from './overlaps';

/** A sentence about the dates of a quiz: a fault must be mended, a hint is worth a look. */
export type DateNote = { readonly level: 'fault' | 'hint'; readonly sentence: string };

/** The weekdays of a quiz in a week, from 0 for Monday, and whether it began before that week and goes on after it. */
export type Span = {
  readonly from: number;
  readonly to: number;
  readonly isBegun: boolean;
  readonly goesOn: boolean;
  /** The last day, `YYYY-MM-DD`, of a quiz that goes on in weeks that are not listed; in the last one that is. */
  readonly until?: string;
};

/** A quiz in one of its weeks; a start that is missing, or of a year that no calendar has, gives no span. */
export type PlacedQuiz = {
  readonly kind: 'quiz';
  readonly quiz: Quiz;
  readonly notes: readonly DateNote[];
  readonly span?: Span | undefined;
};

/** A day to know. */
export type Mark = { readonly kind: 'today' | 'seasonStart' | 'seasonEnd'; readonly day: string };

/** A week with something in it. */
export type Week = {
  readonly kind: 'week';
  /** Its days from Monday, `YYYY-MM-DD`; only the first for a year that no calendar of the console has. */
  readonly days: readonly string[];
  readonly entries: readonly (PlacedQuiz | Mark)[];
};

/** A week or more without a quiz, from the first such day to the last. */
export type Gap = {
  readonly kind: 'gap';
  readonly days: number;
  readonly first: string;
  readonly last: string;
};

/** The quizzes of a season in the order of their time. */
export type Timeline = {
  readonly rows: readonly (Week | Gap)[];
  /** Quizzes without a start have no place. */
  readonly undated: readonly PlacedQuiz[];
  readonly gaps: number;
  readonly overlapping: number;
  readonly outside: number;
};

type TimelineContents = {
  readonly season: Season;
  readonly quizzes: readonly Quiz[];
  /** What is to be said of the dates of a quiz. */
  readonly notesOf: (quiz: Quiz) => readonly DateNote[];
  readonly now: number;
  /** Quizzes may be missing: nothing is said of gaps. */
  readonly isPartial: boolean;
};

/** A quiz stands in no more weeks: one of more than a year has a mistake in its dates. */
const mostWeeks = 53;

type Entry<Of = PlacedQuiz | Mark> = { readonly moment: number; readonly entry: Of };

const daysOfWeek = 7;

/** Places the quizzes of a season in the weeks of the contest's time zone. Pure. */
export function timelineOf({ season, quizzes, notesOf, now, isPartial }: TimelineContents): Timeline {
  const placed = quizzes.map((quiz): PlacedQuiz => ({ kind: 'quiz', quiz, notes: notesOf(quiz) }));
  const entries = [
    ...markOf('seasonStart', season.start),
    ...placed.flatMap(weeksWith).sort((a, b) => startOf(a) - startOf(b)),
    ...markOf('seasonEnd', season.end === null ? null : lastMoment(season.start, season.end)),
    ...markOf('today', now),
  ].sort((a, b) => a.moment - b.moment);
  const gaps = isPartial ? [] : gapsOf(season, quizzes);
  return {
    rows: [...weeksOf(entries), ...gaps]
      .sort((a, b) => a.moment - b.moment)
      .map(({ row }): Week | Gap => row),
    undated: placed.filter(({ quiz }) => quiz.start === null),
    gaps: gaps.length,
    overlapping: quizzes.filter((quiz) => overlapping(quiz, quizzes).length > 0).length,
    outside: quizzes.filter((quiz) => startsBefore(quiz, season) || endsAfter(quiz, season)).length,
  };
}

const markOf = (kind: Mark['kind'], moment: Moment): Entry[] =>
  moment === null ? [] : [{ moment, entry: { kind, day: dayOf(moment) } }];

const weekdayAt = (moment: number): number | undefined => weekdayOf(toInputValue(moment));

/** A quiz in the week of its start, and in each one in which it goes on. */
function weeksWith(placed: PlacedQuiz): Entry<PlacedQuiz>[] {
  const { start, end } = placed.quiz;
  if (start === null) return [];
  const first = weekdayAt(start);
  if (first === undefined) return [{ moment: start, entry: placed }];
  const lastDay = dayOf(lastMoment(start, end ?? start));
  const last = first + (daysUntil(start, lastDay) ?? 0);
  const weeks = Math.min(mostWeeks, 1 + Math.floor(last / daysOfWeek));
  return Array.from({ length: weeks }, (_, week) => {
    const to = last - week * daysOfWeek;
    const isCut = week === mostWeeks - 1 && to >= daysOfWeek;
    const span: Span = {
      from: week === 0 ? first : 0,
      to: Math.min(to, daysOfWeek - 1),
      isBegun: week > 0,
      goesOn: to >= daysOfWeek,
      ...(isCut && { until: lastDay }),
    };
    const moment = week === 0 ? start : beginningOf(addDays(start, week * daysOfWeek - first));
    return { moment, entry: { ...placed, span } };
  });
}

const startOf = ({ entry: { quiz } }: Entry<PlacedQuiz>): number => quiz.start ?? 0;

const beginningOf = (moment: number): number => dayLimits(dayOf(moment))?.[0].getTime() ?? moment;

/** A row of the timeline with the moment that it is sorted by. */
type RowAt<Row> = { readonly moment: number; readonly row: Row };

function weeksOf(entries: readonly Entry[]): RowAt<Week>[] {
  const weeks: { moment: number; row: Week & { entries: (PlacedQuiz | Mark)[] } }[] = [];
  for (const { moment, entry } of entries) {
    const days = daysAround(moment);
    const last = weeks.at(-1);
    if (last && last.row.days[0] === days[0]) last.row.entries.push(entry);
    else weeks.push({ moment, row: { kind: 'week', days, entries: [entry] } });
  }
  return weeks;
}

/** The days of the week of a moment, from Monday. */
function daysAround(moment: number): string[] {
  const weekday = weekdayAt(moment);
  if (weekday === undefined) return [dayOf(moment)];
  return Array.from({ length: daysOfWeek }, (_, day) => dayOf(addDays(moment, day - weekday)));
}

/** Where no quiz is open for a week or more: from the start of the season, between quizzes, and to its end. */
function gapsOf({ start, end }: Season, quizzes: readonly Quiz[]): RowAt<Gap>[] {
  const dated = quizzes
    .flatMap((quiz) => (quiz.start === null ? [] : [{ start: quiz.start, end: quiz.end }]))
    .sort((a, b) => a.start - b.start);
  if (dated.length === 0) return [];
  const gaps: RowAt<Gap>[] = [];
  // The season begins on a day that may have its first quiz, and ends on one that may have its last.
  let busy = start === null ? undefined : addDays(start, -1);
  const next = (from: number, until: number) => {
    if (busy !== undefined) gaps.push(...gapBetween(busy, from));
    busy = Math.max(busy ?? until, until);
  };
  for (const quiz of dated) next(quiz.start, lastMoment(quiz.start, quiz.end ?? quiz.start));
  if (end !== null) next(addDays(lastMoment(start, end), 1), end);
  return gaps;
}

/** The days between two days with a quiz, if they are a week or more. */
function gapBetween(before: number, after: number): RowAt<Gap>[] {
  const days = (daysUntil(before, dayOf(after)) ?? 0) - 1;
  if (days < daysOfWeek) return [];
  const [first, last] = [dayOf(addDays(before, 1)), dayOf(addDays(after, -1))];
  return [{ moment: before + 1, row: { kind: 'gap', days, first, last } }];
}
