import type { KeyboardEvent } from 'react';

/**
 * For a select that acts as soon as its value changes: an arrow key opens its list, as on a Mac, where it would
 * otherwise act on each value that it passes.
 */
export function openPicker(event: KeyboardEvent<HTMLSelectElement>): void {
  if (!event.key.startsWith('Arrow') || event.altKey || !('showPicker' in event.currentTarget)) return;
  event.preventDefault();
  event.currentTarget.showPicker();
}
