import { describeOverlap, endsAfter, overlapping, startsBefore } from '@console/shared/calendar';
import { fromInputValue } from '@console/shared/dates';
import { toInputValue } from '@console/shared/format';
import { quizEntity, type Moment, type Quiz, type Season } from '@console/shared/model';
import { t } from '../i18n';
import { messages } from '../season.form';
import { moved } from './move';

/** What a person has changed of one quiz, or of the season: dates as their inputs have them. */
export type RowEdit = { readonly start?: string; readonly end?: string; readonly isLeftOut?: boolean };

/** By the id of the quiz, or by that of the season. */
export type CalendarEdits = Readonly<Record<string, RowEdit>>;

/** The dates of a quiz, or of the season, as they will be. */
export type CalendarDates = { readonly start: string; readonly end: string };

/** A quiz in the calendar of the copy. */
export type CalendarRow = CalendarDates & {
  /** As it is in the source. */
  readonly source: Quiz;
  /** As it will be, under the id of the source. */
  readonly quiz: Quiz;
  readonly isTaken: boolean;
  /** Why it cannot be copied at all. */
  readonly obstacle: string | undefined;
  /** What must be mended first. */
  readonly faults: readonly string[];
  /** What its dates may well be meant to be. */
  readonly hints: readonly string[];
  /** What the source does not have, and the copy gets. */
  readonly replaced: readonly string[];
};

/** A date as it will be: as it was edited, else moved. The second is its moment, with the seconds that inputs do not show. */
function dateOf(moment: Moment, edited: string | undefined, days: number | undefined): [string, Moment] {
  const there = days === undefined ? null : moved(moment, days);
  const value = toInputValue(there);
  return edited === undefined || edited === value ? [value, there] : [edited, fromInputValue(edited)];
}

/** The dates that the move decides: without those that were edited, and of quizzes that are left out. */
export const movingDates = (subjects: readonly (Quiz | Season)[], edits: CalendarEdits): Moment[] =>
  subjects.flatMap(({ id, ...dates }) => {
    const { start, end, isLeftOut }: RowEdit = edits[id] ?? {};
    if (isLeftOut) return [];
    return [start === undefined ? dates.start : null, end === undefined ? dates.end : null];
  });

/** Whether both dates are known: what is not edited is not known before the move is. */
const areKnown = (days: number | undefined, { start, end }: RowEdit): boolean =>
  days !== undefined || (start !== undefined && end !== undefined);

/** The season as it will be, with the texts of the source; its dates are judged only when they are known. */
export function movedSeason(
  season: Season,
  days: number | undefined,
  { start, end }: RowEdit = {},
): CalendarDates & { readonly season: Season; readonly isKnown: boolean } {
  const [from, fromMoment] = dateOf(season.start, start, days);
  const [to, toMoment] = dateOf(season.end, end, days);
  return {
    start: from,
    end: to,
    season: { ...season, start: fromMoment, end: toMoment },
    isKnown: areKnown(days, { start, end }),
  };
}

type Options = {
  readonly days: number | undefined;
  readonly edits: CalendarEdits;
  /** The season as it will be. */
  readonly season: Season;
  readonly now: number;
};

/** The quizzes as they will be, before anything is stored. Pure. */
export function calendarOf(quizzes: readonly Quiz[], { days, edits, season, now }: Options): CalendarRow[] {
  // As a new quiz begins with those of another one of its season.
  const duration = quizzes.find((quiz) => isDuration(quiz.duration))?.duration ?? null;
  const language = quizzes.find((quiz) => quiz.language !== '')?.language ?? '';
  const rows = quizzes.map((source) => {
    const edit = edits[source.id] ?? {};
    const [start, startMoment] = dateOf(source.start, edit.start, days);
    const [end, endMoment] = dateOf(source.end, edit.end, days);
    const quiz: Quiz = {
      ...source,
      title: source.title || t('Untitled quiz'),
      duration: isDuration(source.duration) ? source.duration : duration,
      language: source.language || language,
      start: startMoment,
      end: endMoment,
      status: 'Upcoming',
    };
    const obstacle = obstacleOf(quiz);
    return {
      source,
      quiz,
      start,
      end,
      obstacle,
      isTaken: !obstacle && !edit.isLeftOut,
      faults: areKnown(days, edit) ? faultsOf(quiz) : [],
      replaced: replacedIn(source, quiz),
    };
  });
  const taken = rows.flatMap(({ quiz, isTaken }) => (isTaken ? [quiz] : []));
  return rows.map((row) => ({ ...row, hints: hintsOf(row.quiz, { season, taken, now }) }));
}

const isDuration = (minutes: number | null): minutes is number => minutes !== null && minutes > 0;

/** What the database would refuse, and nobody can mend here. */
function obstacleOf(quiz: Quiz): string | undefined {
  if (quiz.duration === null)
    return t('Not copied: it has no duration. Add one in the season that you copy.');
  if (quiz.language === '')
    return t('Not copied: it has no languages. Add them in the season that you copy.');
  const isTooLong = Object.entries(quizEntity.limits).some(
    ([name, most]) => (quiz[name as keyof typeof quizEntity.limits]?.length ?? 0) > most,
  );
  return isTooLong
    ? t('Not copied: a text of it is too long. Shorten it in the season that you copy.')
    : undefined;
}

function faultsOf({ start, end }: Quiz): string[] {
  if (start === null || end === null) return [t('Enter a start and end, or clear the checkbox')];
  return end <= start ? [messages.endAfterStart] : [];
}

function replacedIn(source: Quiz, { duration, language }: Quiz): string[] {
  const replaced: string[] = [];
  if (duration !== source.duration)
    replaced.push(
      t('Duration was missing. Using {minutes} minutes, as in another quiz.', { minutes: `${duration}` }),
    );
  if (language !== source.language)
    replaced.push(
      t('Languages were missing. Using {languages}, as in another quiz.', { languages: language }),
    );
  return replaced;
}

type Neighbours = Pick<Options, 'season' | 'now'> & { readonly taken: readonly Quiz[] };

function hintsOf(quiz: Quiz, { season, taken, now }: Neighbours): string[] {
  const hints = [
    quiz.start !== null && quiz.start < now ? t('The start is in the past') : undefined,
    startsBefore(quiz, season) ? t('Starts before the season') : undefined,
    endsAfter(quiz, season) ? t('Ends after the season') : undefined,
    describeOverlap(overlapping(quiz, taken)),
  ];
  return hints.filter((hint) => hint !== undefined);
}
