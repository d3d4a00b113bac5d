import { useState, type ReactNode } from 'react';
import { skipToken, useSeasonQuery } from '@console/shared/data';
import { paths, type Season } from '@console/shared/model';
import { Navigate } from '@console/shared/router';
import { usePlace } from '@console/shared/selection';
import { ErrorState, LeaveMissing, LoadingState, SeasonAccess } from '@console/shared/ui';

interface SeasonGateProps {
  /** The page that stands around what is said while there is no season yet. */
  frame: (state: ReactNode) => ReactNode;
  /** For forms: what stands there without their season. Once open they stay open: what was typed would go with them. */
  missing?: (seasonId: string) => ReactNode;
  children: (season: Season) => ReactNode;
}

/** Every screen here belongs to a season: without one, or when it does not exist, the way leads to the seasons. */
export function SeasonGate({ frame, missing, children }: SeasonGateProps) {
  const { seasonId } = usePlace();
  const query = useSeasonQuery(seasonId ?? skipToken);
  const { currentData, isError, error, refetch } = query;
  const [opened, setOpened] = useState(currentData);
  if (currentData && currentData !== opened) setOpened(currentData);
  const season = currentData === null && missing && opened?.id === seasonId ? opened : currentData;

  if (seasonId === null) return <Navigate to={paths.seasonList} replace />;
  if (season === null)
    return missing ? missing(seasonId) : <LeaveMissing what="season" to={paths.seasonList} />;
  // Once through, a fault of the season alone takes no form away from under the typing hands.
  if (season)
    return (
      <SeasonAccess season={season} query={query}>
        {children(season)}
      </SeasonAccess>
    );
  if (!isError) return frame(<LoadingState label="Loading the season…" />);
  return frame(
    <ErrorState title="The season could not be loaded" onRetry={() => void refetch()}>
      {error?.message}
    </ErrorState>,
  );
}
