import { useEffect } from 'react';
import { useSearchParams } from '@console/shared/router';
import { seasonEditOpened, useDispatch, useStoredSelection } from '@console/shared/selection';

/** The season to edit: the URL's, which is stored, else the stored one. The selected season stays as it is. */
export function useSeasonToEdit(): string | null {
  const [search] = useSearchParams();
  const { seasonToUpdateId } = useStoredSelection();
  const dispatch = useDispatch();
  const named = search.get('season');

  useEffect(() => {
    if (named) dispatch(seasonEditOpened(named));
  }, [dispatch, named]);

  return named || seasonToUpdateId;
}
