import { useEffect } from 'react';
import type { RegistryEntry } from '@console/shared/contract';
import { ErrorState, Page } from '@console/shared/ui';
import { recordFailure } from '../load/load-metrics';
import { reasonOf } from './reason';

type FailureProps = { error: unknown; onRetry: () => void };

/** Replaces a part of the console that failed, and leaves everything else alone. */
export function PartFailure({ title, error, onRetry }: FailureProps & { title: string }) {
  useEffect(() => {
    const found = error instanceof Error ? (error.cause ?? error) : error;
    console.error(`${title} could not be shown`, found);
  }, [title, error]);
  const reason = reasonOf(error);
  return (
    <Page title={title}>
      <ErrorState title={`${title} is not available right now`} onRetry={onRetry}>
        <p>
          This part of the console could not be shown. Everything else works, and your saved data is safe. Try
          again in a moment.
        </p>
        {reason && <p>{reason}</p>}
      </ErrorState>
    </Page>
  );
}

type RemoteFailureProps = { entry: RegistryEntry; error: unknown; onRetry: (error: unknown) => void };

/** Replaces a module's failed screen. Admins also find the failure on the modules page. */
export function RemoteFailure({ entry, error, onRetry }: RemoteFailureProps) {
  useEffect(() => recordFailure(entry, error), [entry, error]);
  return <PartFailure title={entry.title} error={error} onRetry={() => onRetry(error)} />;
}
