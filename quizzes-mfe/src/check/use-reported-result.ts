import { useEffect } from 'react';
import { useMinute } from '@console/shared/dates';
import { countFindings } from '@console/shared/lists';
import { seasonChecked, useDispatch } from '@console/shared/selection';
import type { Matter } from './matters';
import type { SeasonCheck } from './use-season-check';

/** Stores the result of a complete check, again whenever it changes, for the links to the check of the season. */
export function useReportedResult(
  seasonId: string,
  matters: readonly Matter[],
  { isComplete }: SeasonCheck,
): void {
  const dispatch = useDispatch();
  const at = useMinute();
  const { faults, hints } = countFindings(matters);
  useEffect(() => {
    if (isComplete) dispatch(seasonChecked({ seasonId, faults, hints, at }));
  }, [dispatch, seasonId, isComplete, faults, hints, at]);
}
