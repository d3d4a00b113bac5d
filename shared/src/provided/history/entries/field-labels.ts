import { integerOf, momentOf, textOf, type StoredFields, type StoredValue } from '@console/shared/data';
import { formatMoment } from '@console/shared/format';
import { t } from '@console/shared/i18n';
import { quizStatuses, seasonStatuses } from '@console/shared/model';
import type { Place } from './place';

/** How a stored field is shown. */
type Field = {
  /** The label of its form. */
  label: string;
  /** Its name within a sentence. */
  noun: string;
  text: (fields: StoredFields, field: string) => string;
};

const text = (label: string, noun: string): Field => ({ label, noun, text: textOf });

const moment = (label: string, noun: string): Field => ({
  label,
  noun,
  text: (fields, field) => formatMoment(momentOf(fields, field)),
});

const number = (label: string, noun: string): Field => ({
  label,
  noun,
  text: (fields, field) => String(integerOf(fields, field) ?? ''),
});

/** A text that is not an option is shown as it is stored. */
const choice = (label: string, noun: string, options: Readonly<Record<string, string>>): Field => ({
  label,
  noun,
  text(fields, field) {
    const stored = textOf(fields, field);
    return Object.hasOwn(options, stored) ? (options[stored] ?? stored) : stored;
  },
});

const named = <Choice extends string>(choices: readonly Choice[], labelOf: (choice: Choice) => string) =>
  Object.fromEntries(choices.map((one) => [one, labelOf(one)]));

const shown = (place: string, noun: string) =>
  choice(t('{place}: shown', { place }), noun, { Yes: t('Yes'), No: t('No') });

const adType = (place: string, noun: string) =>
  choice(t('{place}: type', { place }), noun, {
    Rewarded: t('Rewarded'),
    Interstitial: t('Interstitial'),
  });

const adPlaces = {
  quizLeaderboard: t('Quiz leaderboard to quiz intro screen'),
  seasonLeaderboard: t('Season leaderboard to season home'),
  results: t('Results to quiz intro'),
  quizIntroBanner: t('Quiz intro banner'),
};

const dates = {
  start: moment(t('Start Time'), t('start')),
  end: moment(t('End Time'), t('end')),
};

/** The stored fields that people know, in the order of their forms. */
const fieldsOf: Record<Place['is'], Readonly<Record<string, Field>>> = {
  season: {
    season: text(t('Season'), t('name')),
    host: text(t('Host'), t('host')),
    host_email: text(t('Host Email'), t('host email')),
    host_additional_email: text(t('Host Additional Email'), t('host additional email')),
    ...dates,
    discription: text(t('Description'), t('description')),
    status: choice(
      t('Status'),
      t('status'),
      named(seasonStatuses, (status) => t(status)),
    ),
  },
  quiz: {
    title: text(t('Title'), t('title')),
    duration: number(t('Duration'), t('duration')),
    language: text(t('Languages'), t('languages')),
    ...dates,
    description: text(t('Description'), t('description')),
    status: choice(
      t('Status'),
      t('status'),
      named(quizStatuses, (status) => t(status)),
    ),
  },
  question: {
    question: text(t('Question'), t('text')),
    option_1: text(t('Option One'), t('option one')),
    option_2: text(t('Option Two'), t('option two')),
    option_3: text(t('Option Three'), t('option three')),
    option_4: text(t('Option Four'), t('option four')),
    answer: text(t('Correct Option'), t('correct option')),
  },
  notification: {
    status: choice(t('Status'), t('status'), { active: t('active'), disabled: t('disabled') }),
    type: choice(t('Type'), t('type'), { Note: t('Note'), Button: t('Button') }),
    title: text(t('Title'), t('title')),
    description: text(t('Description'), t('description')),
    button_text: text(t('Button Text'), t('button text')),
    button_link: text(t('Button Link'), t('button link')),
  },
  leaderboard: {
    appearance: choice(t('Appearance'), t('appearance'), {
      'type-1': t('After User Played Game'),
      'type-2': t('After Quiz Finished'),
    }),
    type: choice(t('Type'), t('type'), { all: t('all'), limit: t('limit') }),
    limit_one: number(t('Limit One'), t('limit one')),
    limit_two: number(t('Limit Two'), t('limit two')),
  },
  ads: {
    ql_to_sh_show: shown(adPlaces.quizLeaderboard, t('ad from quiz leaderboard to quiz intro screen')),
    ql_to_sh_type: adType(
      adPlaces.quizLeaderboard,
      t('type of ad from quiz leaderboard to quiz intro screen'),
    ),
    sl_to_sh_show: shown(adPlaces.seasonLeaderboard, t('ad from season leaderboard to season home')),
    sl_to_sh_type: adType(adPlaces.seasonLeaderboard, t('type of ad from season leaderboard to season home')),
    rs_to_sh_show: shown(adPlaces.results, t('ad from results to quiz intro')),
    rs_to_sh_type: adType(adPlaces.results, t('type of ad from results to quiz intro')),
    quiz_intro_banner_show: shown(adPlaces.quizIntroBanner, t('quiz intro banner')),
  },
};

const known = ({ is }: Place, field: string): Field | undefined =>
  Object.hasOwn(fieldsOf[is], field) ? fieldsOf[is][field] : undefined;

const ids = ['season_id', 'quiz_id', 'question_id'];

/** Those of these stored fields that people see, in the order of their form: never ids; unknown fields come last. */
export function shownFields({ is }: Place, fields: readonly string[]): string[] {
  const order = Object.keys(fieldsOf[is]);
  const rank = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);
  return fields.filter((field) => !ids.includes(field)).sort((a, b) => rank(a) - rank(b));
}

/** The label of a stored field, as its form has it; a field that the console does not know has its stored name. */
export const fieldLabel = (place: Place, storedField: string): string =>
  known(place, storedField)?.label ?? storedField;

/** The name of a stored field within a sentence: “changed the *start* of Week 9”. */
export const fieldNoun = (place: Place, storedField: string): string =>
  known(place, storedField)?.noun ?? storedField;

/** The value of a stored field as people see it: dates in words, choices by their labels, nothing as an empty text. */
export function fieldText(place: Place, storedField: string, value: StoredValue | undefined): string {
  const fields: StoredFields = { [storedField]: value ?? null };
  const shown = known(place, storedField)?.text(fields, storedField);
  if (shown) return shown;
  if (value instanceof Date) return formatMoment(momentOf(fields, storedField));
  // Another client may have stored a value of another kind.
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : textOf(fields, storedField);
}
