import { skipToken, useQuizQuery } from '@console/shared/data';
import { quizName } from '@console/shared/format';
import { t } from '../i18n';
import type { HistoryScope, HistoryView } from './use-history-view';

/** The parts of a season that the history can be narrowed to. */
export function useScopes(
  seasonId: string,
  { quizId }: HistoryView,
): { value: HistoryScope; label: string }[] {
  const { currentData: quiz } = useQuizQuery(quizId ? { seasonId, quizId } : skipToken);
  return [
    { value: 'all', label: t('Whole season') },
    ...(quizId ? [{ value: 'quiz' as const, label: quiz ? quizName(quiz) : t('This quiz') }] : []),
    { value: 'settings', label: t('Season Settings') },
  ];
}
