import { useEffect, useState } from 'react';
import { useDrafts } from '@console/shared/drafts';
import { formatRecent } from '@console/shared/format';
import { t } from '@console/shared/i18n';
import { dismissToasts, notify, updateToasts } from '@console/shared/ui';
import { LowWindow } from '../layout/low-window';
import { useNotStoredNotice } from './not-stored-notice';
import { useIsOffline } from './use-is-offline';

const key = 'offline';

const sentence = t(
  'This page may be out of date. Changes are kept on this device and saved when you’re back online.',
);

/** Shows signed-in people, on every screen, since when they are offline, what waits, and what that means. */
export function OfflineNotice({ uid }: { uid: string }) {
  useNotStoredNotice();
  const isOffline = useIsOffline();
  const since = useLostAt();
  const waiting = useDrafts(uid).filter(({ pending }) => pending?.state === 'waiting').length;
  const message = waiting > 0 ? `${changesWaiting(waiting)} ${sentence}` : sentence;

  useEffect(() => {
    if (!isOffline) return undefined;
    const title = since ? t('Offline since {time}', { time: formatRecent(since) }) : t('Offline');
    notify({ title, message: sentence, tone: 'info', key, isOngoing: true, isState: true });
    return () => dismissToasts(key);
  }, [isOffline, since]);
  useEffect(() => updateToasts(key, message), [isOffline, since, message]);
  // It comes with this notice, because no first load has to have it.
  return <LowWindow />;
}

const changesWaiting = (count: number): string =>
  t('{count, plural, one {{count} change is waiting.} other {{count} changes are waiting.}}', { count });

/** When the connection was lost, unless the page began without one. */
function useLostAt(): number | undefined {
  const [lostAt, setLostAt] = useState<number>();
  useEffect(() => {
    const handleOffline = () => setLostAt(Date.now());
    addEventListener('offline', handleOffline);
    return () => removeEventListener('offline', handleOffline);
  }, []);
  return lostAt;
}
