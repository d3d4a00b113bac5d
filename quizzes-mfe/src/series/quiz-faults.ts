import { fromInputValue } from '@console/shared/dates';
import { validateForm, type FormErrors } from '@console/shared/forms';
import { quizEntity } from '@console/shared/model';
import { t } from '../i18n';
import { quizForm } from '../quiz.form';
import type { PlannedQuiz } from './plan-series';

export type QuizFaults = FormErrors<Pick<PlannedQuiz, 'title' | 'start' | 'end'>>['fields'];

const withoutDates = quizForm.toValues({ ...quizForm.blank, duration: 1, language: '–' });

/** Why a quiz cannot be stored, by its field: the rules of a quiz's own form. */
export function faultsOf({ title, start, end }: PlannedQuiz): QuizFaults {
  const { fields } = validateForm(quizForm, 'create', { ...withoutDates, title, start, end });
  const excess = title.trim().length - quizEntity.limits.title;
  const faults: QuizFaults = { title: fields.title, start: fields.start, end: fields.end };
  if (excess > 0)
    faults.title = t('{count, plural, one {# character} other {# characters}} too many', { count: excess });
  if (fromInputValue(start) === null) delete faults.end;
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault));
}
