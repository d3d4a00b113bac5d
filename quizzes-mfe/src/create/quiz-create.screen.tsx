import { locations, useGateway, useNewDocument } from '@console/shared/data';
import { useConsoleForm } from '@console/shared/forms';
import { paths, pathTo, titles, type Season } from '@console/shared/model';
import { useNavigate } from '@console/shared/router';
import { quizOpened, useDispatch } from '@console/shared/selection';
import { LeaveMissing } from '@console/shared/ui';
import { blankQuiz, newQuiz, valuesOf, type QuizFormValues } from '../form/quiz-form-values';
import { notSaved, QuizForm } from '../form/quiz-form';
import { QuizFormPage } from '../form/quiz-form-page';
import { useQuizCreation } from '../form/use-quiz-creation';
import { quizForm } from '../quiz.form';

const title = titles[paths.quizCreate];

export function QuizCreateScreen() {
  const { seasonId } = useSelection();
  const draftKey = locations.quizzes(seasonId ?? '');
  return (
    <SeasonGate
      seasonId={seasonId}
      frame={(state) => <QuizFormPage title={title}>{state}</QuizFormPage>}
      missing={() => <LeaveMissing what="season" to={paths.seasonList} />}
    >
      {(season) => <QuizCreate season={season} draftKey={draftKey} />}
    </SeasonGate>
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
    rememberQuiz(quiz);
    // In place of the form: Back must not lead to one that would make the quiz again.
    const questions = pathTo(paths.questionList, { season: season.id, quiz: quiz.id });
    return { onSuccess: () => void navigate(questions, { replace: true }) };
  };

  const form = useConsoleForm({
    initial: valuesOf(blankQuiz(document.id)),
    validate: validateNewQuiz,
    limits: quizKind.limits,
    save,
    describeFailure: notSaved,
    fields: quizKind.fields,
    draftKey: locations.quizzes(season.id),
    ...drafted,
  });
  return (
    <QuizFormPage title={title} season={season}>
      <QuizForm form={form} submitLabel={title} />
    </QuizFormPage>
  );
}
