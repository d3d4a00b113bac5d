import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/**
 * A message that covers the page is shown from its top and takes the focus. When it is removed, the tab's
 * title is restored and the focus returns to its field, or to the screen's heading when the field is gone.
 */
export function useCoverFocus(message: RefObject<HTMLElement | null>): void {
  // Read before the message is mounted: afterwards it has set its title, and a hidden field loses the focus.
  const [before] = useState(() => ({ title: document.title, focused: document.activeElement }));

  useLayoutEffect(() => {
    // When it takes the focus, a browser scrolls to the end of a message that is higher than the window.
    scrollTo(0, 0);
    message.current?.focus({ preventScroll: true });
    // Runs before the screen that replaces it sets its title.
    return () => void (document.title = before.title);
  }, [before, message]);

  // The covered page is visible only after this render, and cannot be focused until then.
  useEffect(() => () => giveFocusTo(before.focused), [before]);
}

function giveFocusTo(field: Element | null): void {
  if (field instanceof HTMLElement) field.focus();
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus();
}
