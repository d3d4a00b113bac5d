import { satisfy } from '@module-federation/runtime';
import { t } from '@console/shared/i18n';
import { UserFacingError } from '../../lib/user-facing-error';
import type { ModuleManifest } from './module-manifest';

/** The versions that the console has of each shared library, by its name. */
export type ProvidedVersions = Readonly<Record<string, readonly string[]>>;

/** A shared library that a module needs, with the versions that the console has. */
export type SharedNeed = { name: string; needed: string; here: readonly string[]; fits: boolean };

/** Checks each shared library that a module needs. */
export const sharedNeeds = ({ shared }: ModuleManifest, provided: ProvidedVersions): SharedNeed[] =>
  shared.map(({ name, requiredVersion: needed }) => {
    const here = provided[name] ?? [];
    return { name, needed, here, fits: here.some((version) => satisfy(version, needed)) };
  });

/**
 * @throws UserFacingError that names each library of which the console has no version that the module can
 * use.
 */
export function assertShared(needs: readonly SharedNeed[]): void {
  const misfits = needs
    .filter(({ fits }) => !fits)
    .map(({ name, needed, here }) =>
      t('{name} {needed} ({here} here)', { name, needed, here: here.join(', ') || t('none') }),
    );
  if (misfits.length > 0)
    throw new UserFacingError(
      t('Needs other versions of shared libraries: {libraries}.', { libraries: misfits.join('; ') }),
    );
}
