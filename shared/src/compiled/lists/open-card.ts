import type { MouseEvent } from 'react';

const controls = 'a, button, input, label, select, summary, [popover]';

/**
 * For a frame around a list: in a card, a press beside its controls follows the link in its name. The link is the way for
 * everybody; this is a larger target for fingers. Who marks text presses nothing.
 */
export function openCard({ target }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest(controls)) return;
  const row = target.closest('tbody tr');
  if (!row || getComputedStyle(row).display !== 'flex' || getSelection()?.isCollapsed === false) return;
  row.querySelector<HTMLElement>('th a')?.click();
}
