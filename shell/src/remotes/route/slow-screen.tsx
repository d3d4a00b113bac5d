import { useEffect, useState } from 'react';
import type { RegistryEntry } from '@console/shared/contract';
import type { Wait } from '../app/wait';
import { UserFacingError } from '../status/plain-error';
import { RemoteFailure } from './remote-failure';
import { Waiting } from './waiting';

const overdue = {
  module: new UserFacingError(
    'Its server did not answer in time. It will appear here as soon as it has arrived.',
  ),
  screen: new UserFacingError('It is taking longer than usual. It will appear here as soon as it is ready.'),
};

type SlowScreenProps = {
  entry: RegistryEntry;
  /** What has not come yet. */
  missing: keyof typeof overdue;
  wait: Wait;
  onRetry: (error: unknown) => void;
};

/**
 * Stands in for a screen that is not ready yet. After the usual patience, the module's loading included, it says so
 * and offers to begin anew, but it does not take the screen away: one that is slow, yet alive, still comes in its place.
 */
export function SlowScreen({ entry, missing, wait, onRetry }: SlowScreenProps) {
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOverdue(true), wait.left());
    return () => clearTimeout(timer);
  }, [wait]);
  return isOverdue ? <RemoteFailure entry={entry} error={overdue[missing]} onRetry={onRetry} /> : <Waiting />;
}
