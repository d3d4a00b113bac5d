import {
  contractVersion,
  isRemoteModule,
  isServedContract,
  type RegistryEntry,
  type RemoteModule,
} from '@console/shared/contract';
import { t } from '@console/shared/i18n';
import { UserFacingError } from '../../lib/user-facing-error';
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
      t('Uses {exports}; this console serves {contract}.', {
        exports: missing.map((each) => t('{name} of {library}, new in contract {since}', each)).join('; '),
        contract: contractVersion,
      }),
    );
  if (isServed(entry)) return;
  const { contract, needsContract } = entry;
  const versions = { contract, served: contractVersion };
  throw new UserFacingError(
    needsContract && needsContract !== contract
      ? t('Built for contract {contract}, needs {needed}; this console serves {served}.', {
          ...versions,
          needed: needsContract,
        })
      : t('Built for contract {contract}; this console serves {served}.', versions),
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
    throw new UserFacingError(t('Doesn’t match the contract between modules and console.'));
  assertContract({ contract: found.contract, needsContract });
  return found;
}
