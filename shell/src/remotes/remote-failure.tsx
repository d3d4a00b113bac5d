import { useEffect } from 'react';
import type { RegistryEntry } from '@console/shared/contract';
import { ErrorState, Page } from '@console/shared/ui';
import { PlainError } from '../status/plain-error';

type RemoteFailureProps = { entry: RegistryEntry; error: unknown; onRetry: () => void };

/** One part of the console does not work; says so in its place and leaves everything else alone. */
export function RemoteFailure({ entry, error, onRetry }: RemoteFailureProps) {
  useEffect(() => {
    const found = error instanceof Error ? (error.cause ?? error) : error;
    console.error(`${entry.title} could not be shown`, found);
  }, [entry, error]);
  return (
    <Page title={entry.title}>
      <ErrorState title={`${entry.title} is not available right now`} onRetry={onRetry}>
        <p>
          This part of the console could not be shown. The rest of it works, and nothing that was saved is
          affected. Try again in a moment.
        </p>
        {error instanceof PlainError && <p>{error.message}</p>}
      </ErrorState>
    </Page>
  );
}
