import { useEffect, useEffectEvent } from 'react';
import type { RegistryEntry } from '@console/shared/contract';
import { t } from '@console/shared/i18n';
import { ErrorState, Page } from '@console/shared/ui';
import { recordFailure } from '../load/load-metrics';
import { moduleTitle } from './module-title';
import { reasonOf } from './reason';

type FailureProps = { error: unknown; onRetry: () => void };

/** Replaces a part of the console that failed, and leaves everything else alone. Tries again when the connection is back. */
export function PartFailure({ title, error, onRetry }: FailureProps & { title: string }) {
  useEffect(() => {
    const found = error instanceof Error ? (error.cause ?? error) : error;
    console.error(`${title} could not be shown`, found);
  }, [title, error]);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const handleOnline = () => retry();
    addEventListener('online', handleOnline);
    return () => removeEventListener('online', handleOnline);
  }, []);
  const reason = reasonOf(error);
  return (
    <Page title={title}>
      <ErrorState title={t('{title} is not available right now', { title })} onRetry={onRetry}>
        <p>
          {t(
            'Couldn’t show this part of the console. Everything else works, and your saved data is safe. Try again in a moment.',
          )}
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
  return <PartFailure title={moduleTitle(entry.title)} error={error} onRetry={() => onRetry(error)} />;
}
