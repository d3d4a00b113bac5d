import { describeFailure } from '@console/shared/data';
import {
  choiceField,
  defineForm,
  multilineField,
  noErrors,
  numberField,
  textField,
  type FormErrors,
  type FormValuesOf,
} from '@console/shared/forms';
import { fromInputValue, momentField } from '@console/shared/dates';
import { acceptsQuestions, quizEntity, quizStatuses, type Quiz } from '@console/shared/model';
import { t } from './i18n';

export const messages = {
  incomplete: t('Please all fields'),
  wholeMinutes: t('Enter whole minutes, 1 or more'),
  tooLong: t('Enter at most 525,600 minutes, which is a year'),
  endAfterStart: t('The end must be after the start'),
  reopensQuestions: t(
    'If you save as Upcoming, questions can be changed again and may no longer match players’ results.',
  ),
};

const longestDuration = 525_600;

export const statusOptions = quizStatuses.map((status) => ({ value: status, label: t(status) }));

const blank: Quiz = { ...quizEntity.blank, status: 'Upcoming' };

/** The form of a quiz. */
export const quizForm = defineForm({
  blank,
  fields: {
    title: textField({ label: t('Title'), required: true }),
    duration: numberField({ label: t('Duration'), required: true }),
    language: textField({ label: t('Languages'), required: true }),
    start: momentField({ label: t('Start Time'), required: true }),
    end: momentField({ label: t('End Time'), required: true }),
    // The specification requires a description only on update.
    description: multilineField({ label: t('Description'), required: 'update' }),
    status: choiceField({ label: t('Status'), required: 'update', options: statusOptions }),
  } satisfies Record<Exclude<keyof Quiz, 'id'>, unknown>,
  groups: [{ label: t('Start Time and End Time'), fields: ['start', 'end'], separable: true }],
  limits: () => quizEntity.limits,
  incomplete: messages.incomplete,
  validate,
  describeFailure: (error) =>
    t('Couldn’t save the quiz. {reason} Your changes are still here.', {
      reason: describeFailure(error).message,
    }),
});

export type QuizFormValues = FormValuesOf<typeof quizForm>;

type Values = Record<'duration' | 'start' | 'end', string>;

function validate({ duration, start, end }: Values, opened?: Values): FormErrors<Values> {
  const fields: FormErrors<Values>['fields'] = {};
  if (!/^\d*[1-9]\d*$/.test(duration.trim())) fields.duration = messages.wholeMinutes;
  else if (Number(duration) > longestDuration && duration !== opened?.duration)
    fields.duration = messages.tooLong;
  if ((fromInputValue(end) ?? 0) <= (fromInputValue(start) ?? 0)) fields.end = messages.endAfterStart;
  return { ...noErrors, fields };
}

/** Whether saving opens the questions of a stored quiz that has begun. */
export const reopensQuestions = (stored: Quiz, { status }: QuizFormValues): boolean =>
  !acceptsQuestions(stored) && acceptsQuestions({ ...stored, status });

/** Returns a new quiz with the form's values and the status of a blank one. */
export const newQuiz = (id: string, values: QuizFormValues): Quiz => ({
  ...quizForm.toEntity({ ...blank, id }, values),
  status: blank.status,
});
