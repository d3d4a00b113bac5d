import { useEffect, useState } from 'react';
import { LoadingState } from '../states/loading-state';
import { useIsOnline } from '../states/use-is-online';

/** How long rows may be on their way before something is said about it, in milliseconds. */
const patience = 10_000;

interface RestProps {
  /** When the rest was asked for, in milliseconds: whoever turns away and comes back goes on waiting. */
  since: number;
}

const timeLeft = (since: number) => since + patience - Date.now();

/** Why rows are late; nothing while they are not. The database's client connects again by itself: no Retry helps it. */
function useDelay({ since }: RestProps): string | undefined {
  const [isLate, setLate] = useState(() => timeLeft(since) <= 0);
  const isOnline = useIsOnline();
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), timeLeft(since));
    return () => clearTimeout(timer);
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
