import { useDeferredValue, useState } from 'react';
import { QuizGate, type OpenQuiz } from '@console/shared/access';
import { quizName, seasonName } from '@console/shared/format';
import { paths, pathTo, titles } from '@console/shared/model';
import {
  BackLink,
  EmptyState,
  ErrorState,
  LoadingAllRows,
  LoadingState,
  Page,
  useIsOnline,
} from '@console/shared/ui';
import { t } from '../i18n';
import { useQuestionsQuery } from '../question.resource';
import { PrintActions, PrintQuestions } from './print-questions';
import { usePrint } from './use-print';
import { usePrintState } from './use-print-state';

const title = t(titles[paths.questionPrint]);

/** `/print-questions`: the questions of the selected quiz on paper and on a projector, in any status of the quiz. */
export function QuestionPrintScreen() {
  return (
    <QuizGate frame={(state) => <Page title={title}>{state}</Page>}>{(open) => <Print {...open} />}</QuizGate>
  );
}

function Print(open: OpenQuiz) {
  const { data: read, isError, error, refetch } = useQuestionsQuery(open.quizKey);
  // A long list is rendered in slices, between which the page answers.
  const data = useDeferredValue(read);
  const { seasonId: season, quizId: quiz } = open.quizKey;
  const frame = {
    title,
    asOf: data?.asOf,
    breadcrumb: (
      <BackLink to={pathTo(paths.questionList, { season, quiz })}>
        <span translate="no">{quizName(open.quiz)}</span>
      </BackLink>
    ),
  };
  // Once all are here, a connection that breaks does not take them from a projector.
  const [wasComplete, setWasComplete] = useState(false);
  if (data?.isComplete && !wasComplete) setWasComplete(true);
  const isOnline = useIsOnline();
  const state = usePrintState();
  const print = usePrint(`${seasonName(open.season)} - ${quizName(open.quiz)}`);
  const isReady = data && data.rows.length > 0 && (data.isComplete || wasComplete || !isOnline);
  return (
    <Page {...frame} actions={isReady && <PrintActions onProject={state.openProjector} onPrint={print} />}>
      {isReady ? (
        <PrintQuestions {...open} list={data} state={state} />
      ) : isError ? (
        <ErrorState title={t('Couldn’t load the questions')} onRetry={() => void refetch()}>
          {error?.message}
        </ErrorState>
      ) : !data ? (
        <LoadingState />
      ) : data.isComplete ? (
        <EmptyState title={t('No questions yet')} />
      ) : (
        <LoadingAllRows what={t('questions')} requestedAt={data.requestedAt} />
      )}
    </Page>
  );
}
