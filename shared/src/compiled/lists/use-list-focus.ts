import { useEffect, useState } from 'react';

/**
 * Gives the list the focus when a dialog closes whose row has left the list: the browser returns it only to what is still
 * there. Call it in the dialog that a row opens.
 */
export function useListFocus(): void {
  const [list] = useState(() => document.activeElement?.closest<HTMLElement>('[tabindex="-1"]'));
  useEffect(
    () => () => {
      if (document.activeElement === document.body) list?.focus();
    },
    [list],
  );
}
