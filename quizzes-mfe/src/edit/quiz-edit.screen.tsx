import { QuizGate, type OpenQuiz } from '@console/shared/access';
import { locations, useGateway, type QuizKey } from '@console/shared/data';
import { useEditForm } from '@console/shared/forms';
import { paths, pathTo, takesQuestions, titles, type Quiz, type Season } from '@console/shared/model';
import { Navigate, useNavigate } from '@console/shared/router';
import { usePlace } from '@console/shared/selection';
import { ErrorState, LeaveMissing, LoadingState } from '@console/shared/ui';
import { notSaved, QuizForm } from '../form/quiz-form';
import { QuizFormPage } from '../form/quiz-form-page';
import { useQuizCreation } from '../form/use-quiz-creation';
import { quizForm } from '../quiz.form';
import { editQuiz } from '../quiz.resource';
import { storeQuizDetails } from '../store-quiz-details';

const title = titles[paths.quizEdit];
const draftKeyOf = ({ seasonId, quizId }: QuizKey) => locations.quiz(seasonId, quizId);

export function QuizEditScreen() {
  const navigate = useNavigate();
  /** What was typed for a quiz that is gone can be used for a new one. */
  const copyTarget = ({ seasonId }: QuizKey) => ({
    label: 'Use for a new quiz',
    about: locations.quizzes(seasonId),
    open: () => void navigate(pathTo(paths.quizCreate, { season: seasonId }), { replace: true }),
  });
  return (
    <SelectedSeason
      frame={(state) => <QuizFormPage title={title}>{state}</QuizFormPage>}
      missing={() => <LeaveMissing what="season" to={paths.seasonList} />}
    >
      {(open, stored) => <QuizEdit {...open} stored={stored} />}
    </QuizGate>
  );
}

/** Once open the form stays, also when the quiz is deleted: what was typed would go with it. */
function OpenedQuiz({ season, quizId }: { season: Season; quizId: string }) {
  const { data, isError, error, refetch } = useQuizQuery({ seasonId: season.id, quizId });
  const [opened, setOpened] = useState<Quiz>();
  if (!opened && data) setOpened(data);

  if (opened) return <QuizEdit season={season} opened={opened} stored={data} />;
  if (data === null) return <LeaveMissing what="quiz" to={pathTo(paths.quizList, { season: season.id })} />;
  return (
    <QuizFormPage title={title} season={season}>
      {isError ? (
        <ErrorState title="The quiz could not be loaded" onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <LoadingState label="Loading the quiz…" />
      )}
    </QuizFormPage>
  );
}

type QuizEditProps = { season: Season; opened: Quiz; stored: Quiz | null | undefined };

function QuizEdit({ season, opened, stored }: QuizEditProps) {
  const gateway = useGateway();
  const navigate = useNavigate();
  const { document: anew, drafted } = useNewDocument();

  const onSuccess = (quiz: Quiz) => {
    void navigate(
      takesQuestions(quiz)
        ? pathTo(paths.questionList, { season: season.id, quiz: quiz.id })
        : pathTo(paths.quizList, { season: season.id }),
      { replace: true },
    );
  };

  const form = useEditForm({
    kind: quizKind,
    opened,
    stored,
    validate: validateQuizUpdate,
    save: (decide) => editQuiz(gateway, { seasonId: season.id, quizId: opened.id }, decide),
    onSaved: rememberQuiz,
    onSuccess,
    async saveAsNew(values) {
      const quiz = newQuiz(anew.id, values);
      await createQuiz(gateway, anew, season.id, quiz);
      rememberQuiz(quiz);
      return { onSuccess: () => onSuccess(quiz) };
    },
    drafted,
    describeFailure: notSaved,
    draftKey: locations.quiz(season.id, opened.id),
  });
  return (
    <QuizFormPage title={title} season={season}>
      <QuizForm form={form} submitLabel={title} choosesStatus />
    </QuizFormPage>
  );
}
