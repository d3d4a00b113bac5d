import { useEffect, useMemo } from 'react';
import type { OpenQuiz } from '@console/shared/access';
import { acceptsQuestions } from '@console/shared/model';
import { ErrorState, FormMessage, LoadingState, useIsOnline, VisuallyHidden } from '@console/shared/ui';
import { t } from '../i18n';
import { useQuestionsQuery } from '../question.resource';
import { closedReason } from '../quiz/closed-reason';
import { describeSource } from './source/describe-source';
import { ImportOutcome } from './store/import-outcome';
import * as Styled from './import.styles';
import { ColumnChoice } from './source/column-choice';
import { preloadReader } from './source/reader';
import { ReviewList } from './review-list';
import { SourceCard } from './source/source-card';
import { StoreBar } from './store/store-bar';
import { useDrop } from './source/use-drop';
import { useLeaveWarning } from './store/use-leave-warning';
import { useOtherQuizzes } from './use-other-quizzes';
import { useReview } from './use-review';
import { useSource } from './source/use-source';
import { useStoring } from './store/use-storing';

/** Source, how it was understood, review and storing, one below the other. */
export function ImportQuestions({ quiz, quizKey }: OpenQuiz) {
  const { state, read, clear } = useSource(quizKey);
  const storing = useStoring(quizKey, clear);
  const isStoring = storing.state.is === 'storing';
  const source = state.is === 'read' ? state.source : undefined;
  const table = state.is === 'refused' ? state.table : source?.table;

  const list = useQuestionsQuery(quizKey);
  const here = list.data?.isComplete ? list.data.rows : undefined;
  const others = useOtherQuizzes(quizKey, source !== undefined);
  const stored = useMemo(() => here && others && { here, elsewhere: others.quizzes }, [here, others]);
  // While questions are stored they appear in the quiz, where each row would find itself.
  const review = useReview(source, stored, {
    quizKey,
    isPaused: isStoring || storing.state.is === 'failed',
  });

  useEffect(preloadReader, []);
  const isOnline = useIsOnline();
  const isOpen = acceptsQuestions(quiz);
  useLeaveWarning('import', isStoring || state.is === 'read');
  const handleRead: typeof read = (content, mapping) => {
    storing.forget();
    read(content, mapping);
  };
  const isOver = useDrop(!isStoring, handleRead);

  return (
    <Styled.Steps $isOver={isOver}>
      <VisuallyHidden role="status">{source && review.rows ? describeSource(source) : ''}</VisuallyHidden>
      {!isOpen && <FormMessage tone="info">{closedReason(quiz)}</FormMessage>}
      {!isOnline && (
        <FormMessage tone="info">
          {t('You are offline. You can review questions, but storing them needs a connection.')}
        </FormMessage>
      )}
      <ImportOutcome storing={storing} quizKey={quizKey} />
      {!isStoring && <SourceCard quizKey={quizKey} state={state} onRead={handleRead} onClear={clear} />}
      {source && !isStoring && <p>{describeSource(source)}</p>}
      {table && 'content' in state && !isStoring && (
        <ColumnChoice table={table} onChange={(mapping) => handleRead(state.content, mapping)} />
      )}
      {others?.hasFailed && (
        <FormMessage tone="info">
          {t(
            'The other quizzes of this season could not be read. The rows are compared with this quiz only.',
          )}
        </FormMessage>
      )}
      {source && list.isError && (
        <ErrorState title={t('The questions could not be loaded')} onRetry={() => void list.refetch()}>
          {list.error?.message}
        </ErrorState>
      )}
      {source && !list.isError && !review.rows && <LoadingState />}
      {review.rows && storing.state.is !== 'failed' && (
        <>
          {!isStoring && <ReviewList key={keyOf(source)} rows={review.rows} review={review} />}
          <StoreBar
            review={review}
            storing={storing.state}
            canStore={isOpen && isOnline}
            onStore={() => here && void storing.store(review, here)}
            onCancel={storing.cancel}
          />
        </>
      )}
    </Styled.Steps>
  );
}

const keys = new WeakMap<object, number>();
let lastKey = 0;

/** Another source is another list: its page, filter and open editors are not those of the one before. */
function keyOf(source: object | undefined): number | undefined {
  if (!source) return undefined;
  const key = keys.get(source) ?? (lastKey += 1);
  keys.set(source, key);
  return key;
}
