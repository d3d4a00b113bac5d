import { SeasonGate } from '@console/shared/access';
import { ZoneNote } from '@console/shared/lists';
import { paths, type Season } from '@console/shared/model';
import { useSelection } from '@console/shared/selection';
import { useSearchParams } from '@console/shared/router';
import { can, useSession } from '@console/shared/session';
import { SeasonPage } from '@console/shared/season-page';
import { UnfinishedCopy } from '../unfinished-copy/unfinished-copy';
import { CheckSummary } from './check-summary';
import { DismissMatter } from './dismiss/dismiss-matter';
import { DismissedFindings } from './dismiss/dismissed-findings';
import { MatterList } from './matter-list';
import { MatterRow } from './matter-row';
import { mattersOf } from './matters';
import { useQuizContentsQuery } from './season-contents.resource';
import { useReportedResult } from './use-reported-result';
import { useSeasonCheck } from './use-season-check';

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
      {(season) => (
        <SeasonPage path={paths.seasonCheck} season={season}>
          <CheckedSeason season={season} />
        </SeasonPage>
      )}
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
  useReportedResult(season.id, matters, check);
  const [search] = useSearchParams();
  const mayDismiss = can.editSeason(useSession());
  return (
    <>
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
    </>
  );
}
