import type { KeyboardEvent, PointerEvent } from 'react';

/**
 * Handlers that report that the list of a select was opened. Somebody who then chooses the value that it shows has chosen
 * it, but the browser fires no event.
 */
export function listOpening(onOpen: () => void) {
  const handle = (event: KeyboardEvent | PointerEvent) => {
    const { currentTarget, ctrlKey } = event;
    const opens = !('key' in event) || /^( |Enter|Arrow)/.test(event.key);
    if (opens && !ctrlKey && currentTarget instanceof HTMLSelectElement) onOpen();
  };
  return { onPointerDown: handle, onKeyDown: handle };
}
