import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import {
  contractVersion,
  isRemoteModule,
  isServedContract,
  type RegistryEntry,
  type RemoteModule,
} from '@console/shared/contract';

/** A module that cannot be used, with the reason in words. */
export class RemoteError extends Error {}

/** The longest a module may take before the person is told. */
const patience = 5000;

const loaded = new Map<string, Promise<RemoteModule>>();

/** The module of a registry entry, loaded once; a failed load is tried anew at the next call. */
export function loadRemoteModule(entry: RegistryEntry): Promise<RemoteModule> {
  const known = loaded.get(entry.name);
  if (known) return known;
  const loading = withinPatience(fetchModule(entry));
  loaded.set(entry.name, loading);
  loading.catch(() => loaded.delete(entry.name));
  return loading;
}

async function fetchModule({ name, entry, contract }: RegistryEntry): Promise<RemoteModule> {
  if (!isServedContract(contract)) {
    throw new RemoteError(`It was built for contract ${contract}; this console serves ${contractVersion}.`);
  }
  // Forced, so that a retry does not meet what the failed attempt left behind.
  registerRemotes([{ name, entry }], { force: true });
  const exposed: unknown = await loadRemote(`${name}/module`);
  const found =
    typeof exposed === 'object' && exposed !== null && 'remoteModule' in exposed
      ? exposed.remoteModule
      : undefined;
  if (!isRemoteModule(found))
    throw new RemoteError('It does not keep to the contract between modules and console.');
  return found;
}

function withinPatience<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new RemoteError('Its server did not answer in time.')), patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
