import {
  contractVersion,
  isRemoteModule,
  isServedContract,
  type RegistryEntry,
  type RemoteModule,
} from '@console/shared/contract';
import { UserFacingError } from '../../errors/user-facing-error';

/** @throws UserFacingError that names the contracts, for a module that this console does not support. */
export function assertContract({
  contract,
  needsContract,
}: Pick<RegistryEntry, 'contract' | 'needsContract'>): void {
  if (isServedContract(contract, contractVersion, needsContract)) return;
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
