import { useEffect } from 'react';
import { useLocation } from '@console/shared/router';
import { whenIdle } from '../app/when-idle';
import { cacheFonts } from './cache-fonts';

/** On each screen, once its content is there, gets the fonts that the next page begins with. */
export function useFonts(): void {
  const { pathname } = useLocation();
  useEffect(() => whenIdle(() => void cacheFonts()), [pathname]);
}
