import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from '@console/shared/router';

const minute = 60_000;

/**
 * Calls `revalidate` when the page may be stale: the tab becomes visible, the window gets the focus after a
 * while, another screen opens, or some minutes pass while it is visible. Not on the first load of the page.
 */
export function useRevalidateOnFocus(revalidate: () => unknown): void {
  const { pathname } = useLocation();
  const last = useRef<number>(undefined);

  const take = useEffectEvent((minIntervalMs: number) => {
    const now = Date.now();
    if (document.visibilityState === 'hidden') return;
    if (last.current !== undefined && now - last.current < minIntervalMs) return;
    const isFirst = last.current === undefined;
    last.current = now;
    if (!isFirst) revalidate();
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
