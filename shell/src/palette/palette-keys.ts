import { setPalette } from './palette-state';
import { areSingleKeysOn } from './single-keys';

const editable = 'input, textarea, select, [contenteditable]';

/** Ctrl+K and, outside fields, `/` open the palette; `?` lists the shortcuts. Never over another dialog. */
export function handlePaletteKey(event: KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
  const isChord = (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k';
  const isInField = target instanceof Element && target.matches(editable);
  const isSingle = !ctrlKey && !metaKey && !altKey && !isInField && areSingleKeysOn();
  if (!isChord && !(isSingle && (key === '/' || key === '?'))) return;
  event.preventDefault();
  setPalette(key === '?' ? 'shortcuts' : 'palette');
}
