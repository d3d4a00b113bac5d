import { useState } from 'react';
import { locations, useGateway, useNewDocument, useQuizQuery } from '@console/shared/data';
import { useEditForm } from '@console/shared/forms';
import { paths, pathTo, takesQuestions, titles, type Quiz, type Season } from '@console/shared/model';
import { Navigate, useNavigate } from '@console/shared/router';
import { usePlace } from '@console/shared/selection';
import { ErrorState, LoadingState } from '@console/shared/ui';
import { MissingForm } from '../form/missing-form';
import { notSaved, QuizForm } from '../form/quiz-form';
import { QuizFormPage } from '../form/quiz-form-page';
import { newQuiz } from '../form/quiz-form-values';
import { quizKind } from '../form/quiz-kind';
import { validateQuizUpdate } from '../form/quiz.validate';
import { createQuiz, editQuiz } from '../quiz.resource';
import { storeQuizDetails } from '../store-quiz-details';
import { SelectedSeason } from '../selected-season';

const title = titles[paths.quizEdit];

export function QuizEditScreen() {
  const { quizId } = usePlace();
  return (
    <SelectedSeason
      frame={(state) => <QuizFormPage title={title}>{state}</QuizFormPage>}
      missing={(seasonId) => (
        <MissingForm
          what="season"
          to={paths.seasonList}
          title={title}
          about={locations.quiz(seasonId, quizId ?? '')}
        />
      )}
    >
      {(season) =>
        quizId === null ? (
          <Navigate to={pathTo(paths.quizList, { season: season.id })} replace />
        ) : (
          <OpenedQuiz key={`${season.id}/${quizId}`} season={season} quizId={quizId} />
        )
      }
    </SelectedSeason>
  );
}

/** Once open the form stays, also when the quiz is deleted: what was typed would go with it. */
function OpenedQuiz({ season, quizId }: { season: Season; quizId: string }) {
  const { data, isError, error, refetch } = useQuizQuery({ seasonId: season.id, quizId });
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Quiz>();
  if (!opened && data) setOpened(data);

  if (opened) return <QuizEdit season={season} opened={opened} stored={data} />;
  if (data === null)
    return (
      <MissingForm
        what="quiz"
        to={pathTo(paths.quizList, { season: season.id })}
        title={title}
        season={season}
        about={locations.quiz(season.id, quizId)}
        anew={{
          label: 'Use for a new quiz',
          about: locations.quizzes(season.id),
          open: () => void navigate(pathTo(paths.quizCreate, { season: season.id }), { replace: true }),
        }}
      />
    );
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

  const goOn = (quiz: Quiz) => {
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
    onSaved: storeQuizDetails,
    goOn,
    async saveAsNew(values) {
      const quiz = newQuiz(anew.id, values);
      await createQuiz(gateway, anew, season.id, quiz);
      storeQuizDetails(quiz);
      return { goOn: () => goOn(quiz) };
    },
    drafted,
    describeFailure: notSaved,
    about: locations.quiz(season.id, opened.id),
  });

  return (
    <QuizFormPage title={title} season={season}>
      <QuizForm form={form} submitLabel={title} choosesStatus />
    </QuizFormPage>
  );
}
