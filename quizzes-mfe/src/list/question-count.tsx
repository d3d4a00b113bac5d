import { skipToken } from '@console/shared/data';
import { useSelection } from '@console/shared/selection';
import { t } from '../i18n';
import { useQuestionCountQuery } from '../quiz.resource';

/** The number of questions of a quiz. Counted again whenever it is shown, since other screens add questions. */
export function QuestionCount({ quizId }: { quizId: string }) {
  const { seasonId } = useSelection();
  const { data, isError } = useQuestionCountQuery(seasonId ? { seasonId, quizId } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  if (isError) return <span title={t('The questions could not be counted')}>—</span>;
  return data ?? '…';
}
