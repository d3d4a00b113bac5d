import { useEffect } from 'react';

/**
 * Ctrl+Z presses the Undo button of the newest toast that has one, Ctrl+Shift+Z or Ctrl+Y the Redo button; on a Mac with
 * ⌘. Held keys press it once. In a text field and in a dialog, the keys are theirs.
 */
export function useUndoKeys(): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const keys = shortcutOf(event);
      if (!keys || event.repeat || event.defaultPrevented || isInField(event.target)) return;
      const button = [...document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${keys}"]`)].at(-1);
      if (!button) return;
      event.preventDefault();
      button.click();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}

/** The `aria-keyshortcuts` of the button that a key presses. */
function shortcutOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): string | undefined {
  const letter = (ctrlKey || metaKey) && !altKey && key.toLowerCase();
  if (letter === 'y') return redo;
  return letter === 'z' ? (shiftKey ? redo : undo) : undefined;
}

const [undo, redo] = ['Control+Z', 'Control+Shift+Z'];

const isInField = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="checkbox"]), textarea, [contenteditable], dialog') !== null;
