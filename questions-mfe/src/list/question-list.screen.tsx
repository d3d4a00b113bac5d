import { lazy, Suspense, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { QuizGate, type OpenQuiz } from '@console/shared/access';
import { useOpenActions } from '@console/shared/actions';
import type { QuizKey } from '@console/shared/data';
import { quizName } from '@console/shared/format';
import { paths, acceptsQuestions, titles } from '@console/shared/model';
import { useSearchParams } from '@console/shared/router';
import {
  EmptyState,
  ErrorState,
  LoadingAllRows,
  LoadingState,
  Page,
  theme,
  useIsOnline,
} from '@console/shared/ui';
import { t } from '../i18n';
import { importsInto } from '../import/interrupted/interrupted.resource';
import { useQuestionsQuery } from '../question.resource';
import { ClosedNotice } from '../quiz/closed-note';
import { AddingBar, AddingLinks } from './adding-links';
import { QuestionBrowser } from './question-browser';
import { QuizFacts } from './quiz-facts';
import { QuizLine } from './quiz-line';
import { useQuestionTools } from './use-question-tools';
import { isWholeCopy } from './whole-copy';

const InterruptedImports = lazy(async () => ({
  default: (await import('../import/interrupted/interrupted-imports')).InterruptedImports,
}));

const SelectQuestions = lazy(async () => ({
  default: (await import('../select/select-questions')).SelectQuestions,
}));

const Note = styled.div`
  margin-bottom: ${theme.space(4)};
`;

/** The room for the count of a small heading. */
const countRoom = '2.75rem';

/** On phones as small as that of the quizzes: a title of a few words has one line, and the questions begin higher. */
const Heading = styled.div`
  flex: 1 1 auto;
  max-width: 100%;

  ${theme.media.phone} {
    margin-bottom: -${theme.space(3)};
    line-height: 1.25;

    h1 {
      padding-inline-end: ${countRoom};
      font-size: ${theme.fontSize.lead};
    }

    h1 ~ * {
      min-width: calc(${countRoom} - ${theme.space(3)});
      margin-inline-start: calc(${theme.space(3)} - ${countRoom});
    }
  }
`;

/** `/quizzes`: the questions of the selected quiz. */
export function QuestionListScreen() {
  return (
    <QuizGate
      frame={(state, quizKey) => (
        <Page title={t(titles[paths.questionList])}>
          {state}
          <PrefetchQuestions quizKey={quizKey} />
        </Page>
      )}
    >
      {(open) => <QuestionList {...open} />}
    </QuizGate>
  );
}

/** Prefetches the questions, and imports that were interrupted, while their quiz is loading. */
function PrefetchQuestions({ quizKey }: { quizKey: QuizKey }) {
  useQuestionsQuery(quizKey);
  useOpenActions(importsInto(quizKey));
  return null;
}

function QuestionList(open: OpenQuiz) {
  const { quiz, quizKey } = open;
  const { data: questions } = useQuestionsQuery(quizKey);
  const takes = acceptsQuestions(quiz);
  const { data: imports = [] } = useOpenActions(importsInto(quizKey));
  const { tools, opened, isSelecting, leaveSelection } = useQuestionTools(open, questions);
  const [search] = useSearchParams();
  useFocusWhenEmptied(questions?.rows.length);
  // On a phone, in place of the list.
  const isDetail = search.has('question') && !isSelecting;
  const isOnline = useIsOnline();
  const isCounted = questions && (questions.isComplete || (!isOnline && isWholeCopy(questions)));
  return (
    <Page
      title={quizName(quiz)}
      isTitleStored
      count={isCounted ? questions.rows.length : undefined}
      asOf={isCounted ? undefined : questions?.asOf}
      breadcrumb={<QuizLine {...open} />}
      aroundHeading={(heading) => <Heading>{heading}</Heading>}
      actions={takes && <AddingLinks quizKey={quizKey} />}
    >
      <QuizFacts {...open} countedAt={isCounted ? questions.asOf : undefined} isHiddenOnPhone={isDetail}>
        {tools}
      </QuizFacts>
      {opened}
      <Suspense>{imports.length > 0 && <InterruptedImports {...open} imports={imports} />}</Suspense>
      {!takes && (
        <Note>
          <ClosedNotice quiz={quiz} quizKey={quizKey} />
        </Note>
      )}
      <Suspense fallback={<LoadingState />}>
        {isSelecting && questions ? (
          <SelectQuestions {...open} questions={questions.rows} onClose={leaveSelection} />
        ) : (
          <Questions {...open} />
        )}
      </Suspense>
      {takes && !isDetail && !isSelecting && (
        <AddingBar
          quizKey={quizKey}
          isEmpty={questions?.isComplete === true && questions.rows.length === 0}
        />
      )}
    </Page>
  );
}

function Questions(open: OpenQuiz) {
  const { data, isError, error, refetch } = useQuestionsQuery(open.quizKey);
  if (isError) {
    return (
      <ErrorState title={t('Couldn’t load the questions')} onRetry={() => void refetch()}>
        {error?.message}
      </ErrorState>
    );
  }
  if (!data) return <LoadingState />;
  if (data.rows.length === 0 && !data.isComplete)
    return <LoadingAllRows what={t('questions')} requestedAt={data.requestedAt} />;
  if (data.rows.length > 0) return <QuestionBrowser {...open} list={data} />;
  return (
    <EmptyState title={t('No questions yet')}>
      {acceptsQuestions(open.quiz) && t('To add one, select Add Question or Import Questions.')}
    </EmptyState>
  );
}

/** Deleting the last question removes the focused button: the page's heading takes the focus. */
function useFocusWhenEmptied(count: number | undefined): void {
  const before = useRef(count);
  useEffect(() => {
    if (count === 0 && before.current) document.querySelector('h1')?.focus();
    before.current = count;
  }, [count]);
}
