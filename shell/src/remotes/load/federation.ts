import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import { provided } from './provided';

// Modules are built without the runtime and take it from here.
Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', runtimeCore);

const withRange = ({ version, ...source }: (typeof provided)[string]) => ({
  version,
  ...source,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

const shared = Object.entries(provided).map(([name, library]) => [name, withRange(library)] as const);

/** The host of all modules, with what it shares with them. Comes with the first module: the landing page has none. */
export const federation = createInstance({
  name: 'shell',
  remotes: [],
  shared: Object.fromEntries(shared),
  // The default strategy fetches the entry of every remote at the first look-up.
  shareStrategy: 'loaded-first',
});
