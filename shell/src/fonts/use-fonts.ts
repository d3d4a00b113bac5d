import { useEffect } from 'react';
import { useLocation } from '@console/shared/router';
import { whenIdle } from '../lib/when-idle';

/** The code that fetches the fonts is also loaded in idle time. */
const fetchThem = () =>
  void import(/* webpackChunkName: "fonts" */ './cache-fonts').then(
    ({ cacheFonts }) => cacheFonts(),
    () => undefined,
  );

/** Fetches the fonts for the next page, on each screen after its content has loaded. */
export function useFonts(): void {
  const { pathname } = useLocation();
  useEffect(() => whenIdle(fetchThem), [pathname]);
}
