import { locations, useGateway } from '@console/shared/data';
import { useEditForm } from '@console/shared/forms';
import { paths, pathTo, takesQuestions, titles } from '@console/shared/model';
import { Navigate, useNavigate } from '@console/shared/router';
import { usePlace } from '@console/shared/selection';
import { ErrorState, LoadingState } from '@console/shared/ui';
import { MissingForm } from '../form/missing-form';
import { notSaved, QuestionForm } from '../form/question-form';
import { QuestionFormPage } from '../form/question-form-page';
import { questionKind } from '../form/question-kind';
import { aboutQuestion, useEarlierDrafts } from '../form/question-drafts';
import { useQuestionCreation } from '../form/use-question-creation';
import { validateQuestion } from '../form/question.validate';
import type { Question } from '../question';
import { editQuestion } from '../question.resource';
import { QuizGate, type OpenQuiz } from '../quiz/quiz-gate';
import { useOpened } from '../quiz/use-opened';
import { useFollowedQuestion } from './use-followed-question';

const title = titles[paths.questionEdit];

/** `/update-question`: a question of the chosen quiz. */
export function QuestionEditScreen() {
  const { seasonId, questionId } = usePlace();
  return (
    <QuizGate
      title={title}
      missing={(gone, quizKey) => (
        <MissingForm title={title} about={aboutQuestion(quizKey, questionId ?? '')} {...gone} />
      )}
    >
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
  const { data, isError, error, refetch } = useFollowedQuestion(open.quizKey, questionId);
  const opened = useOpened(data);
  const about = aboutQuestion(open.quizKey, questionId);
  useEarlierDrafts(open.quizKey, questionId);
  if (opened === null) return <MissingQuestion about={about} {...open} />;
  return (
    <QuestionFormPage title={title} question={questionId} about={about} {...open}>
      {opened ? (
        <OpenedQuestion opened={opened} stored={data} {...open} />
      ) : isError ? (
        <ErrorState title="The question could not be loaded" onRetry={refetch}>
          {error?.message}
        </ErrorState>
      ) : (
        <LoadingState />
      )}
    </QuestionFormPage>
  );
}

/** What was typed for a question that is gone can be used for a new one, while the quiz takes questions. */
function MissingQuestion({ about, season, quiz }: OpenQuiz & { about: string }) {
  const navigate = useNavigate();
  const place = { season: season.id, quiz: quiz.id };
  const anew = {
    label: 'Use for a new question',
    about: locations.questions(season.id, quiz.id),
    open: () => void navigate(pathTo(paths.questionCreate, place), { replace: true }),
  };
  return (
    <MissingForm
      what="question"
      to={pathTo(paths.quizList, { season: season.id })}
      title={title}
      about={about}
      anew={takesQuestions(quiz) ? anew : undefined}
    />
  );
}

type OpenedQuestionProps = OpenQuiz & { opened: Question; stored: Question | null | undefined };

function OpenedQuestion({ opened, stored, quiz, quizKey }: OpenedQuestionProps) {
  const gateway = useGateway();
  const navigate = useNavigate();
  const { save: createAnew, drafted } = useQuestionCreation(quizKey, stored === null);

  const form = useEditForm({
    kind: questionKind,
    opened,
    stored,
    validate: validateQuestion,
    save: (decide) => editQuestion(gateway, { ...quizKey, questionId: (stored ?? opened).id }, decide),
    goOn({ id }) {
      const saved = { season: quizKey.seasonId, quiz: quizKey.quizId, question: id };
      void navigate(pathTo(paths.questionList, saved), { replace: true });
    },
    saveAsNew: takesQuestions(quiz) ? createAnew : undefined,
    drafted,
    describeFailure: notSaved,
    about: aboutQuestion(quizKey, opened.id),
  });

  return <QuestionForm form={form} quiz={quiz} submitLabel={title} />;
}
