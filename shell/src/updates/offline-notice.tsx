import { useEffect, useState } from 'react';
import { createGlobalStyle } from 'styled-components';
import { useDrafts } from '@console/shared/drafts';
import { formatRecent } from '@console/shared/format';
import { t } from '@console/shared/i18n';
import { dismissToasts, notify, updateToasts, useIsOnline } from '@console/shared/ui';

const key = 'offline';

const sentence = t(
  'This page may be out of date. Changes are kept on this device and saved when you’re back online.',
);

/**
 * In a low window, as of a page zoomed to 200 % or 400 %, bars would cover the page: they are scrolled with it, and notices are
 * at the end of the window. The keyboard of a phone leaves more. Here, because no first load has to have it.
 */
const LowWindow = createGlobalStyle`
  @media (max-height: 25rem) {
    html {
      --sticky: static;
    }

    body header > section[aria-live] {
      position: fixed;
      z-index: 10;
      inset: auto 0 0;
    }
  }
`;

/** How often it is asked whether the browser is right, in milliseconds. */
const askMs = 20_000;

/** Shows signed-in people, on every screen, since when they are offline, what waits, and what that means. */
export function OfflineNotice({ uid }: { uid: string }) {
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
  return <LowWindow />;
}

/**
 * Whether there is no connection. Browsers may report that where there is one: behind a proxy, in a VPN, or where their own
 * test of it is blocked. Then the page counts as online.
 */
function useIsOffline(): boolean {
  const isOnline = useIsOnline();
  const [isSure, setSure] = useState(false);
  useEffect(() => {
    if (isOnline) return undefined;
    let isOver = false;
    const ask = async () => {
      const isWrong = await isAnswered();
      if (isOver) return;
      if (isWrong) countAsOnline();
      else setSure(true);
    };
    void ask();
    const timer = setInterval(() => void ask(), askMs);
    return () => {
      isOver = true;
      clearInterval(timer);
      setSure(false);
    };
  }, [isOnline]);
  return isSure && !isOnline;
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

/** A host that does not answer in this time, in milliseconds, cannot be reached. */
const timeoutMs = 5000;

/** Whether the host of the console answers, from the network. */
const isAnswered = (): Promise<boolean> =>
  fetch('/config.json', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) }).then(
    () => true,
    () => false,
  );

const forget = () => void Reflect.deleteProperty(navigator, 'onLine');

/**
 * Makes the page count as online until the browser reports the next loss. Everything that waits for a connection
 * listens to the event and reads `navigator.onLine`, also in libraries.
 */
function countAsOnline(): void {
  Object.defineProperty(navigator, 'onLine', { get: () => true, configurable: true });
  // Before all others, which read it again.
  addEventListener('offline', forget, { capture: true, once: true });
  dispatchEvent(new Event('online'));
}
