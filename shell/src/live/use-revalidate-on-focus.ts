import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from '@console/shared/router';

const minute = 60_000;

/**
 * Calls at the moments when a page may have fallen behind: the tab is looked at again, its window gets the focus after
 * a while, another screen opens, or it has been looked at for some minutes. The first loading of the page is none.
 */
export function useOccasions(call: () => unknown): void {
  const { pathname } = useLocation();
  const last = useRef<number>(undefined);

  const take = useEffectEvent((restsFor: number) => {
    const now = Date.now();
    if (document.visibilityState === 'hidden') return;
    if (last.current !== undefined && now - last.current < restsFor) return;
    const isFirst = last.current === undefined;
    last.current = now;
    if (!isFirst) call();
  });

  useEffect(() => take(minute), [pathname]);

  useEffect(() => {
    const handleVisible = () => take(0);
    const handleFocus = () => take(minute);
    const clock = setInterval(() => take(minute), 5 * minute);
    document.addEventListener('visibilitychange', handleVisible);
    window.addEventListener('focus', handleFocus);
    return () => {
      clearInterval(clock);
      document.removeEventListener('visibilitychange', handleVisible);
      window.removeEventListener('focus', handleFocus);
    };
  }, []);
}
