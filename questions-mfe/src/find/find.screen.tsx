import { SeasonGate } from '@console/shared/access';
import { paths, titles } from '@console/shared/model';
import { useSelection } from '@console/shared/selection';
import { can, useSession } from '@console/shared/session';
import { Page } from '@console/shared/ui';
import { t } from '../i18n';
import { FindQuestions } from './find-questions';
import { useFindState } from './use-find-state';

const title = t(titles[paths.questionFind]);

/** `/find-questions`: the questions of the selected season that have some words; for Admins, of all seasons. */
export function FindQuestionsScreen() {
  const { seasonId } = useSelection();
  const canSeeAll = can.seeAllSeasons(useSession());
  const state = useFindState();
  if (!seasonId && state.isEverywhere && canSeeAll) return <FindQuestions state={state} canSeeAll />;
  return (
    <SeasonGate seasonId={seasonId} frame={(loading) => <Page title={title}>{loading}</Page>}>
      {(season) => <FindQuestions season={season} state={state} canSeeAll={canSeeAll} />}
    </SeasonGate>
  );
}
