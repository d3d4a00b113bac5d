import { useGateway } from '@console/shared/data';
import { paths, pathTo } from '@console/shared/model';
import { Navigate, useNavigate } from '@console/shared/router';
import { usePlace } from '@console/shared/selection';
import { ErrorState, LeaveMissing, LoadingState } from '@console/shared/ui';
import { QuestionForm } from '../form/question-form';
import { QuestionFormPage } from '../form/question-form-page';
import { valuesOf, withValues, type QuestionFormValues } from '../form/question-form-values';
import type { Question } from '../question';
import { changeQuestion, useQuestionQuery } from '../question.resource';
import { QuizGate, type OpenQuiz } from '../quiz/quiz-gate';
import { useOpened } from '../quiz/use-opened';

const title = 'Update Question';

/** `/update-question`: a question of the chosen quiz, as it was when the form opened. */
export function QuestionEditScreen() {
  const { seasonId, questionId } = usePlace();
  return (
    <QuizGate title={title} holds>
      {(open) =>
        questionId ? (
          <QuestionEdit key={questionId} questionId={questionId} {...open} />
        ) : (
          <Navigate to={pathTo(paths.quizList, { season: seasonId ?? undefined })} replace />
        )
      }
    </QuizGate>
  );
}

function QuestionEdit({ questionId, ...open }: OpenQuiz & { questionId: string }) {
  const { data, isError, error, refetch } = useQuestionQuery({ ...open.quizKey, questionId });
  const opened = useOpened(data);
  if (opened === null)
    return <LeaveMissing what="question" to={pathTo(paths.quizList, { season: open.season.id })} />;
  return (
    <QuestionFormPage title={title} question={questionId} {...open}>
      {opened ? (
        <OpenedQuestion opened={opened} {...open} />
      ) : isError ? (
        <ErrorState title="The question could not be loaded" onRetry={() => void refetch()}>
          {error?.message}
        </ErrorState>
      ) : (
        <LoadingState />
      )}
    </QuestionFormPage>
  );
}

function OpenedQuestion({ opened, quiz, quizKey }: OpenQuiz & { opened: Question }) {
  const gateway = useGateway();
  const navigate = useNavigate();

  const handleSave = async (values: QuestionFormValues) => {
    await changeQuestion(gateway, quizKey, opened, withValues(opened, values));
    const saved = { season: quizKey.seasonId, quiz: quizKey.quizId, question: opened.id };
    void navigate(pathTo(paths.questionList, saved), { replace: true });
  };

  return <QuestionForm initial={valuesOf(opened)} quiz={quiz} submitLabel={title} save={handleSave} />;
}
