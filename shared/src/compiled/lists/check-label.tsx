import { StatusLabel } from '@console/shared/ui';
import { describeCounts, toneOfCounts, type CheckCounts } from './check-counts';

/** What a check found, in its colour. */
export const CheckLabel = ({ counts }: { counts: CheckCounts }) => (
  <StatusLabel tone={toneOfCounts(counts)}>{describeCounts(counts)}</StatusLabel>
);
