import { formatList, quizName } from '@console/shared/format';
import { t } from '@console/shared/i18n';
import type { Quiz, Season } from '@console/shared/model';

type Dates = Pick<Quiz, 'start' | 'end'>;

/** More names than these make no sentence to read. */
const mostNames = 3;

const overlaps = (a: Dates, b: Dates): boolean =>
  a.start !== null &&
  a.end !== null &&
  b.start !== null &&
  b.end !== null &&
  a.start < b.end &&
  b.start < a.end;

/** The other quizzes that are open at the same time; a quiz without both dates overlaps none. */
export const overlapping = (quiz: Quiz, quizzes: readonly Quiz[]): Quiz[] =>
  quizzes.filter((other) => other.id !== quiz.id && overlaps(quiz, other));

/** Names the quizzes that are open at the same time, if there are any. */
export function describeOverlap(others: readonly Quiz[]): string | undefined {
  if (others.length === 0) return undefined;
  const names = others.slice(0, mostNames).map((other) => `“${quizName(other)}”`);
  const more = others.length - names.length;
  if (more > 0) names.push(t('{count, plural, one {# more} other {# more}}', { count: more }));
  return t('Overlaps with {quizzes}.', {
    quizzes: formatList(names),
  });
}

/** Whether a quiz starts before its season, as far as both starts are known. */
export const startsBefore = ({ start }: Dates, season: Pick<Season, 'start'>): boolean =>
  start !== null && season.start !== null && start < season.start;

/** Whether a quiz ends after its season, as far as both ends are known. */
export const endsAfter = ({ end }: Dates, season: Pick<Season, 'end'>): boolean =>
  end !== null && season.end !== null && end > season.end;
