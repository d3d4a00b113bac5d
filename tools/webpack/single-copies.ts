import { join } from 'node:path';
import type { Mode } from './base-config';

/** The build of a package that the shell contains: the router has no export condition for its production build. */
export function singleCopies(root: string, mode: Mode): Record<string, string> {
  if (mode === 'development') return {};
  const installed = (path: string) => join(root, 'node_modules', path);
  return {
    'react-router$': installed('react-router/dist/production/index.mjs'),
    'react-router/dom$': installed('react-router/dist/production/dom-export.mjs'),
  };
}
