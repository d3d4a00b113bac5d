import { useEffect } from 'react';
import { useLocation } from '@console/shared/router';
import { useSessionAccess } from '@console/shared/session';
import { useRegistry } from '../../updates/registry-context';
import { whenIdle } from '../../lib/when-idle';
import { entryOf } from '../registry/entry-of';
import { requestedModule } from './load-remote';
import { preloadNext, preloadScreen } from './preload-screen';

/**
 * Prefetches a screen when a link to it is hovered or gets the focus, and, in idle time, the screens that
 * most often come next.
 */
export function usePreloads(): void {
  const { pathname } = useLocation();
  const registry = useRegistry();
  const signedIn = useSessionAccess().session !== null;

  useEffect(() => {
    const handleApproach = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin === location.origin) preloadScreen(registry, link.pathname, signedIn);
    };
    document.addEventListener('pointerover', handleApproach);
    document.addEventListener('focusin', handleApproach);
    return () => {
      document.removeEventListener('pointerover', handleApproach);
      document.removeEventListener('focusin', handleApproach);
    };
  }, [registry, signedIn]);

  useEffect(() => {
    const entry = entryOf(registry, pathname);
    if (!entry || !signedIn) return undefined;
    let callOff: () => void = () => undefined;
    let left = false;
    // Not before the current screen itself is loaded.
    requestedModule(entry)?.then(
      () => {
        if (!left) callOff = whenIdle(() => preloadNext(registry, pathname, signedIn));
      },
      () => undefined,
    );
    return () => {
      left = true;
      callOff();
    };
  }, [pathname, registry, signedIn]);
}
