import { useEffect, useState } from 'react';
import { useIsOnline } from '@console/shared/ui';

/** How often it is asked whether the browser is right, in milliseconds. */
const askMs = 20_000;

/**
 * Whether there is no connection. Browsers may report that where there is one: behind a proxy, in a VPN, or where their own
 * test of it is blocked. Then the page counts as online.
 */
export function useIsOffline(): boolean {
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

/** A host that does not answer in this time, in milliseconds, cannot be reached. */
const timeoutMs = 5000;

/** Whether the host of the console answers, from the network. */
const isAnswered = (): Promise<boolean> =>
  fetch('/config.json', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) }).then(
    () => true,
    () => false,
  );

/** What the browser reports, also while the page counts as online. */
const isReportedOnline = (): boolean => Reflect.get(Navigator.prototype, 'onLine', navigator) === true;

/**
 * Makes the page count as online until the browser reports the next loss, or the host no longer answers: the browser may have
 * been right a moment too early. Everything that waits for a connection listens to the event and reads `navigator.onLine`, also
 * in libraries.
 */
function countAsOnline(): void {
  const forget = () => {
    clearInterval(timer);
    removeEventListener('offline', forget, true);
    Reflect.deleteProperty(navigator, 'onLine');
  };
  const askAgain = async () => {
    if (isReportedOnline()) return forget();
    if (!(await isAnswered()) && !isReportedOnline()) dispatchEvent(new Event('offline'));
  };
  const timer = setInterval(() => void askAgain(), askMs);
  Object.defineProperty(navigator, 'onLine', { get: () => true, configurable: true });
  // Before all others, which read it again.
  addEventListener('offline', forget, true);
  dispatchEvent(new Event('online'));
}
