import { join } from 'node:path';
import { UserFacingError } from '../command';
import type { ModuleFacts } from '../registry/module-facts';
import { shellFacts } from '../registry/modules';
import { hostFolder, shellReleases } from './deployment-folder';
import { liveShell } from './fit';
import { assertUnharmed } from './publish';
import { liveLines } from './registry-file';

type Site = Pick<ModuleFacts, 'name' | 'workspace' | 'title'> | typeof shellFacts;

const isShell = (site: Site): site is typeof shellFacts => site === shellFacts;

/**
 * The folder with the files of the release that is live in a deployment, such as that of staging: another deployment can
 * release the same ones. @throws UserFacingError if none is live there, or its files are not those that were released
 * @example
 * const folder = await liveFiles('.deployment/staging', moduleNamed('quizzes'));
 */
export async function liveFiles(deployment: string, site: Site): Promise<string> {
  const host = isShell(site) ? shellReleases(deployment) : hostFolder(deployment, site.workspace);
  const id = isShell(site)
    ? (await liveShell(deployment))?.release
    : (await liveLines(deployment, site.name)).at(-1)?.release;
  if (!id) throw new UserFacingError(`No release of ${site.title} is live in ${deployment}.`);
  await assertUnharmed(host, id);
  return join(host, id);
}
