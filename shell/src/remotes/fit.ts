import { satisfy } from '@module-federation/enhanced/runtime';
import {
  contractVersion,
  isRemoteModule,
  isServedContract,
  type RegistryEntry,
  type RemoteModule,
} from '@console/shared/contract';
import { PlainError } from '../status/plain-error';
import type { ModuleManifest } from './module-manifest';

/** @throws PlainError that names the contracts, for a module that this console does not serve. */
export function assertContract({
  contract,
  needsContract,
}: Pick<RegistryEntry, 'contract' | 'needsContract'>): void {
  if (isServedContract(contract, contractVersion, needsContract)) return;
  const needed = needsContract && needsContract !== contract ? ` and needs ${needsContract}` : '';
  throw new PlainError(
    `It was built for contract ${contract}${needed}; this console serves ${contractVersion}.`,
  );
}

/** @throws PlainError that names each library of which the console has no version that the module can use. */
export function assertShared(
  { shared }: ModuleManifest,
  provided: Readonly<Record<string, readonly string[]>>,
): void {
  const misfits = shared
    .filter(
      ({ name, requiredVersion }) => !provided[name]?.some((version) => satisfy(version, requiredVersion)),
    )
    .map(
      ({ name, requiredVersion }) =>
        `${name} ${requiredVersion} (${provided[name]?.join(', ') ?? 'none'} here)`,
    );
  if (misfits.length > 0)
    throw new PlainError(`It needs other versions of what the console provides: ${misfits.join('; ')}.`);
}

/** What a module exposes, checked. @throws PlainError when it is no module, or not the one that was registered. */
export function assertModule(exposed: unknown, { needsContract }: RegistryEntry): RemoteModule {
  const found =
    typeof exposed === 'object' && exposed !== null && 'remoteModule' in exposed
      ? exposed.remoteModule
      : undefined;
  if (!isRemoteModule(found))
    throw new PlainError('It does not keep to the contract between modules and console.');
  assertContract({ contract: found.contract, needsContract });
  return found;
}
