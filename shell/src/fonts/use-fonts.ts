import { useEffect } from 'react';
import { useLocation } from '@console/shared/router';
import { whenIdle } from '../app/when-idle';

/** What fetches them comes in idle time as well. */
const fetchThem = () =>
  void import(/* webpackChunkName: "fonts" */ './cache-fonts').then(
    ({ cacheFonts }) => cacheFonts(),
    () => undefined,
  );

/** On each screen, once its content is there, gets the fonts that the next page begins with. */
export function useFonts(): void {
  const { pathname } = useLocation();
  useEffect(() => whenIdle(fetchThem), [pathname]);
}
