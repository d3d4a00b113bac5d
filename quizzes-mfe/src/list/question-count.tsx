import { useEffect, useEffectEvent } from 'react';
import { skipToken } from '@console/shared/data';
import { useSelection } from '@console/shared/selection';
import { useIsOnline } from '@console/shared/ui';
import { t } from '../i18n';
import { useQuestionCountQuery } from '../quiz.resource';

/**
 * The number of questions of a quiz. Counted again whenever it is shown, since other screens add questions, and when the
 * connection is back.
 */
export function QuestionCount({ quizId }: { quizId: string }) {
  const { seasonId } = useSelection();
  const { data, isError, refetch } = useQuestionCountQuery(seasonId ? { seasonId, quizId } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const isOnline = useIsOnline();
  const countAgain = useEffectEvent(() => {
    if (isError) void refetch();
  });
  useEffect(() => {
    if (isOnline) countAgain();
  }, [isOnline]);
  if (isError) return <span title={t('Couldn’t count the questions')}>—</span>;
  return data ?? '…';
}
