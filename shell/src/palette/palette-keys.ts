import { areSingleKeysOn } from './single-keys';

const editable = 'input, textarea, select, [contenteditable]';

const isInField = ({ target }: KeyboardEvent) => target instanceof Element && target.matches(editable);

/** What a key opens: Ctrl+K and, outside fields, `/` the palette; `?` the list of shortcuts. Never over another dialog. */
export function openedBy(event: KeyboardEvent): 'palette' | 'shortcuts' | undefined {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (altKey || document.querySelector('dialog[open]')) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'palette' : undefined;
  if ((key !== '/' && key !== '?') || isInField(event) || !areSingleKeysOn()) return undefined;
  return key === '?' ? 'shortcuts' : 'palette';
}
