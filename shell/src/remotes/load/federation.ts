import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import { provided } from './provided';

// Modules are built without the runtime and use this one.
Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', runtimeCore);

const withRange = ({ version, ...source }: (typeof provided)[string]) => ({
  version,
  ...source,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

const shared = Object.entries(provided).map(([name, library]) => [name, withRange(library)] as const);

/**
 * The Module Federation host with its shared libraries. Loaded with the first module: the landing page has
 * none.
 */
export const federation = createInstance({
  name: 'shell',
  remotes: [],
  shared: Object.fromEntries(shared),
  // The default strategy fetches the entry of every remote at the first load.
  shareStrategy: 'loaded-first',
});
