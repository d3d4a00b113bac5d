import { join } from 'node:path';
import type { Mode } from './base-config';

/**
 * Which of several builds of a package the shell carries. The federation plugin requires the
 * CommonJS builds of its own runtime beside the modules that the shell imports; and the router
 * names its production build in no export condition.
 */
export function singleCopies(root: string, mode: Mode): Record<string, string> {
  const installed = (path: string) => join(root, 'node_modules', path);
  const federation = {
    '@module-federation/runtime$': installed('@module-federation/runtime/dist/index.js'),
    '@module-federation/runtime-core$': installed('@module-federation/runtime-core/dist/index.js'),
    '@module-federation/sdk$': installed('@module-federation/sdk/dist/index.js'),
    '@module-federation/error-codes$': installed('@module-federation/error-codes/dist/index.mjs'),
    '@module-federation/webpack-bundler-runtime$': installed(
      '@module-federation/webpack-bundler-runtime/dist/index.js',
    ),
  };
  if (mode === 'development') return federation;
  return {
    ...federation,
    'react-router$': installed('react-router/dist/production/index.mjs'),
    'react-router/dom$': installed('react-router/dist/production/dom-export.mjs'),
  };
}
