import { useCallback, useLayoutEffect } from 'react';
import { liveQuery, useGateway } from '@console/shared/data';
import { LoadingAll, subscribeToRows, useMoreRows, type Rows } from '@console/shared/lists';
import type { PartialList, Season } from '@console/shared/model';
import type { ListView } from '@console/shared/ui';
import { longList } from '../season.resource';
import { SeasonsError } from './seasons-error';

/** Subscribes to so many of the latest seasons of a long list, or to all of them. */
export const useMoreSeasonsQuery = liveQuery<PartialList<Season>, Rows>(
  'more seasons',
  (gateway, rows, observer) => subscribeToRows(gateway, longList, rows, observer),
);

type MoreSeasonsProps = {
  /** The list with its first rows. */
  first: PartialList<Season> | undefined;
  view: ListView<Season>;
  /** Takes what is shown in its place. */
  onLoaded: (list: PartialList<Season> | undefined) => void;
};

/** Loads the rows of a long list that a person asks for, and says so while these are all. */
export function MoreSeasons({ first, view, onLoaded }: MoreSeasonsProps) {
  const gateway = useGateway();
  const count = useCallback(() => gateway.count(longList.query), [gateway]);
  const { query, list, isLoadingAll, stop } = useMoreRows(first, view, {
    useMore: useMoreSeasonsQuery,
    count,
  });
  // Before the next frame, which would sort the first rows only.
  useLayoutEffect(() => onLoaded(list), [onLoaded, list]);
  if (query.isError) return <SeasonsError query={query} />;
  return <LoadingAll count={isLoadingAll ? list?.total : undefined} view={view} onStop={stop} />;
}
