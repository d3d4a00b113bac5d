import { useEffect, useState } from 'react';
import { t } from '@console/shared/i18n';
import { LoadingState } from '../states/loading-state';
import { useIsOnline } from '../states/use-is-online';

/** The time in milliseconds after which a loading list shows why it takes long. */
const timeoutMs = 10_000;

interface RestProps {
  /** When the list was requested, in milliseconds: a screen that opens again continues this count. */
  requestedAt: number;
}

const timeLeft = (requestedAt: number) => requestedAt + timeoutMs - Date.now();

/**
 * Why loading takes long; `undefined` while it does not. The Firestore client reconnects automatically, so Retry would
 * not help.
 */
function useDelay({ requestedAt }: RestProps): string | undefined {
  const [isLate, setLate] = useState(() => timeLeft(requestedAt) <= 0);
  const isOnline = useIsOnline();
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), timeLeft(requestedAt));
    return () => clearTimeout(timer);
  }, [requestedAt]);
  if (!isLate) return undefined;
  return isOnline
    ? t('Your connection may be slow; we’ll keep trying.')
    : t('You’re offline; we’ll keep trying.');
}

/** Shown after the loaded rows until the list is complete. */
export function RemainingRows(props: RestProps) {
  const delay = useDelay(props);
  return delay ? `${t('still loading.')} ${delay}` : t('loading more');
}

/** Shown instead of rows while none are loaded and the list is not complete. */
export function LoadingAllRows({ what, ...props }: RestProps & { what: string }) {
  const delay = useDelay(props);
  return (
    <LoadingState
      label={
        delay ? `${t('Still loading all {what}.', { what })} ${delay}` : t('Loading all {what}…', { what })
      }
    />
  );
}
