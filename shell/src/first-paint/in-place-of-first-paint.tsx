import { useLayoutEffect, type ReactNode } from 'react';
import { takeOver } from './take-over';

/** Draws its children in the place of the prerendered page, in one step. */
export function InPlaceOfFirstPaint({ root, children }: { root: Element; children: ReactNode }) {
  useLayoutEffect(() => takeOver(document.getElementById('static'), root), [root]);
  return children;
}
