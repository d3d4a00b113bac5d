import { SeasonGate } from '@console/shared/access';
import { skipToken } from '@console/shared/data';
import { isOpen } from '@console/shared/model';
import { useSelection } from '@console/shared/selection';
import { useQuizzesQuery } from '../quiz.resource';
import { ClosedSeason } from './closed-season';
import { QuizList } from './quiz-list';
import { QuizListPage } from './quiz-list-page';

/** The quizzes of the selected season, which only an active one shows. */
export function QuizListScreen() {
  const { seasonId } = useSelection();
  return (
    <SeasonGate
      seasonId={seasonId}
      frame={(state) => (
        <QuizListPage>
          {state}
          <QuizzesAhead />
        </QuizListPage>
      )}
    >
      {(season) => (isOpen(season) ? <QuizList season={season} /> : <ClosedSeason season={season} />)}
    </SeasonGate>
  );
}

/** Asks for the quizzes while their season is on its way, so that neither answer waits for the other. */
function QuizzesAhead() {
  const { seasonId } = useSelection();
  useQuizzesQuery(seasonId ?? skipToken);
  return null;
}
