import type { KeyboardEvent, PointerEvent, SyntheticEvent } from 'react';

const opensList = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  !ctrlKey && !metaKey && (key === ' ' || key === 'Enter' || key.startsWith('Arrow'));

const isSelect = ({ currentTarget }: SyntheticEvent) => currentTarget instanceof HTMLSelectElement;

/**
 * Handlers that report that the list of a select was opened. Somebody who then chooses the value that it shows has chosen
 * it, but the browser fires no event.
 */
export const listOpening = (onOpen: () => void) => ({
  onPointerDown(event: PointerEvent) {
    if (isSelect(event)) onOpen();
  },
  onKeyDown(event: KeyboardEvent) {
    if (isSelect(event) && opensList(event)) onOpen();
  },
});
