import { useId, useRef } from 'react';
import { quizName, seasonName } from '@console/shared/format';
import { useIsPrinting } from '@console/shared/lists';
import { pageSize } from '@console/shared/model';
import { Button, EmptyState, Pager, useIsOnline } from '@console/shared/ui';
import { t } from '../i18n';
import { QuizStatus } from '../quiz/quiz-status';
import type { WatchedQuestions } from '../season-questions/watch-season-questions';
import { byQuiz, type FoundQuestion } from './find-in-quizzes';
import * as Styled from './find.styles';
import { FoundQuestionRow } from './found-question-row';
import type { Copying } from './use-copying';
import type { FindState } from './use-find-state';

interface FoundQuestionsProps {
  results: readonly FoundQuestion[];
  terms: readonly string[];
  read: WatchedQuestions;
  state: FindState;
  copying: Copying;
  /** Missing where nothing more can be searched. */
  onSearchAll: (() => void) | undefined;
}

/** A page of the results, below their quizzes; or why there is none. */
export function FoundQuestions({ results, terms, read, state, copying, onSearchAll }: FoundQuestionsProps) {
  const isOnline = useIsOnline();
  const area = useRef<HTMLDivElement>(null);
  const reason = useId();
  const isPrinting = useIsPrinting();
  const isComplete = read.done === read.total;
  const isWaiting = !isOnline && !isComplete;
  if (terms.length === 0) return null;
  if (results.length === 0)
    return isComplete || !isOnline ? <NoneFound isComplete={isComplete} onSearchAll={onSearchAll} /> : null;
  const page = Math.min(state.page, Math.ceil(results.length / pageSize));
  const shown = isPrinting ? results : results.slice((page - 1) * pageSize, page * pageSize);
  const row = { terms, copying, whyNot: isWaiting ? reason : undefined };
  return (
    <div ref={area} style={{ scrollMarginTop: '5rem' }}>
      {isWaiting && (
        <Styled.Reason id={reason}>{t('You need a connection to copy questions.')}</Styled.Reason>
      )}
      <Styled.Quizzes>
        {byQuiz(shown).map(({ quiz, season, found }) => (
          <section key={`${season?.id} ${quiz.id}`} aria-label={quizName(quiz)}>
            <QuizHeading quiz={quiz} season={season} />
            <Styled.List>
              {found.map((each) => (
                <FoundQuestionRow key={each.question.id} found={each} {...row} />
              ))}
            </Styled.List>
          </section>
        ))}
      </Styled.Quizzes>
      <Pager
        view={{
          page: isPrinting ? 1 : page,
          shown,
          count: isComplete ? results.length : undefined,
          found: results.length,
          isPartial: isWaiting,
          requestedAt: read.requestedAt,
          setPage(next) {
            state.setPage(next);
            area.current?.scrollIntoView();
          },
        }}
      />
    </div>
  );
}

const QuizHeading = ({ quiz, season }: Pick<FoundQuestion, 'quiz' | 'season'>) => (
  <Styled.Heading>
    <h2 dir="auto" translate="no">
      {quizName(quiz)}
    </h2>
    <QuizStatus quiz={quiz} />
    {season && (
      <Styled.Season dir="auto" translate="no">
        {seasonName(season)}
      </Styled.Season>
    )}
  </Styled.Heading>
);

type NoneFoundProps = Pick<FoundQuestionsProps, 'onSearchAll'> & { isComplete: boolean };

const NoneFound = ({ isComplete, onSearchAll }: NoneFoundProps) => (
  <EmptyState
    title={t('No question has all these words')}
    action={onSearchAll && <Button onClick={onSearchAll}>{t('Search all seasons')}</Button>}
  >
    {isComplete
      ? t('Try fewer words, or parts of words.')
      : t('Some questions aren’t on this device. Connect to the internet to search them too.')}
  </EmptyState>
);
