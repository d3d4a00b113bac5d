import { join } from 'node:path';
import type { Mode } from './base-config';

/**
 * The packages that the shell contains in the build that it needs. The router has no export condition for its production
 * build. Styled-components adds vendor prefixes only where it is asked to, which no browser here needs.
 */
export function singleCopies(root: string, mode: Mode): Record<string, string | false> {
  if (mode === 'development') return {};
  const installed = (path: string) => join(root, 'node_modules', path);
  return {
    'react-router$': installed('react-router/dist/production/index.mjs'),
    'react-router/dom$': installed('react-router/dist/production/dom-export.mjs'),
    [installed('stylis/src/Prefixer.js')]: false,
  };
}
