import { fromInputValue } from '@console/shared/dates';
import { toInputValue } from '@console/shared/format';
import type { Quiz, Season } from '@console/shared/model';
import { quizForm, type QuizFormValues } from '../quiz.form';

/** The values of a new quiz: duration and languages of the season's latest quiz, if there is one, and these dates. */
export function newQuizValues(latest?: Quiz, dates: Partial<QuizFormValues> = {}): QuizFormValues {
  const blank = quizForm.toValues(quizForm.blank);
  if (!latest) return blank;
  const { duration, language } = quizForm.toValues(latest);
  return { ...blank, duration, language, ...dates };
}

/** How long a quiz is open, in milliseconds; `undefined` when its dates do not say. */
const lengthOf = ({ start, end }: Quiz): number | undefined =>
  start !== null && end !== null && end > start ? end - start : undefined;

/**
 * The end of a new quiz with this start: open as long as the season's latest quiz, but not beyond the season. '' where
 * there is nothing to go by.
 */
export function endAfter(start: string, season: Season, latest: Quiz | undefined): string {
  const from = fromInputValue(start);
  const length = latest && lengthOf(latest);
  if (from === null || length === undefined) return '';
  const seasonEnd = season.end !== null && season.end > from ? season.end : Infinity;
  return toInputValue(Math.min(from + length, seasonEnd));
}
