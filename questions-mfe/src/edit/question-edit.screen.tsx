import { useGateway } from '@console/shared/data';
import { useEditForm } from '@console/shared/forms';
import { paths, pathTo, takesQuestions, titles } from '@console/shared/model';
import { Navigate, useNavigate } from '@console/shared/router';
import { usePlace } from '@console/shared/selection';
import { ErrorState, LeaveMissing, LoadingState } from '@console/shared/ui';
import { notSaved, QuestionForm } from '../form/question-form';
import { QuestionFormPage } from '../form/question-form-page';
import { questionKind } from '../form/question-kind';
import { questionDraftKey } from '../form/draft-keys';
import { useQuestionCreation } from '../form/use-question-creation';
import type { Question } from '../question';
import { questionForm } from '../question.form';
import { editQuestion } from '../question.resource';
import { useFollowedQuestion } from './use-followed-question';

const title = titles[paths.questionEdit];

/** `/update-question`: a question of the chosen quiz. */
export function QuestionEditScreen() {
  const { seasonId, questionId } = useSelection();
  return (
    <QuizGate title={title} missing={(gone) => <LeaveMissing {...gone} />}>
      {(open) =>
        questionId ? (
          <ChosenQuestion key={questionId} questionId={questionId} {...open} />
        ) : (
          <Navigate to={pathTo(paths.quizList, { season: seasonId ?? undefined })} replace />
        )
      }
    </QuizGate>
  );
}

function QuestionEdit({ questionId, ...open }: OpenQuiz & { questionId: string }) {
  const { data, isError, error, refetch } = useFollowedQuestion(open.quizKey, questionId);
  const opened = useOpened(data);
  if (opened === null)
    return <LeaveMissing what="question" to={pathTo(paths.quizList, { season: open.season.id })} />;
  return (
    <QuestionFormPage title={title} question={questionId} {...open}>
      {opened ? (
        <OpenedQuestion opened={opened} stored={data} {...open} />
      ) : isError ? (
        <ErrorState title="The question could not be loaded" onRetry={refetch}>
          {error?.message}
        </ErrorState>
      ) : (
        <LoadingState />
      )}
    </DocumentGate>
  );
}

type OpenedQuestionProps = OpenQuiz & { opened: Question; stored: Question | null | undefined };

function QuestionEdit({ question, stored, quiz, quizKey }: QuestionEditProps) {
  const gateway = useGateway();
  const navigate = useNavigate();
  const form = useEditForm(questionForm, {
    opened: question,
    stored,
    validate: validateQuestion,
    save: (decide) => editQuestion(gateway, { ...quizKey, questionId: (stored ?? opened).id }, decide),
    onSuccess({ id }) {
      const saved = { season: quizKey.seasonId, quiz: quizKey.quizId, question: id };
      void navigate(pathTo(paths.questionList, saved), { replace: true });
    },
    saveAsNew: takesQuestions(quiz) ? createAnew : undefined,
    drafted,
    describeFailure: notSaved,
    draftKey: questionDraftKey(quizKey, opened.id),
  });
  return <QuestionForm form={form} quiz={quiz} submitLabel={title} />;
}
