import { SeasonGate } from '@console/shared/access';
import { paths, titles, type Season } from '@console/shared/model';
import { useSelection } from '@console/shared/selection';
import { LoadingState } from '@console/shared/ui';
import { QuizFormPage } from '../form/quiz-form-page';
import { t } from '../i18n';
import { useQuizzesQuery } from '../quiz.resource';
import { SeriesCreate } from './series-create';

const title = t(titles[paths.quizSeries]);

/** `/create-quizzes`: several quizzes by a pattern, shown and changed before they are stored. */
export function SeriesScreen() {
  const { seasonId } = useSelection();
  return (
    <SeasonGate
      seasonId={seasonId}
      frame={(state) => <QuizFormPage title={title}>{state}</QuizFormPage>}
      keepsOpen
    >
      {(season) => <Series season={season} />}
    </SeasonGate>
  );
}

/** Opens with what the latest quiz suggests, so the quizzes come first. */
function Series({ season }: { season: Season }) {
  const { data, isError } = useQuizzesQuery(season.id);
  return (
    <QuizFormPage title={title} season={season} isWide>
      {data || isError ? (
        <SeriesCreate season={season} quizzes={data?.rows ?? []} />
      ) : (
        <LoadingState label={t('Loading the quizzes…')} isForm />
      )}
    </QuizFormPage>
  );
}
