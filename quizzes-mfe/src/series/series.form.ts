import { momentField } from '@console/shared/dates';
import { isBlank } from '@console/shared/format';
import { type FormDefinition, type FormErrors } from '@console/shared/forms';
import { quizEntity } from '@console/shared/model';
import { t } from '../i18n';
import { newQuizValues } from '../form/quiz-defaults';
import { quizForm } from '../quiz.form';
import { describeSeriesFailure } from './series.messages';
import { changesIn, mostQuizzes, planSeries, titlesIn, type SeriesValues } from './plan-series';
import { faultsOf } from './quiz-faults';
import { weekdayFields, weekdayName } from './weekdays';

const longestInterval = 366;
const longestNumber = 9999;

export const rhythmOptions = [
  { value: 'days', label: t('Every so many days') },
  { value: 'weekdays', label: t('On chosen weekdays') },
];

export const messages = {
  count: t('Enter a whole number from 1 to {most}', { most: mostQuizzes }),
  titles: t('Paste at most {most} titles', { most: mostQuizzes }),
  firstNumber: t('Enter a whole number from 0 to {most}', { most: longestNumber }),
  every: t('Enter whole days, from 1 to {most}', { most: longestInterval }),
  weekdays: t('Choose at least one weekday'),
  faulty: t('Fix the marked quizzes or clear their checkboxes'),
  none: t('Select at least one quiz.'),
};

const { duration, language, description } = quizForm.fields;

const blank: SeriesValues = {
  titles: '',
  pattern: '{n}: {title}',
  firstNumber: '1',
  count: '10',
  start: '',
  end: '',
  rhythm: 'days',
  every: '7',
  duration: '',
  language: '',
  description: '',
  changes: '',
  monday: false,
  tuesday: false,
  wednesday: false,
  thursday: false,
  friday: false,
  saturday: false,
  sunday: false,
};

/** The form of several quizzes at once: the pattern, and what is changed of single quizzes. */
export const seriesForm: FormDefinition<SeriesValues, SeriesValues> = {
  blank,
  fields: {
    titles: { label: t('Titles') },
    pattern: { label: t('Title Pattern'), required: true },
    firstNumber: { label: t('First Number'), required: true },
    count: { label: t('Number of Quizzes'), required: true },
    start: momentField({ label: t('First Start Time'), required: true }),
    end: momentField({ label: t('First End Time'), required: true }),
    rhythm: { label: t('Repeats'), required: true, display: nameOfRhythm },
    every: { label: t('Days from Start to Start'), required: true },
    monday: { label: weekdayName('monday', 'long') },
    tuesday: { label: weekdayName('tuesday', 'long') },
    wednesday: { label: weekdayName('wednesday', 'long') },
    thursday: { label: weekdayName('thursday', 'long') },
    friday: { label: weekdayName('friday', 'long') },
    saturday: { label: weekdayName('saturday', 'long') },
    sunday: { label: weekdayName('sunday', 'long') },
    duration,
    language,
    description: { ...description, required: false },
    changes: {
      label: t('Changed quizzes'),
      display: (value) => String(Object.keys(changesIn(String(value))).length),
    },
  },
  toValues: (values) => values,
  toEntity: (_before, values) => values,
  limits: () => ({
    pattern: quizEntity.limits.title,
    language: quizEntity.limits.language,
    description: quizEntity.limits.description,
  }),
  incomplete: t('Please all fields'),
  validate,
  describeFailure: describeSeriesFailure,
};

function nameOfRhythm(value: string | boolean): string {
  return rhythmOptions.find((option) => option.value === value)?.label ?? String(value);
}

const isWhole = (text: string, least: number, most: number): boolean =>
  /^\d+$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

/** The errors of the pattern, by the rules of a quiz's own form where it has the field. */
function patternErrors(values: SeriesValues): FormErrors<SeriesValues>['fields'] {
  const errors: FormErrors<SeriesValues>['fields'] = {
    ...quizForm.validate?.({ ...newQuizValues(), ...values, title: values.pattern }).fields,
  };
  if (titlesIn(values).length > mostQuizzes) errors.titles = messages.titles;
  if (titlesIn(values).length === 0 && !isWhole(values.count, 1, mostQuizzes)) errors.count = messages.count;
  if (!isWhole(values.firstNumber, 0, longestNumber)) errors.firstNumber = messages.firstNumber;
  if (values.rhythm === 'days') {
    if (!isWhole(values.every, 1, longestInterval)) errors.every = messages.every;
  } else if (!weekdayFields.some((day) => values[day])) errors.monday = messages.weekdays;
  return errors;
}

/** Whether the pattern makes quizzes that can be shown. They do not need duration and languages for that. */
export function isPlannable(values: SeriesValues): boolean {
  const { pattern, start, end } = values;
  const isPatternRight = Object.keys(patternErrors(values)).every((name) => name === 'duration');
  return isPatternRight && ![pattern, start, end].some(isBlank);
}

/** The errors of the form; those of single quizzes only where the pattern makes quizzes. */
function validate(values: SeriesValues): FormErrors<SeriesValues> {
  const fields = patternErrors(values);
  if (!isPlannable(values)) return { fields };
  const taken = planSeries(values).filter(({ isLeftOut }) => !isLeftOut);
  if (taken.length === 0) return { form: messages.none, fields };
  const isFaulty = taken.some((quiz) => Object.keys(faultsOf(quiz)).length > 0);
  return isFaulty ? { form: messages.faulty, fields } : { fields };
}
