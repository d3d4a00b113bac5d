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

/** The versions that the console has of each shared library, by its name. */
export type ProvidedVersions = Readonly<Record<string, readonly string[]>>;

/** A shared library that a module needs, beside what the console has of it. */
export type SharedNeed = { name: string; needed: string; here: readonly string[]; fits: boolean };

/** Each shared library that a module needs, judged. */
export const sharedNeeds = ({ shared }: ModuleManifest, provided: ProvidedVersions): SharedNeed[] =>
  shared.map(({ name, requiredVersion: needed }) => {
    const here = provided[name] ?? [];
    return { name, needed, here, fits: here.some((version) => satisfy(version, needed)) };
  });

/** @throws PlainError that names each library of which the console has no version that the module can use. */
export function assertShared(needs: readonly SharedNeed[]): void {
  const misfits = needs
    .filter(({ fits }) => !fits)
    .map(({ name, needed, here }) => `${name} ${needed} (${here.join(', ') || 'none'} here)`);
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
