import { useEffect, useState } from 'react';
import type { RegistryEntry } from '@console/shared/contract';
import { t } from '@console/shared/i18n';
import type { Wait } from '../../lib/wait';
import { UserFacingError } from '../../lib/user-facing-error';
import { moduleTitle } from './module-title';
import { RemoteFailure } from './remote-failure';
import { Waiting } from './waiting';

const overdue = {
  module: new UserFacingError(t('The server didn’t answer in time. This page appears when it has loaded.')),
  screen: new UserFacingError(t('This takes longer than usual. It appears here when it is ready.')),
};

type SlowScreenProps = {
  entry: RegistryEntry;
  /** The part that is still loading. */
  missing: keyof typeof overdue;
  wait: Wait;
  onRetry: (error: unknown) => void;
};

/**
 * Replaces a screen that is not ready yet. After the timeout, which includes loading the module, it shows a
 * message and offers Retry, but keeps loading: a slow screen still replaces it.
 */
export function SlowScreen({ entry, missing, wait, onRetry }: SlowScreenProps) {
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOverdue(true), wait.left());
    return () => clearTimeout(timer);
  }, [wait]);
  return isOverdue ? (
    <RemoteFailure entry={entry} error={overdue[missing]} onRetry={onRetry} />
  ) : (
    <Waiting title={moduleTitle(entry.title)} />
  );
}
