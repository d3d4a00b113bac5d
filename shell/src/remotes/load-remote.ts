import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import {
  contractVersion,
  isRemoteModule,
  isServedContract,
  type RegistryEntry,
  type RemoteModule,
} from '@console/shared/contract';
import { withinPatience } from '../app/within-patience';
import { PlainError } from '../status/plain-error';

const loads = new Map<string, Promise<RemoteModule>>();
const loaded = new Map<string, RemoteModule>();

/** The module of a registry entry when it is here already: it can be drawn without a wait. */
export const loadedModule = ({ name }: RegistryEntry): RemoteModule | undefined => loaded.get(name);

/** The module of a registry entry, loaded once; a failed load is tried anew at the next call. */
export function loadRemoteModule(entry: RegistryEntry): Promise<RemoteModule> {
  const known = loads.get(entry.name);
  if (known) return known;
  const load = withinPatience(fetchModule(entry));
  loads.set(entry.name, load);
  load.then(
    (module) => loaded.set(entry.name, module),
    () => loads.delete(entry.name),
  );
  return load;
}

async function fetchModule({ name, entry, contract }: RegistryEntry): Promise<RemoteModule> {
  refuseForeign(contract);
  // Forced, so that a retry does not meet what the failed attempt left behind.
  registerRemotes([{ name, entry }], { force: true });
  const exposed: unknown = await loadRemote(`${name}/module`);
  const found =
    typeof exposed === 'object' && exposed !== null && 'remoteModule' in exposed
      ? exposed.remoteModule
      : undefined;
  if (!isRemoteModule(found))
    throw new PlainError('It does not keep to the contract between modules and console.');
  refuseForeign(found.contract);
  return found;
}

function refuseForeign(contract: string): void {
  if (isServedContract(contract)) return;
  throw new PlainError(`It was built for contract ${contract}; this console serves ${contractVersion}.`);
}
