import {
  contractVersion,
  isServedContract,
  parseRegistry,
  type RegistryEntry,
} from '@console/shared/contract';
import { UserFacingError } from '../command';
import { fetchBytes } from './fetch-bytes';
import type { ModuleFacts } from './module-facts';
import { serverAddress } from './server-address';

export type RemoteRegistryOptions = {
  /** Address of the `remotes.json` of a deployed console. */
  readonly address: string;
  /** The modules to use from there. */
  readonly wanted: readonly ModuleFacts[];
  readonly log: (line: string) => void;
};

/**
 * The live release of each requested module in a deployed console. A problem with one module is logged and does not
 * affect the others; the shell also shows it, in the module's place. @throws UserFacingError if there is no registry
 * at that address, or none of the modules in it.
 */
export async function readRemoteRegistry(options: RemoteRegistryOptions): Promise<RegistryEntry[]> {
  const { wanted, log } = options;
  const address = serverAddress('remote-registry', options.address, 'https://example.org/remotes.json');
  const { entries, problems } = parseRegistry(await readJson(address), address.href);
  for (const problem of problems) log(`A module of ${address.href} is left out: ${problem}`);
  const found = entries.filter(({ name }) => wanted.some((module) => module.name === name));
  if (found.length === 0 && wanted.length > 0) {
    const names = wanted.map(({ workspace }) => workspace).join(', ');
    throw new UserFacingError(`${address.href} leads to none of ${names}.`);
  }
  for (const { name, workspace } of wanted)
    if (!found.some((entry) => entry.name === name))
      log(`${workspace} is not in ${address.href}: its paths lead nowhere.`);
  for (const entry of found) if (!isServed(entry)) log(misfit(entry));
  return found;
}

async function readJson(address: URL): Promise<unknown> {
  const text = String((await fetchBytes(address)).body);
  try {
    return JSON.parse(text);
  } catch {
    const found = /^\s*</.test(text) ? 'a web page' : 'no JSON';
    throw new UserFacingError(
      `${address.href} is ${found}. Name the registry itself, whose name is remotes.json.`,
    );
  }
}

const isServed = ({ contract, needsContract }: RegistryEntry) =>
  isServedContract(contract, contractVersion, needsContract);

const misfit = ({ title, contract }: RegistryEntry) =>
  `${title} was built for contract ${contract}; the shell of these sources serves ${contractVersion} and will not run it.`;
