import { useState, type ReactNode } from 'react';
import type { Season } from '@console/shared/model';
import { can, useSession } from '@console/shared/session';
import { ErrorState, LoadingState, WhileAllowed } from '@console/shared/ui';
import { isRefused } from './is-refused';
import { SeasonClosed } from './season-closed';

/** A season as a screen follows it. `null` is one that does not exist; an error of the kind `denied`, not the person's. */
export type SeasonQuery = {
  currentData?: Season | null;
  isFetching: boolean;
  error?: { message?: string };
  refetch: () => unknown;
};

interface SeasonGateProps {
  query: SeasonQuery;
  /** The page that stands around what is said while the season is loading, or could not be loaded. */
  frame: (state: ReactNode) => ReactNode;
  /** Said while it is loading. */
  loading?: ReactNode;
  /** What stands there when the season does not exist. */
  missing: ReactNode;
  /** A form that is open stays open when its season is deleted: what was typed would go with it. */
  keepsOpen?: boolean;
  children: (season: Season) => ReactNode;
}

/**
 * Every screen that lies in a season, for those who may work in it. To others it says that the season is not theirs;
 * what was open when that changed is covered (decision 0013).
 */
export function SeasonGate({ query, frame, loading, missing, keepsOpen, children }: SeasonGateProps) {
  const session = useSession();
  const { currentData, error, isFetching } = query;
  // It stands while the database is asked once more, until there is another answer.
  const refused = isRefused(error);
  const [opened, setOpened] = useState<Season>();
  if (currentData && currentData !== opened) setOpened(currentData);
  const season = currentData === null && keepsOpen && opened ? opened : currentData;

  if (season)
    return (
      <WhileAllowed
        allowed={can.workIn(session, season) && !refused}
        closed={(wasOpen) => (
          <SeasonClosed openBefore={wasOpen ? season : undefined} onCheck={query.refetch} />
        )}
      >
        {children(season)}
      </WhileAllowed>
    );
  if (season === null) return missing;
  if (refused) return <SeasonClosed onCheck={query.refetch} />;
  if (!error || isFetching) return frame(loading ?? <LoadingState />);
  return frame(
    <ErrorState title="The season could not be loaded" onRetry={() => void query.refetch()}>
      {error.message}
    </ErrorState>,
  );
}
