import { SeasonGate } from '@console/shared/access';
import { skipToken } from '@console/shared/data';
import { isOpen } from '@console/shared/model';
import { useSelection } from '@console/shared/selection';
import { useQuizzesQuery } from '../quiz.resource';
import { ClosedSeason } from './closed-season';
import { QuizList } from './quiz-list';

/** The quizzes of the selected season, shown only while it is active. */
export function QuizListScreen() {
  const { seasonId } = useSelection();
  return (
    <SeasonGate
      seasonId={seasonId}
      frame={(state) => (
        <QuizList>
          {state}
          <PrefetchQuizzes />
        </QuizList>
      )}
    >
      {(season) => (isOpen(season) ? <QuizList season={season} /> : <ClosedSeason season={season} />)}
    </SeasonGate>
  );
}

/** Prefetches the quizzes while their season is loading, so that both load concurrently. */
function PrefetchQuizzes() {
  const { seasonId } = useSelection();
  useQuizzesQuery(seasonId ?? skipToken);
  return null;
}
