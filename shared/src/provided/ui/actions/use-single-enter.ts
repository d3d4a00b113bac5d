import { useEffect } from 'react';

/**
 * An Enter key that is held acts once, on what had the focus when it was pressed: its repeats would press whatever gets the
 * focus then, such as the first option of a menu that it has opened. In a text of lines, it writes lines.
 */
export function useSingleEnter(): void {
  useEffect(() => {
    addEventListener('keydown', stopRepeat, true);
    return () => removeEventListener('keydown', stopRepeat, true);
  }, []);
}

function stopRepeat(event: KeyboardEvent): void {
  const { key, repeat, target } = event;
  const isNewLine = target instanceof HTMLTextAreaElement;
  if (!repeat || key !== 'Enter' || isNewLine) return;
  event.preventDefault();
  event.stopPropagation();
}
