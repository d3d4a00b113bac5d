import { locations, useSeasonQuery } from '@console/shared/data';
import { paths, type FromCache, type Season } from '@console/shared/model';
import { Redirect } from '@console/shared/router';
import { can, useSession } from '@console/shared/session';
import type { ReactNode } from 'react';
import { DocumentGate } from './document-gate';
import { isRefused } from './is-refused';
import { RedirectMissing } from './redirect-missing';
import { SeasonClosed } from './season-closed';
import { WhileAllowed } from './while-allowed';

interface SeasonGateProps {
  seasonId: string | null;
  /**
   * The page around the loading and the error state. What has the same place in the page of `children` stays, so that
   * a click on it is not lost when the season arrives.
   */
  frame: (state: ReactNode) => ReactNode;
  loading?: ReactNode;
  /** Replaces a season that does not exist; by default the user is redirected to the seasons. */
  missing?: ReactNode;
  /** For forms: an open form stays open, with its input, when the season is deleted. */
  keepsOpen?: boolean;
  /** Also runs when the user retries access. */
  onCheck?: () => unknown;
  children: (season: Season, stored: FromCache<Season> | null | undefined) => ReactNode;
}

/**
 * Wraps every screen of a season and shows it to people who may work in the season. Others see that they have no
 * access. A screen that was open when access ended is covered (decision 0013).
 */
export function SeasonGate({ seasonId, ...props }: SeasonGateProps) {
  if (!seasonId) return <Redirect to={paths.seasonList} />;
  return <ChosenSeason key={seasonId} seasonId={seasonId} {...props} />;
}

function ChosenSeason({
  seasonId,
  missing = <RedirectMissing what="season" path={locations.season(seasonId)} to={paths.seasonList} />,
  onCheck,
  frame,
  children,
  ...gate
}: SeasonGateProps & { seasonId: string }) {
  const session = useSession();
  const query = useSeasonQuery(seasonId);
  const refetch = () => Promise.all([query.refetch(), onCheck?.()]);
  const covered = (season: Season | undefined, page: ReactNode) => (
    <WhileAllowed
      allowed={season && can.workIn(session, season) && !isRefused(query.error)}
      closed={(wasOpen) => <SeasonClosed openBefore={wasOpen ? season : undefined} onCheck={refetch} />}
    >
      {page}
    </WhileAllowed>
  );
  return (
    <DocumentGate
      {...gate}
      what="season"
      frame={(state) => covered(undefined, frame(state))}
      query={{ ...query, refetch }}
      missing={missing}
      refused={<SeasonClosed onCheck={refetch} />}
    >
      {(season, stored) => covered(season, children(season, stored))}
    </DocumentGate>
  );
}
