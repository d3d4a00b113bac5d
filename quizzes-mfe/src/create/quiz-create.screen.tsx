import { locations, useGateway, useNewDocument } from '@console/shared/data';
import { useConsoleForm } from '@console/shared/forms';
import { paths, pathTo, titles, type Season } from '@console/shared/model';
import { useNavigate } from '@console/shared/router';
import { quizOpened, useDispatch } from '@console/shared/selection';
import { blankQuiz, newQuiz, valuesOf, type QuizFormValues } from '../form/quiz-form-values';
import { MissingForm } from '../form/missing-form';
import { notSaved, QuizForm } from '../form/quiz-form';
import { QuizFormPage } from '../form/quiz-form-page';
import { quizKind } from '../form/quiz-kind';
import { validateNewQuiz } from '../form/quiz.validate';
import { createQuiz } from '../quiz.resource';
import { storeQuizDetails } from '../store-quiz-details';
import { SelectedSeason } from '../selected-season';

const title = titles[paths.quizCreate];

export function QuizCreateScreen() {
  return (
    <SelectedSeason
      frame={(state) => <QuizFormPage title={title}>{state}</QuizFormPage>}
      missing={(seasonId) => (
        <MissingForm what="season" to={paths.seasonList} title={title} about={locations.quizzes(seasonId)} />
      )}
    >
      {(season) => <QuizCreate key={season.id} season={season} />}
    </SelectedSeason>
  );
}

function QuizCreate({ season }: { season: Season }) {
  const gateway = useGateway();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { document, drafted } = useNewDocument();

  const save = async (values: QuizFormValues) => {
    const quiz = newQuiz(document.id, values);
    await createQuiz(gateway, document, season.id, quiz);
    dispatch(quizOpened(quiz.id));
    storeQuizDetails(quiz);
    // In place of the form: Back must not lead to one that would make the quiz again.
    const questions = pathTo(paths.questionList, { season: season.id, quiz: quiz.id });
    return { goOn: () => void navigate(questions, { replace: true }) };
  };

  const form = useConsoleForm({
    initial: valuesOf(blankQuiz(document.id)),
    validate: validateNewQuiz,
    limits: quizKind.limits,
    save,
    describeFailure: notSaved,
    about: locations.quizzes(season.id),
    ...drafted,
  });
  return (
    <QuizFormPage title={title} season={season}>
      <QuizForm form={form} submitLabel={title} />
    </QuizFormPage>
  );
}
