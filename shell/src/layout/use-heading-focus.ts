import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from '@console/shared/router';
import { wasLeft } from '../session/leave';

/**
 * After a navigation the page begins at its top, and the focus goes to the new screen's heading:
 * a screen reader says where the person is, and Tab goes on from there. The first load is left alone,
 * unless it is what logging out leads to: that is a navigation as well.
 */
export function useHeadingFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const action = useNavigationType();
  const shown = useRef(pathname);
  const hasActed = useHasActed();

  const arrive = useEffectEvent((screen: HTMLElement) => {
    // Where a first load is led on to another screen, nobody has moved; where a sign-in is, somebody has.
    if (action === NavigationType.Replace && !hasActed.current) return undefined;
    // Going back, the browser returns to where the person was.
    if (action !== NavigationType.Pop) scrollTo(0, 0);
    return keepFocusOnHeading(screen);
  });

  useEffect(() => {
    if (!main.current || shown.current === pathname) return undefined;
    shown.current = pathname;
    return arrive(main.current);
  }, [main, pathname]);

  useEffect(() => {
    // A fast user has the focus in the top bar already.
    if (!main.current || document.activeElement !== document.body || !wasLeft()) return undefined;
    return keepFocusOnHeading(main.current);
  }, [main]);
}

/** Whether the person has pressed anything on this page, by pointer or key; Tab alone leads nowhere. */
function useHasActed(): RefObject<boolean> {
  const hasActed = useRef(false);
  useEffect(() => {
    const handleClick = () => {
      hasActed.current = true;
    };
    document.addEventListener('click', handleClick, { capture: true, once: true });
    return () => document.removeEventListener('click', handleClick, { capture: true });
  }, []);
  return hasActed;
}

/**
 * The heading may come late, and another may take its place when the data is there: it is followed
 * until the person, or the screen itself, puts the focus elsewhere. Until it comes, the screen holds
 * the focus of what went with the one before.
 */
function keepFocusOnHeading(screen: HTMLElement): () => void {
  const release = new AbortController();
  const { signal } = release;
  let heading: HTMLElement | null = null;

  const take = () => {
    const found = screen.querySelector('h1');
    if (!found || found === heading) return;
    heading = found;
    if (!found.hasAttribute('tabindex')) found.tabIndex = -1;
    found.focus({ preventScroll: true });
  };
  const handleFocus = (event: FocusEvent) => {
    if (event.target !== heading) release.abort();
  };

  if (screen !== document.activeElement && screen.contains(document.activeElement)) return () => undefined;
  if (document.activeElement === document.body) screen.focus({ preventScroll: true });
  const drawn = new MutationObserver(take);
  drawn.observe(screen, { childList: true, subtree: true });
  signal.addEventListener('abort', () => drawn.disconnect());
  document.addEventListener('focusin', handleFocus, { signal });
  document.addEventListener('pointerdown', () => release.abort(), { signal });
  take();
  return () => release.abort();
}
