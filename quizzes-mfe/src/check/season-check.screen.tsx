import { useEffect } from 'react';
import { SeasonGate } from '@console/shared/access';
import { useMinute } from '@console/shared/dates';
import { countFindings, ZoneNote } from '@console/shared/lists';
import { paths, type Season } from '@console/shared/model';
import { seasonChecked, useDispatch, useSelection } from '@console/shared/selection';
import { useSearchParams } from '@console/shared/router';
import { can, useSession } from '@console/shared/session';
import { SeasonPage } from '@console/shared/season-page';
import { UnfinishedCopy } from '../unfinished-copy/unfinished-copy';
import { CheckSummary } from './check-summary';
import { DismissMatter } from './dismiss/dismiss-matter';
import { DismissedFindings } from './dismiss/dismissed-findings';
import { MatterList } from './matter-list';
import { MatterRow } from './matter-row';
import { mattersOf, type Matter } from './matters';
import { useQuizContentsQuery } from './season-contents.resource';
import { useSeasonCheck, type SeasonCheck } from './use-season-check';

/** `/check-season`: what is wrong in a season, live, with links to where it is mended. */
export function SeasonCheckScreen() {
  const { seasonId } = useSelection();
  return (
    <SeasonGate
      seasonId={seasonId}
      frame={(state) => (
        <SeasonPage path={paths.seasonCheck}>
          {state}
          {seasonId && <PrefetchContents seasonId={seasonId} />}
        </SeasonPage>
      )}
    >
      {(season) => <CheckedSeason season={season} />}
    </SeasonGate>
  );
}

/** Prefetches quizzes and questions while their season is loading. */
function PrefetchContents({ seasonId }: { seasonId: string }) {
  useQuizContentsQuery(seasonId);
  return null;
}

function CheckedSeason({ season }: { season: Season }) {
  const check = useSeasonCheck(season);
  const matters = mattersOf(check.findings);
  useReportResult(season.id, matters, check);
  const [search] = useSearchParams();
  const mayDismiss = can.editSeason(useSession());
  return (
    <SeasonPage path={paths.seasonCheck} season={season}>
      <UnfinishedCopy seasonId={season.id} />
      <CheckSummary check={check} matters={matters} />
      <MatterList
        matters={matters}
        isComplete={check.isComplete}
        quizId={search.get('quiz')}
        row={(matter, isNamed) => (
          <MatterRow
            key={matter.id}
            season={season}
            matter={matter}
            isNamed={isNamed}
            actions={
              mayDismiss
                ? (describedBy) => <DismissMatter season={season} matter={matter} describedBy={describedBy} />
                : undefined
            }
          />
        )}
      />
      <DismissedFindings season={season} dismissed={check.dismissed} />
      {matters.length > 0 && <ZoneNote />}
    </SeasonPage>
  );
}

/** Keeps the result of a complete check for the list of seasons. */
function useReportResult(seasonId: string, matters: readonly Matter[], { isComplete }: SeasonCheck): void {
  const dispatch = useDispatch();
  const at = useMinute();
  const { faults, hints } = countFindings(matters);
  useEffect(() => {
    if (isComplete) dispatch(seasonChecked({ seasonId, faults, hints, at }));
  }, [dispatch, seasonId, isComplete, faults, hints, at]);
}
