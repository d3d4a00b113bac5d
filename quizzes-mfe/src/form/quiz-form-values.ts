import { fromInputValue, oneLine, toInputValue } from '@console/shared/format';
import { quizStatuses, type Quiz } from '@console/shared/model';

/** A quiz as it is typed; `start` and `end` as a date-time input has them, `duration` as digits. */
export type QuizFormValues = {
  title: string;
  duration: string;
  language: string;
  start: string;
  end: string;
  description: string;
  status: string;
};

/** A quiz before anything is typed: a new one is Upcoming. */
export const blankQuiz = (id: string): Quiz => ({
  id,
  title: '',
  description: '',
  duration: null,
  language: '',
  start: null,
  end: null,
  status: 'Upcoming',
});

/** A status nobody knows is left to be chosen. */
export const valuesOf = (quiz: Quiz): QuizFormValues => ({
  title: oneLine(quiz.title),
  duration: quiz.duration === null ? '' : String(quiz.duration),
  language: oneLine(quiz.language),
  start: toInputValue(quiz.start),
  end: toInputValue(quiz.end),
  description: quiz.description,
  status: quizStatuses.find((known) => known === quiz.status) ?? '',
});

/**
 * The quiz with what was typed. What was not touched stays as it is stored, to the space and the
 * second, which inputs do not show: else it would count as changed.
 */
export function withValues(quiz: Quiz, values: QuizFormValues): Quiz {
  const opened = valuesOf(quiz);
  const text = (field: 'title' | 'language' | 'description') =>
    values[field] === opened[field] ? quiz[field] : values[field].trim();
  const moment = (field: 'start' | 'end') =>
    values[field] === opened[field] ? quiz[field] : fromInputValue(values[field]);
  return {
    id: quiz.id,
    title: text('title'),
    description: text('description'),
    duration: values.duration === opened.duration ? quiz.duration : Number(values.duration),
    language: text('language'),
    start: moment('start'),
    end: moment('end'),
    status: values.status,
  };
}

/** What was typed, as a new quiz: whatever status was chosen for another one, it is Upcoming. */
export const newQuiz = (id: string, values: QuizFormValues): Quiz => {
  const blank = blankQuiz(id);
  return { ...withValues(blank, values), status: blank.status };
};
