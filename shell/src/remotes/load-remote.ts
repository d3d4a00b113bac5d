import type { RegistryEntry, RemoteModule } from '@console/shared/contract';
import { patience, withinPatience } from '../app/within-patience';
import { inWords } from './failure-words';
import { assertContract, assertModule } from './fit';
import { recordLoad } from './load-ledger';
import { filesOf, readManifest } from './module-manifest';

const loads = new Map<string, Promise<RemoteModule>>();
const loaded = new Map<string, RemoteModule>();

/** Releases of a module are modules of their own: a page may hold several. */
const keyOf = ({ name, entry }: RegistryEntry): string => `${name} ${entry}`;

/** The module of a registry entry when it is here already: it can be drawn without a wait. */
export const loadedModule = (entry: RegistryEntry): RemoteModule | undefined => loaded.get(keyOf(entry));

/** The module of a registry entry as far as it was asked for. */
export const askedModule = (entry: RegistryEntry): Promise<RemoteModule> | undefined =>
  loads.get(keyOf(entry));

/** Lets the module be run anew when it is asked for again, with nothing left of what it kept. */
export function forgetModule(entry: RegistryEntry): void {
  loads.delete(keyOf(entry));
  loaded.delete(keyOf(entry));
}

/** The module of a registry entry, loaded once; a failed load is tried anew at the next call. */
export function loadRemoteModule(entry: RegistryEntry, limit = patience): Promise<RemoteModule> {
  const key = keyOf(entry);
  const known = loads.get(key);
  if (known) return known;
  const abandoned = new AbortController();
  const load = recordLoad(entry, withinPatience(fetchModule(entry, abandoned.signal), limit));
  loads.set(key, load);
  load.then(
    (module) => loads.get(key) === load && loaded.set(key, module),
    (error: unknown) => {
      if (loads.get(key) === load) loads.delete(key);
      abandoned.abort(error);
    },
  );
  return load;
}

/** All that can be judged is judged before any of the module's code runs. */
async function fetchModule(entry: RegistryEntry, signal: AbortSignal): Promise<RemoteModule> {
  assertContract(entry);
  const [manifest, { assertLibraries, runModule }] = await Promise.all([
    readManifest(entry, signal).catch(inWords([entry], signal)),
    import(/* webpackChunkName: "federation" */ './run-module'),
  ]);
  assertLibraries(manifest);
  const files = filesOf(entry, manifest);
  const found = await runModule(entry.name, files, signal).catch(inWords(files, signal));
  return assertModule(found, entry);
}
