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
import { DismissFinding } from './dismiss/dismiss-finding';
import { DismissedFindings } from './dismiss/dismissed-findings';
import { FindingGroups } from './finding-groups';
import { FindingRow } from './finding-row';
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
  useReportResult(season.id, check);
  const [search] = useSearchParams();
  const mayDismiss = can.editSeason(useSession());
  return (
    <SeasonPage path={paths.seasonCheck} season={season}>
      <UnfinishedCopy seasonId={season.id} />
      <CheckSummary check={check} findings={check.findings} />
      <FindingGroups
        findings={check.findings}
        quizId={search.get('quiz')}
        row={(finding) => (
          <FindingRow
            key={finding.id}
            season={season}
            finding={finding}
            actions={
              mayDismiss
                ? (describedBy) => (
                    <DismissFinding season={season} finding={finding} describedBy={describedBy} />
                  )
                : undefined
            }
          />
        )}
      />
      <DismissedFindings season={season} dismissed={check.dismissed} />
      {check.findings.length > 0 && <ZoneNote />}
    </SeasonPage>
  );
}

/** Keeps the result of a complete check for the list of seasons. */
function useReportResult(seasonId: string, { isComplete, findings }: SeasonCheck): void {
  const dispatch = useDispatch();
  const at = useMinute();
  const { faults, hints } = countFindings(findings);
  useEffect(() => {
    if (isComplete) dispatch(seasonChecked({ seasonId, faults, hints, at }));
  }, [dispatch, seasonId, isComplete, faults, hints, at]);
}
