import { useEffect, useState } from 'react';
import type { RegistryEntry } from '@console/shared/contract';
import { patience } from '../app/within-patience';
import { PlainError } from '../status/plain-error';
import { RemoteFailure } from './remote-failure';
import { Waiting } from './waiting';

const overdue = new PlainError('It is taking longer than usual. It will appear here as soon as it is ready.');

/**
 * Stands in for a screen that is not ready yet. After the usual patience it says so and offers to begin anew, but it
 * does not take the screen away: one that is slow, yet alive, still comes in its place.
 */
export function SlowScreen({ entry, onRetry }: { entry: RegistryEntry; onRetry: () => void }) {
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOverdue(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return isOverdue ? <RemoteFailure entry={entry} error={overdue} onRetry={onRetry} /> : <Waiting />;
}
