import { useEffect, useState } from 'react';
import { LoadingState } from '../states/loading-state';

/** How long rows may be on their way before something is said about it, in milliseconds. */
const patience = 10_000;

const onLine = ['online', 'offline'];

interface RestProps {
  /** When the rest was asked for, in milliseconds: whoever turns away and comes back goes on waiting. */
  since: number;
}

const timeLeft = (since: number) => since + patience - Date.now();

/** Why rows are late; nothing while they are not. The database's client connects again by itself: no Retry helps it. */
function useDelay({ since }: RestProps): string | undefined {
  const [isLate, setLate] = useState(() => timeLeft(since) <= 0);
  const [isOnline, setOnline] = useState(() => navigator.onLine);
  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    const timer = setTimeout(() => setLate(true), timeLeft(since));
    for (const event of onLine) window.addEventListener(event, look);
    return () => {
      clearTimeout(timer);
      for (const event of onLine) window.removeEventListener(event, look);
    };
  }, [since]);
  if (!isLate) return undefined;
  return isOnline
    ? 'Your connection may be slow or lost. Loading goes on by itself.'
    : 'There is no connection. Loading goes on by itself when it is back.';
}

/** Said after the rows that are here, until all are: the rest is on its way, or is late and why. */
export function TheRest(props: RestProps) {
  const delay = useDelay(props);
  return delay ? `the rest has not come yet. ${delay}` : 'the rest is loading';
}

/** Stands where no row is here yet that could be shown, until all are. */
export function LoadingRest({ what, ...props }: RestProps & { what: string }) {
  const delay = useDelay(props);
  return <LoadingState label={delay ? `Not all ${what} have come yet. ${delay}` : `Loading all ${what}…`} />;
}
