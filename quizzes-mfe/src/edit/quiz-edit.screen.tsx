import { useState } from 'react';
import { useGateway, useQuizQuery } from '@console/shared/data';
import { paths, pathTo, takesQuestions, type Quiz, type Season } from '@console/shared/model';
import { Navigate, useNavigate } from '@console/shared/router';
import { usePlace } from '@console/shared/selection';
import { ErrorState, LeaveMissing, LoadingState } from '@console/shared/ui';
import { valuesOf, withValues, type QuizFormValues } from '../form/quiz-form-values';
import { QuizForm } from '../form/quiz-form';
import { QuizFormPage } from '../form/quiz-form-page';
import { validateQuizUpdate } from '../form/quiz.validate';
import { changeQuiz } from '../quiz.resource';
import { rememberQuiz } from '../remember-quiz';
import { SeasonGate } from '../season-gate';

const title = 'Update Quiz';

export function QuizEditScreen() {
  const { quizId } = usePlace();
  return (
    <SeasonGate frame={(state) => <QuizFormPage title={title}>{state}</QuizFormPage>}>
      {(season) =>
        quizId === null ? (
          <Navigate to={pathTo(paths.quizList, { season: season.id })} replace />
        ) : (
          <OpenedQuiz key={`${season.id}/${quizId}`} season={season} quizId={quizId} />
        )
      }
    </SeasonGate>
  );
}

/** Pins the quiz as it was opened: what others change or delete meanwhile shows when saving, not under the hands. */
function OpenedQuiz({ season, quizId }: { season: Season; quizId: string }) {
  const { data, isError, error, refetch } = useQuizQuery({ seasonId: season.id, quizId });
  const [opened, setOpened] = useState<Quiz>();
  if (!opened && data) setOpened(data);

  if (opened) return <QuizEdit season={season} opened={opened} />;
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

function QuizEdit({ season, opened }: { season: Season; opened: Quiz }) {
  const gateway = useGateway();
  const navigate = useNavigate();

  const save = async (values: QuizFormValues) => {
    const edited = withValues(opened, values);
    await changeQuiz(gateway, season.id, opened, edited);
    rememberQuiz(edited);
    void navigate(
      takesQuestions(edited)
        ? pathTo(paths.questionList, { season: season.id, quiz: edited.id })
        : pathTo(paths.quizList, { season: season.id }),
      { replace: true },
    );
  };

  return (
    <QuizFormPage title={title} season={season}>
      <QuizForm
        initial={valuesOf(opened)}
        validate={validateQuizUpdate}
        save={save}
        submitLabel={title}
        choosesStatus
      />
    </QuizFormPage>
  );
}
