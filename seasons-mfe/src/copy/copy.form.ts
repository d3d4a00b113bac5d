import { t } from '../i18n';
import { validateForm, type ConsoleFormOptions, type FormErrors } from '@console/shared/forms';
import { addDays } from '@console/shared/dates';
import { dayOf } from '@console/shared/format';
import { seasonEntity, type Moment, type Season } from '@console/shared/model';
import { can, type Session } from '@console/shared/session';
import { newSeasonFormFor, seasonForm, type SeasonFormValues } from '../season.form';
import {
  calendarOf,
  movedSeason,
  movingDates,
  type CalendarEdits,
  type CalendarRow,
  type RowEdit,
} from './calendar';
import { daysOf, firstMomentOf, moveLimits, suggestedMove, type Move, type MoveLimits } from './move';
import { copyName } from './copy-name';
import type { CopyPlan } from './store/batches';
import type { SettingName } from './store/setting-to-copy';
import type { Source } from './store/source';

/** The texts of the new season, what is taken, how the dates move, and what was changed in the calendar (JSON). */
export type CopyValues = Omit<SeasonFormValues, 'start' | 'end' | 'status'> &
  Omit<Move, 'by'> & { by: string; quizzes: boolean; questions: boolean; edits: string } & Record<
    SettingName,
    boolean
  >;

export type CopyContext = {
  readonly season: Season;
  readonly source: Source;
  readonly session: Session;
  /** By the server's clock. */
  readonly now: number;
};

const { fields } = seasonForm;
const ticked = (value: unknown) => (value ? t('Yes') : t('No'));

/** In the order of the form; a list of drafts names them. */
export const copyFields: NonNullable<ConsoleFormOptions<CopyValues>['fields']> = {
  name: fields.name,
  by: {
    label: t('Move the dates'),
    display: (by) => (by === 'days' ? t('Number of days') : t('New first day')),
  },
  firstDay: {
    label: t('New first day'),
    // A part of a day is named as that of a date is.
    display: (day) => String(day).trim() || (fields.start.display?.(day) ?? ''),
  },
  days: { label: t('Days') },
  keepsWeekdays: { label: t('Keep the days of the week'), display: ticked },
  quizzes: { label: t('Quizzes'), display: ticked },
  questions: { label: t('Questions'), display: ticked },
  notification: { label: t('Top Notification'), display: ticked },
  leaderboard: { label: t('Leaderboard View'), display: ticked },
  ads: { label: t('Ads Settings'), display: ticked },
  host: fields.host,
  hostEmail: fields.hostEmail,
  additionalEmail: fields.additionalEmail,
  description: fields.description,
  edits: { label: t('Calendar'), display: () => t('Changed dates') },
};

/**
 * What a form opens with: everything is taken, a year later. The host e-mail of a Manager is their own; where it was the
 * additional one, the previous host stays as that.
 */
export function copyValues({ season, source, session, now }: CopyContext): CopyValues {
  const { host, hostEmail, additionalEmail, description } = seasonForm.toValues(season);
  const choosesHost = can.editHostEmail(session);
  const isAdditional = !choosesHost && season.additionalEmail === session.person.email;
  const isHost = season.hostEmail === session.person.email;
  const first = firstMomentOf(season, source.quizzes);
  const move = suggestedMove(first, now);
  return {
    additionalEmail: isAdditional ? hostEmail : additionalEmail,
    description,
    name: copyName(season.name, first === null ? undefined : yearOf(dayOf(first)), yearOf(move.firstDay)),
    host: choosesHost || isHost ? host : session.person.name,
    hostEmail: choosesHost ? hostEmail : session.person.email,
    quizzes: true,
    questions: true,
    notification: isWhole(source, 'notification'),
    leaderboard: isWhole(source, 'leaderboard'),
    ads: isWhole(source, 'ads'),
    ...move,
    edits: '',
  };
}

/** Of a day `YYYY-MM-DD`. */
const yearOf = (day: string): number | undefined => Number(day.slice(0, 4)) || undefined;

const isWhole = ({ settings }: Source, name: SettingName): boolean => typeof settings[name] === 'object';

/** What will be stored, as far as it is known. */
export type CopyPreview = {
  readonly first: Moment;
  /** How many days the dates move; `undefined` while that is not known, as `moveError` says. */
  readonly days: number | undefined;
  readonly moveError: string | undefined;
  readonly season: ReturnType<typeof movedSeason>;
  readonly rows: readonly CalendarRow[];
  /** Those that will be stored. */
  readonly taken: readonly CalendarRow[];
};

/** What the calendar depends on: where dates move to, what was changed of them, and whether there are quizzes. */
export type PreviewValues = Pick<CopyValues, keyof Move | 'quizzes' | 'edits'>;

/** Pure. */
export function previewOf(values: PreviewValues, { season, source, now }: CopyContext): CopyPreview {
  const first = firstMomentOf(season, source.quizzes);
  const edits = readEdits(values.edits);
  const by = values.by === 'days' ? 'days' : 'day';
  const entered = daysOf({ ...values, by }, first);
  const subjects = [season, ...(values.quizzes ? source.quizzes : [])];
  const range = moveLimits([first, ...movingDates(subjects, edits)], values.keepsWeekdays);
  const moveError = moveErrorOf(entered, range, by === 'day' ? first : null);
  const days = moveError === undefined ? entered : undefined;
  const moved = movedSeason(season, days, edits[season.id]);
  const rows = values.quizzes ? calendarOf(source.quizzes, { days, edits, season: moved.season, now }) : [];
  return {
    first,
    days,
    moveError,
    season: moved,
    rows,
    taken: rows.filter(({ isTaken }) => isTaken),
  };
}

/** Why the dates cannot move so. It names days, counted from the first moment, or else numbers of days. */
function moveErrorOf(days: number | undefined, { least, most }: MoveLimits, first: Moment) {
  if (days === undefined) return t('Enter a day or a number of days');
  if (days >= least && days <= most) return undefined;
  return first === null
    ? t('Enter a number of days from {least} to {most}', { least: String(least), most: String(most) })
    : t('Enter a day from {from} to {to}', {
        from: dayOf(addDays(first, least)),
        to: dayOf(addDays(first, most)),
      });
}

/** What was changed in the calendar; nothing of what a damaged draft says. */
export function readEdits(text: string): CalendarEdits {
  try {
    const edits: unknown = JSON.parse(text);
    const entries = Object.entries(Object(edits) as Record<string, unknown>);
    return Object.fromEntries(entries.map(([id, edit]) => [id, rowEditOf(edit)]));
  } catch {
    return {};
  }
}

function rowEditOf(edit: unknown): RowEdit {
  const { start, end, isLeftOut }: { [Name in keyof RowEdit]?: unknown } = Object(edit) as object;
  return {
    ...(typeof start === 'string' && { start }),
    ...(typeof end === 'string' && { end }),
    ...(isLeftOut === true && { isLeftOut }),
  };
}

/** The values of the season's own form. */
const seasonValues = (values: CopyValues, { season }: CopyPreview): SeasonFormValues => ({
  name: values.name,
  host: values.host,
  hostEmail: values.hostEmail,
  additionalEmail: values.additionalEmail,
  description: values.description,
  start: season.start,
  end: season.end,
  status: 'active',
});

/** What is wrong with the season. Dates that are not known are not missed: the error is that of the move. */
function seasonErrors(values: CopyValues, preview: CopyPreview, session: Session) {
  const form = newSeasonFormFor(session);
  const { start, end } = form.fields;
  const required = preview.season.isKnown;
  const fields = { ...form.fields, start: { ...start, required }, end: { ...end, required } };
  return validateForm({ ...form, fields }, 'create', seasonValues(values, preview));
}

/** The errors of the season's dates. */
export const seasonDateErrors = (values: CopyValues, preview: CopyPreview, session: Session) => {
  const { start, end } = seasonErrors(values, preview, session).fields;
  return { start, end };
};

export function validateCopy(values: CopyValues, context: CopyContext): FormErrors<CopyValues> {
  const preview = previewOf(values, context);
  const { form, fields: errors } = seasonErrors(values, preview, context.session);
  const { start, end, ...texts } = errors;
  const isFaulty =
    start !== undefined || end !== undefined || preview.taken.some(({ faults }) => faults.length > 0);
  const { moveError } = preview;
  return {
    ...(form !== undefined && { form }),
    fields: {
      ...texts,
      ...(moveError && (values.by === 'days' ? { days: moveError } : { firstDay: moveError })),
      ...(isFaulty && !moveError && { edits: t('Fix the dates marked in the calendar.') }),
    },
  };
}

export const copyLimits = () => seasonEntity.limits;

/** What is stored of a valid form. */
export function planCopy(values: CopyValues, context: CopyContext): CopyPlan {
  const preview = previewOf(values, context);
  const { start, end } = preview.season.season;
  const { settings, questions } = context.source;
  const wanted = (['notification', 'leaderboard', 'ads'] as const).flatMap((name) => {
    const found = settings[name];
    return values[name] && typeof found === 'object' ? [[name, found] as const] : [];
  });
  const season = seasonForm.toEntity(seasonForm.blank, seasonValues(values, preview));
  return {
    season: { ...season, start, end },
    quizzes: preview.taken.map(({ quiz }) => ({
      quiz,
      questions: values.questions ? (questions.get(quiz.id)?.whole ?? []) : [],
    })),
    settings: Object.fromEntries(wanted),
  };
}
