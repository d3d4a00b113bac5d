import { useEffect } from 'react';
import { useSearchParams } from '@console/shared/router';
import { seasonEditOpened, useDispatch, useStoredSelection } from '@console/shared/selection';

/**
 * The season to edit: the one in the URL, which is then stored, else the stored one. The selected season does
 * not change.
 */
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
