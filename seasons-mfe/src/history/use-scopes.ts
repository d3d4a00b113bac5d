import { skipToken, useQuizQuery } from '@console/shared/data';
import { quizName } from '@console/shared/format';
import type { Quiz } from '@console/shared/model';
import { t } from '../i18n';
import type { HistoryFilters, HistoryView } from './use-history-view';

/** A part of a season that the history can be narrowed to. */
type Scope = { value: string; label: string; part: Pick<HistoryFilters, 'scope'> & { quizId?: string } };

/** The parts of a season, among them the quiz of the address and these. `value` is the shown one. */
export function useScopes(
  seasonId: string,
  { quizId, filters: { scope } }: HistoryView,
  quizzes: readonly Quiz[] = [],
): { value: string; scopes: readonly Scope[] } {
  const { currentData: quiz } = useQuizQuery(quizId ? { seasonId, quizId } : skipToken);
  const toScope = (id: string, label: string): Scope => ({
    value: `quiz ${id}`,
    label,
    part: { scope: 'quiz', quizId: id },
  });
  const isMissing = quizId !== '' && quizzes.every(({ id }) => id !== quizId);
  return {
    value: scope === 'quiz' ? `quiz ${quizId}` : scope,
    scopes: [
      { value: 'all', label: t('Whole season'), part: { scope: 'all' } },
      ...(isMissing ? [toScope(quizId, quiz ? quizName(quiz) : t('This quiz'))] : []),
      ...quizzes.map((one) => toScope(one.id, quizName(one))),
      { value: 'settings', label: t('Season Settings'), part: { scope: 'settings' } },
    ],
  };
}
