import {
  contractVersion,
  isRemoteModule,
  isServedContract,
  type RegistryEntry,
  type RemoteModule,
} from '@console/shared/contract';
import { UserFacingError } from '../../errors/user-facing-error';
import type { ModuleManifest } from './module-manifest';

type Contract = Pick<RegistryEntry, 'contract' | 'needsContract'>;

/** Whether the module of this registry entry may run in this console. */
export const isServed = ({ contract, needsContract }: Contract): boolean =>
  isServedContract(contract, contractVersion, needsContract);

/**
 * @throws UserFacingError for a module that this console does not support: names the exports that it uses and this
 * console does not have, else the contracts.
 */
export function assertContract(
  entry: Contract,
  { newExports = [] }: Pick<ModuleManifest, 'newExports'> = {},
): void {
  const missing = newExports.filter(({ since }) => !isServedContract(since));
  if (missing.length > 0)
    throw new UserFacingError(
      `It uses ${missing.map(({ name, library, since }) => `${name} of ${library}, new in contract ${since}`).join('; ')}; this console serves ${contractVersion}.`,
    );
  if (isServed(entry)) return;
  const { contract, needsContract } = entry;
  const needed = needsContract && needsContract !== contract ? ` and needs ${needsContract}` : '';
  throw new UserFacingError(
    `It was built for contract ${contract}${needed}; this console serves ${contractVersion}.`,
  );
}

/**
 * Validates what a module exposes.
 * @throws UserFacingError when it is no module, or not the one that was registered.
 */
export function assertModule(exposed: unknown, { needsContract }: RegistryEntry): RemoteModule {
  const found =
    typeof exposed === 'object' && exposed !== null && 'remoteModule' in exposed
      ? exposed.remoteModule
      : undefined;
  if (!isRemoteModule(found))
    throw new UserFacingError('It does not match the contract between modules and console.');
  assertContract({ contract: found.contract, needsContract });
  return found;
}
