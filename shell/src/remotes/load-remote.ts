import type { RegistryEntry, RemoteModule } from '@console/shared/contract';
import { withinPatience } from '../app/within-patience';
import { inWords } from './failure-words';
import { assertContract, assertModule } from './fit';
import { recordLoad } from './load-ledger';
import { filesOf, readManifest } from './module-manifest';

const loads = new Map<string, Promise<RemoteModule>>();
const loaded = new Map<string, RemoteModule>();

/** The module of a registry entry when it is here already: it can be drawn without a wait. */
export const loadedModule = ({ name }: RegistryEntry): RemoteModule | undefined => loaded.get(name);

/** The module of a registry entry, loaded once; a failed load is tried anew at the next call. */
export function loadRemoteModule(entry: RegistryEntry): Promise<RemoteModule> {
  const known = loads.get(entry.name);
  if (known) return known;
  const abandoned = new AbortController();
  const load = recordLoad(entry, withinPatience(fetchModule(entry, abandoned.signal)));
  loads.set(entry.name, load);
  load.then(
    (module) => loaded.set(entry.name, module),
    (error: unknown) => {
      loads.delete(entry.name);
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
