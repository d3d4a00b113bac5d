import type { RegistryEntry, RemoteModule } from '@console/shared/contract';
import { withTimeout } from '../../lib/with-timeout';
import { recordLoad } from './load-metrics';

/** When a load is aborted, in milliseconds. The screen offers Retry long before. */
const loadTimeoutMs = 60_000;

type Load = { readonly module: Promise<RemoteModule>; readonly abandoned: AbortController };

const loads = new Map<string, Load>();
const loaded = new Map<string, RemoteModule>();

/** Each release of a module has a separate key: a page may contain several. A wrong hash does not affect the right one. */
const keyOf = ({ name, entry, integrity }: RegistryEntry): string => `${name} ${entry} ${integrity}`;

/** The module of a registry entry if it is already loaded: it can be rendered without waiting. */
export const loadedModule = (entry: RegistryEntry): RemoteModule | undefined => loaded.get(keyOf(entry));

/** The load of a registry entry's module, if it was requested. */
export const requestedModule = (entry: RegistryEntry): Promise<RemoteModule> | undefined =>
  loads.get(keyOf(entry))?.module;

/** Discards a module: the next load runs it again, with no state left. */
export function forgetModule(entry: RegistryEntry): void {
  const key = keyOf(entry);
  loads.get(key)?.abandoned.abort();
  loads.delete(key);
  loaded.delete(key);
}

/** The module of a registry entry, loaded once; a failed load is retried at the next call. */
export function loadRemoteModule(entry: RegistryEntry): Promise<RemoteModule> {
  const key = keyOf(entry);
  const known = loads.get(key);
  if (known) return known.module;
  const abandoned = new AbortController();
  const { signal } = abandoned;
  const module = recordLoad(entry, withTimeout(fetchModule(entry, signal), loadTimeoutMs), signal);
  const load = { module, abandoned };
  loads.set(key, load);
  module.then(
    (value) => loads.get(key) === load && loaded.set(key, value),
    (error: unknown) => {
      abandoned.abort(error);
      if (loads.get(key) === load) loads.delete(key);
    },
  );
  return module;
}

/** Nothing of this chunk is needed before a module is: the page has preloaded it, and the manifest, where one is. */
async function fetchModule(entry: RegistryEntry, signal: AbortSignal): Promise<RemoteModule> {
  const chunk = await import(/* webpackChunkName: "federation" */ './fetch-module');
  signal.throwIfAborted();
  return chunk.fetchModule(entry, signal);
}
