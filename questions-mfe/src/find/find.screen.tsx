import { SeasonGate } from '@console/shared/access';
import { paths } from '@console/shared/model';
import { SeasonPage } from '@console/shared/season-page';
import { useSelection } from '@console/shared/selection';
import { can, useSession } from '@console/shared/session';
import { FindQuestions } from './find-questions';
import { useFindState } from './use-find-state';

/** `/find-questions`: the questions of the selected season that have some words; for Admins, of all seasons. */
export function FindQuestionsScreen() {
  const { seasonId } = useSelection();
  const canSeeAll = can.seeAllSeasons(useSession());
  const state = useFindState();
  if (!seasonId && state.isEverywhere && canSeeAll) return <FindQuestions state={state} canSeeAll />;
  return (
    <SeasonGate
      seasonId={seasonId}
      frame={(loading) => (
        <SeasonPage path={paths.questionFind} hasCount>
          {loading}
        </SeasonPage>
      )}
    >
      {(season) => <FindQuestions season={season} state={state} canSeeAll={canSeeAll} />}
    </SeasonGate>
  );
}
