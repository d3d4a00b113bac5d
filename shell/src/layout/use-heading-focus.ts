import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from '@console/shared/router';
import { wasLeft } from '../session/leave';

/**
 * After a navigation the page scrolls to its top and the new screen's heading gets the focus: a screen reader
 * announces the screen, and Tab continues from there. The first load is left alone, except after logging out,
 * which is a navigation as well.
 */
export function useHeadingFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const action = useNavigationType();
  const shown = useRef(pathname);
  const hasActed = useHasActed();

  const arrive = useEffectEvent((screen: HTMLElement) => {
    // A redirect of the first load is not a navigation by the person; a redirect after a sign-in is.
    if (action === NavigationType.Replace && !hasActed.current) return undefined;
    // For Back, the browser restores the scroll position.
    if (action !== NavigationType.Pop) scrollTo(0, 0);
    return keepFocusOnHeading(screen);
  });

  useEffect(() => {
    if (!main.current || shown.current === pathname) return undefined;
    shown.current = pathname;
    return arrive(main.current);
  }, [main, pathname]);

  useEffect(() => {
    // A fast user may already have moved the focus to the top bar.
    if (!main.current || document.activeElement !== document.body || !wasLeft()) return undefined;
    return keepFocusOnHeading(main.current);
  }, [main]);
}

/** Whether the person has clicked anything on this page, by pointer or key; Tab alone does not navigate. */
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
 * The heading may load late, and another may replace it when the data has loaded: it keeps the focus until
 * the person, or the screen itself, moves the focus elsewhere. Until it loads, the screen has the focus, in
 * place of the removed element.
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
  const observer = new MutationObserver(take);
  observer.observe(screen, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
  document.addEventListener('focusin', handleFocus, { signal });
  document.addEventListener('pointerdown', () => release.abort(), { signal });
  take();
  return () => release.abort();
}
