import type { OpenQuiz } from '@console/shared/access';
import { useLeaveWarning } from '@console/shared/actions';
import { acceptsQuestions } from '@console/shared/model';
import { FormMessage, useIsOnline, VisuallyHidden } from '@console/shared/ui';
import { t } from '../i18n';
import { ClosedNotice } from '../quiz/closed-note';
import { CountFrom } from './source/count-from';
import { ComparisonNotices } from './comparison-notices';
import { describeSource } from './source/describe-source';
import { ImportOutcome } from './store/import-outcome';
import * as Styled from './import-frame.styles';
import { ReviewList } from './review-list';
import { SourceCard } from './source/source-card';
import { Understood } from './source/understood';
import { StoreBar } from './store/store-bar';
import { useDrop } from './source/use-drop';
import { useFinished } from './store/use-finished';
import { useReview } from './use-review';
import { useSource } from './source/use-source';
import { useStoredQuestions } from './use-stored-questions';
import { hasFailed, useImport } from './store/use-import';

/** Source, how it was understood, review and storing; on wide screens, the review stands beside the source. */
export function ImportQuestions({ quiz, quizKey }: OpenQuiz) {
  const importing = useImport(quizKey);
  const isStoring = importing.state.kind === 'running';
  const isFailed = hasFailed(importing.state);
  // What came of storing is not about what is read next.
  const { state, read, choose, clear } = useSource(quizKey, importing.forget);
  const source = state.is === 'read' ? state.source : undefined;
  const sourceId = state.is === 'none' ? 0 : state.id;
  const { stored, ...known } = useStoredQuestions(quizKey, source !== undefined);
  // While questions are stored they appear in the quiz, where each row would find itself.
  const review = useReview(source, stored, { quizKey, sourceId, isPaused: isStoring || isFailed });

  const isOnline = useIsOnline();
  const { rows, isDone } = review;
  useLeaveWarning('import-review', state.is === 'read' && !isDone);
  const { ambiguousNumbers } = source ?? {};
  const isAsking = ambiguousNumbers !== undefined && ambiguousNumbers.chosen === undefined;
  const isFinished = useFinished(quizKey, importing, review);
  const isHidden = isStoring || isFinished;
  const isOver = useDrop(!isStoring, read);
  const isReviewing = !isHidden && !isFailed;
  const isSplit = isReviewing && (state.is === 'read' || state.is === 'reading');

  return (
    <Styled.Steps tabIndex={-1} $isOver={isOver}>
      <VisuallyHidden role="status">{source && rows ? describeSource(source) : ''}</VisuallyHidden>
      <WhyNotNow quiz={quiz} quizKey={quizKey} isOnline={isOnline} />
      <ImportOutcome importing={importing} quizKey={quizKey} onMore={isFinished ? clear : undefined} />
      <Styled.Panes $isSplit={isSplit}>
        {!isHidden && (
          <Styled.Pane>
            <SourceCard quizKey={quizKey} state={state} isDone={isDone} onRead={read} onClear={clear} />
            <Understood state={state} onChoose={choose} />
          </Styled.Pane>
        )}
        <Styled.Pane>
          {!isHidden && ambiguousNumbers && (
            <CountFrom numbers={ambiguousNumbers} onChoose={(countFrom) => choose({ countFrom })} />
          )}
          <ComparisonNotices
            {...known}
            isNeeded={source !== undefined && isReviewing}
            isDone={rows !== undefined}
          />
          {rows && isReviewing && <ReviewList key={sourceId} rows={rows} review={review} />}
        </Styled.Pane>
      </Styled.Panes>
      {(rows || isStoring) && !isFailed && !isFinished && (
        <StoreBar
          review={review}
          storing={importing.state}
          canStore={acceptsQuestions(quiz) && isOnline && !isAsking}
          isAsking={isAsking}
          onStore={() => stored && importing.store(review, stored.here)}
          onCancel={importing.cancel}
        />
      )}
    </Styled.Steps>
  );
}

/** Why questions can be reviewed, but not imported now. */
function WhyNotNow({ quiz, quizKey, isOnline }: Pick<OpenQuiz, 'quiz' | 'quizKey'> & { isOnline: boolean }) {
  return (
    <>
      <ClosedNotice quiz={quiz} quizKey={quizKey} />
      {!isOnline && (
        <FormMessage tone="info">
          {t('You’re offline. You can review questions, but you need a connection to import them.')}
        </FormMessage>
      )}
    </>
  );
}
