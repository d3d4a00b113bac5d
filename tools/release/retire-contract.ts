import { join } from 'node:path';
import { majorOf } from '@console/shared/contract';
import { UserFacingError } from '../command';
import { shellReleases } from './deployment-folder';
import { builtShell, liveShell } from './fit';
import { removeLinesFor } from './registry-file';
import { underLock } from './release-build';
import { switchesOf } from './release-log';
import { daysOfOpenTabs, inOpenTabs } from './switch-release';

/**
 * Removes the registry's entries for a major version of the contract. Returns the names of their modules.
 * @throws UserFacingError while the live shell, the canary or an open tab may use them.
 */
export const retireContract = (deployment: string, contract: string): Promise<string[]> =>
  underLock(deployment, async () => {
    const major = majorOf(contract);
    const live = await liveShell(deployment);
    const inUse = new Set([
      ...(live?.release ? [live.release] : []),
      ...(live?.canary ? [live.canary] : []),
      ...inOpenTabs(await switchesOf(deployment, 'shell')),
    ]);
    const contracts = await Promise.all(
      [...inUse].map(async (id) => (await builtShell(join(shellReleases(deployment), id))).contract),
    );
    if ([live?.contract, ...contracts].some((each) => each !== undefined && majorOf(each) === major))
      throw new UserFacingError(
        `Nothing was removed: a shell of contract ${major} is live, or was within the last ${daysOfOpenTabs} days, and open tabs use its modules.`,
      );
    return removeLinesFor(deployment, contract);
  });
