import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/**
 * A message that covers the page is shown from its top and takes the focus. When it goes, the tab has its title again
 * and the person is back in the field where they were, or at the screen's heading when that is gone.
 */
export function useBorrowedPage(message: RefObject<HTMLElement | null>): void {
  // Read before the message is on the page: then the tab has its title, and what is hidden loses the focus.
  const [before] = useState(() => ({ title: document.title, focused: document.activeElement }));

  useLayoutEffect(() => {
    // Of a message higher than the window a browser shows the end when it takes the focus.
    scrollTo(0, 0);
    message.current?.focus({ preventScroll: true });
    // Ahead of the title of a screen that comes in its place.
    return () => void (document.title = before.title);
  }, [before, message]);

  // What was covered is in sight only after this was drawn, and takes no focus until then.
  useEffect(() => () => giveFocusTo(before.focused), [before]);
}

function giveFocusTo(field: Element | null): void {
  if (field instanceof HTMLElement) field.focus();
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus();
}
