import type { RegistryEntry } from '@console/shared/contract';
import { UserFacingError } from '../command';
import { modules } from '../registry/modules';
import { hostFolder } from '../release/deployment-folder';
import { faultsOf, type ShellStatement } from '../release/fit';
import { readRelease } from '../release/publish';

/**
 * Checks that every module's live release is in the deployment's folder, undamaged, and can run in this shell. @throws
 * UserFacingError that names each problem.
 */
export async function assertLive(
  deployment: string,
  entries: readonly RegistryEntry[],
  shell: ShellStatement,
): Promise<void> {
  const faults = modules.map(async ({ name, title, workspace }) => {
    const line = entries.find((entry) => entry.name === name);
    if (!line) return [`${title}: no release`];
    if (!line.release || isThisMachine(line.entry))
      return [`${title}: served by this machine only (${line.entry})`];
    const release = await readRelease(hostFolder(deployment, workspace), line.release);
    const damage = release.integrity === line.integrity ? [] : ['the registry states another integrity'];
    return [...damage, ...faultsOf(release, shell)].map((fault) => `${title}: ${fault}`);
  });
  const found = (await Promise.all(faults)).flat();
  if (found.length > 0) throw new UserFacingError(`This cannot be deployed. ${found.join('; ')}.`);
}

const isThisMachine = (address: string): boolean => /^https?:\/\/(localhost|127\.|\[::1\])/.test(address);
