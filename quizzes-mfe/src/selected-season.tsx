import type { ReactNode } from 'react';
import { SeasonGate } from '@console/shared/access';
import { skipToken, useSeasonQuery } from '@console/shared/data';
import { paths, type Season } from '@console/shared/model';
import { Navigate } from '@console/shared/router';
import { usePlace } from '@console/shared/selection';
import { LeaveMissing, LoadingState } from '@console/shared/ui';

interface SelectedSeasonProps {
  /** The page that stands around what is said while there is no season yet. */
  frame: (state: ReactNode) => ReactNode;
  /** For forms: what stands there without their season. Once open they stay open: what was typed would go with them. */
  missing?: (seasonId: string) => ReactNode;
  children: (season: Season) => ReactNode;
}

/** Every screen here belongs to a season: without one, or when it does not exist, the way leads to the seasons. */
export function SelectedSeason({ frame, missing, children }: SelectedSeasonProps) {
  const { seasonId } = usePlace();
  const query = useSeasonQuery(seasonId ?? skipToken);
  if (seasonId === null) return <Navigate to={paths.seasonList} replace />;
  return (
    <SeasonGate
      key={seasonId}
      query={query}
      frame={frame}
      loading={<LoadingState label="Loading the season…" />}
      missing={missing ? missing(seasonId) : <LeaveMissing what="season" to={paths.seasonList} />}
      keepsOpen={missing !== undefined}
    >
      {children}
    </SeasonGate>
  );
}
