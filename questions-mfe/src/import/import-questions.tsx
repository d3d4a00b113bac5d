import { useEffect, useMemo } from 'react';
import type { OpenQuiz } from '@console/shared/access';
import { useLeaveWarning } from '@console/shared/actions';
import { acceptsQuestions } from '@console/shared/model';
import { ErrorState, FormMessage, LoadingState, useIsOnline, VisuallyHidden } from '@console/shared/ui';
import { t } from '../i18n';
import { useQuestionsQuery } from '../question.resource';
import { closedReason } from '../quiz/closed-reason';
import { describeSource } from './source/describe-source';
import { ImportOutcome } from './store/import-outcome';
import * as Styled from './import.styles';
import { preloadReader } from './source/reader';
import { ReviewList } from './review-list';
import { SourceCard } from './source/source-card';
import { Understood } from './source/understood';
import { StoreBar } from './store/store-bar';
import { useDrop } from './source/use-drop';
import { useOtherQuizzes } from './use-other-quizzes';
import { useReview } from './use-review';
import { useSource } from './source/use-source';
import { hasFailed, useImport } from './store/use-import';

/** Source, how it was understood, review and storing, one below the other. */
export function ImportQuestions({ quiz, quizKey }: OpenQuiz) {
  const { state, read, choose, clear } = useSource(quizKey);
  const importing = useImport(quizKey);
  const isStoring = importing.state.kind === 'running';
  const source = state.is === 'read' ? state.source : undefined;
  const sourceId = state.is === 'none' ? 0 : state.id;

  const list = useQuestionsQuery(quizKey);
  const here = list.data?.isComplete ? list.data.rows : undefined;
  const others = useOtherQuizzes(quizKey, source !== undefined);
  const stored = useMemo(() => here && others && { here, elsewhere: others.quizzes }, [here, others]);
  // While questions are stored they appear in the quiz, where each row would find itself.
  const review = useReview(source, stored, {
    quizKey,
    sourceId,
    isPaused: isStoring || hasFailed(importing.state),
  });

  useEffect(preloadReader, []);
  const isOnline = useIsOnline();
  const isOpen = acceptsQuestions(quiz);
  const isDone = review.rows?.every(({ state: { kind } }) => kind === 'same') ?? false;
  useLeaveWarning('import-review', state.is === 'read' && !isDone);
  /** What came of storing is not about what is read next. */
  const forgetting =
    <Args extends readonly unknown[]>(work: (...args: Args) => void) =>
    (...args: Args) => {
      importing.forget();
      work(...args);
    };
  const isAsking = source?.ambiguousNumbers !== undefined && source.ambiguousNumbers.chosen === undefined;
  const isOver = useDrop(!isStoring, forgetting(read));

  return (
    <Styled.Steps $isOver={isOver}>
      <VisuallyHidden role="status">{source && review.rows ? describeSource(source) : ''}</VisuallyHidden>
      {!isOpen && <FormMessage tone="info">{closedReason(quiz)}</FormMessage>}
      {!isOnline && (
        <FormMessage tone="info">
          {t('You’re offline. You can review questions, but you need a connection to import them.')}
        </FormMessage>
      )}
      <ImportOutcome importing={importing} quizKey={quizKey} />
      {!isStoring && (
        <>
          <SourceCard
            quizKey={quizKey}
            state={state}
            isDone={isDone}
            onRead={forgetting(read)}
            onClear={forgetting(clear)}
          />
          <Understood state={state} onChoose={forgetting(choose)} />
        </>
      )}
      {others?.hasFailed && (
        <FormMessage tone="info">
          {t('Couldn’t load the season’s other quizzes, so rows were only compared with this quiz.')}
        </FormMessage>
      )}
      {source && list.isError && (
        <ErrorState title={t('Couldn’t load the questions')} onRetry={() => void list.refetch()}>
          {list.error?.message}
        </ErrorState>
      )}
      {source && !list.isError && !review.rows && <LoadingState />}
      {(review.rows || isStoring) && !hasFailed(importing.state) && (
        <>
          {review.rows && !isStoring && <ReviewList key={sourceId} rows={review.rows} review={review} />}
          <StoreBar
            review={review}
            storing={importing.state}
            canStore={isOpen && isOnline && !isAsking}
            isAsking={isAsking}
            onStore={() => here && importing.store(review, here)}
            onCancel={importing.cancel}
          />
        </>
      )}
    </Styled.Steps>
  );
}
