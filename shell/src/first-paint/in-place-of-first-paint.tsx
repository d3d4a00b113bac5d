import { useLayoutEffect, type ReactNode } from 'react';
import { takeOver } from './take-over';

/** Replaces the prerendered page with its children in one step. */
export function InPlaceOfFirstPaint({ root, children }: { root: Element; children: ReactNode }) {
  useLayoutEffect(() => takeOver(document.getElementById('static'), root), [root]);
  return children;
}
