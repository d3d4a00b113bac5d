import { SeasonGate } from '@console/shared/access';
import { locations } from '@console/shared/data';
import { useCreateForm } from '@console/shared/forms';
import { paths, titles, type Season } from '@console/shared/model';
import { useSelection } from '@console/shared/selection';
import { QuizForm } from '../form/quiz-form';
import { QuizFormPage } from '../form/quiz-form-page';
import { useQuizCreation } from '../form/use-quiz-creation';
import { quizForm } from '../quiz.form';

const title = titles[paths.quizCreate];

export function QuizCreateScreen() {
  const { seasonId } = useSelection();
  return (
    <SeasonGate
      seasonId={seasonId}
      frame={(state) => <QuizFormPage title={title}>{state}</QuizFormPage>}
      keepsOpen
    >
      {(season) => <QuizCreate season={season} />}
    </SeasonGate>
  );
}

function QuizCreate({ season }: { season: Season }) {
  const form = useCreateForm(quizForm, {
    creation: useQuizCreation(season.id),
    draftKey: locations.quizzes(season.id),
  });
  return (
    <QuizFormPage title={title} season={season}>
      <QuizForm form={form} submitLabel={title} />
    </QuizFormPage>
  );
}
