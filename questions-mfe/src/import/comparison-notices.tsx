import { ErrorState, FormMessage, LoadingState } from '@console/shared/ui';
import { t } from '../i18n';
import type { useStoredQuestions } from './use-stored-questions';

type Props = Pick<ReturnType<typeof useStoredQuestions>, 'list' | 'others'> & {
  /** Whether there are rows to compare. */
  isNeeded: boolean;
  /** Whether they are compared. */
  isDone: boolean;
};

/** Says that rows are being compared with the stored questions, and with which ones they could not be. */
export function ComparisonNotices({ list, others, isNeeded, isDone }: Props) {
  return (
    <>
      {others?.hasFailed && (
        <FormMessage tone="info">
          {t('Couldn’t load the season’s other quizzes, so rows were only compared with this quiz.')}
        </FormMessage>
      )}
      {isNeeded && list.isError && (
        <ErrorState title={t('Couldn’t load the questions')} onRetry={() => void list.refetch()}>
          {list.error?.message}
        </ErrorState>
      )}
      {isNeeded && !list.isError && !isDone && <LoadingState />}
    </>
  );
}
