import { isOpen } from '@console/shared/model';
import { SeasonGate } from '../season-gate';
import { ClosedSeason } from './closed-season';
import { QuizList } from './quiz-list';
import { QuizListPage } from './quiz-list-page';

/** The quizzes of the selected season, which only an active one shows. */
export function QuizListScreen() {
  return (
    <SeasonGate frame={(state) => <QuizListPage>{state}</QuizListPage>}>
      {(season) => (isOpen(season) ? <QuizList season={season} /> : <ClosedSeason season={season} />)}
    </SeasonGate>
  );
}
