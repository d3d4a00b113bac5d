import { t } from '@console/shared/i18n';
import { LoadingState } from '../states/loading-state';
import { useIsOnline } from '../states/use-is-online';
import { useIsLate } from './use-is-late';

interface RestProps {
  /** When the list was requested, in milliseconds: a screen that opens again continues this count. */
  requestedAt: number;
}

const offline = () => t('You’re offline; we’ll keep trying.');

/**
 * Why loading takes long; `undefined` while it does not. The Firestore client reconnects automatically, so Retry would
 * not help.
 */
function useDelay({ requestedAt }: RestProps): string | undefined {
  const isLate = useIsLate(requestedAt);
  const isOnline = useIsOnline();
  if (!isLate) return undefined;
  return isOnline ? t('Your connection may be slow; we’ll keep trying.') : offline();
}

/** Shown after the loaded rows until the list is complete; a partial one is sorted or filtered without the other rows. */
export function RemainingRows({ isPartial, ...props }: RestProps & { isPartial?: boolean }) {
  const delay = useDelay(props);
  const isOnline = useIsOnline();
  if (isPartial || !isOnline) return `${t('Some may be missing.')} ${delay ?? offline()}`;
  return delay ? `${t('Still loading.')} ${delay}` : t('Loading more…');
}

/** Shown instead of rows while none are loaded and the list is not complete. Offline, `LoadingState` says more. */
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
