import { useLayoutEffect, type ReactNode } from 'react';
import { takeOver } from './take-over';

/** Draws its children in the place of what the page showed before the first script, in one step. */
export function InPlaceOfFirstPaint({ root, children }: { root: Element; children: ReactNode }) {
  useLayoutEffect(() => {
    const painted = document.getElementById('static');
    takeOver(painted, root);
    painted?.remove();
  }, [root]);
  return children;
}
