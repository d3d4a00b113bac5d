import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { skipToken } from '@console/shared/data';
import { formatMoment } from '@console/shared/format';
import { useSelection } from '@console/shared/selection';
import { theme, useIsOnline, VisuallyHidden } from '@console/shared/ui';
import { t } from '../i18n';
import { useQuestionCountQuery } from '../quiz.resource';
import { lastCount } from './last-counts';

/**
 * The number of questions of a quiz. Counted again whenever it is shown, since other screens add questions, and when the
 * connection is back.
 */
export function QuestionCount({ quizId }: { quizId: string }) {
  const seasonId = useSelection().seasonId ?? '';
  const quiz = { seasonId, quizId };
  const { data, isError, refetch } = useQuestionCountQuery(seasonId ? quiz : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const isOnline = useIsOnline();
  const countAgain = useEffectEvent(() => {
    if (isError) void refetch();
  });
  useEffect(() => {
    if (isOnline) countAgain();
  }, [isOnline]);
  if (isError) return <LastCount last={lastCount(quiz)} />;
  return data ?? '…';
}

const Earlier = styled.span`
  color: ${theme.color.textMuted};
`;

/** What was counted before, while nothing can be counted. */
function LastCount({ last }: { last: ReturnType<typeof lastCount> }) {
  if (!last) return <span title={t('Couldn’t count the questions')}>—</span>;
  const asOf = t('Updated {time}', { time: formatMoment(last.at) });
  return (
    <Earlier title={asOf}>
      {last.count}
      <VisuallyHidden>, {asOf}</VisuallyHidden>
    </Earlier>
  );
}
