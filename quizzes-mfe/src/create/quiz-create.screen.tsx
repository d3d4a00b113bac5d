import { SeasonGate } from '@console/shared/access';
import { locations } from '@console/shared/data';
import { useCreateForm } from '@console/shared/forms';
import { paths, titles, type Season } from '@console/shared/model';
import { useSelection } from '@console/shared/selection';
import { MissingForm } from '../form/missing-form';
import { QuizForm } from '../form/quiz-form';
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
      missing={<MissingForm what="season" to={paths.seasonList} title={title} draftKey={draftKey} />}
      keepsOpen
    >
      {(season) => <QuizCreate season={season} draftKey={draftKey} />}
    </SeasonGate>
  );
}

function QuizCreate({ season, draftKey }: { season: Season; draftKey: string }) {
  const form = useCreateForm(quizForm, { creation: useQuizCreation(season.id), draftKey });
  return (
    <QuizFormPage title={title} season={season}>
      <QuizForm form={form} submitLabel={title} />
    </QuizFormPage>
  );
}
