import { SeasonGate } from '@console/shared/access';
import { useSelection } from '@console/shared/selection';
import { can, useSession } from '@console/shared/session';
import { FindQuestions } from './find-questions';
import { useFindState } from './use-find-state';

/** `/find-questions`: the questions of the selected season that have some words; for Admins, of all seasons. */
export function FindQuestionsScreen() {
  const { seasonId } = useSelection();
  const canSeeAll = can.seeAllSeasons(useSession());
  const state = useFindState();
  const find = { seasonId, state, canSeeAll };
  if (!seasonId && state.isEverywhere && canSeeAll) return <FindQuestions {...find} />;
  return (
    <SeasonGate seasonId={seasonId} frame={(loading) => <FindQuestions {...find}>{loading}</FindQuestions>}>
      {(season) => <FindQuestions {...find} season={season} />}
    </SeasonGate>
  );
}
