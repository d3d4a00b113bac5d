import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../root';

/**
 * A deployment is a folder: the files that its hosts serve, and its records. The same folder is served on this machine
 * and uploaded for production.
 */
export const deployments = {
  local: join(root, '.deployment/local'),
  production: join(root, '.deployment/production'),
};

/** The releases of the shell, each in a folder named by the hash of its files. No host serves it. */
export const shellReleases = (deployment: string): string => join(deployment, 'shell-releases');

/** The files of the registry's host. */
export const registryFile = (deployment: string): string => join(deployment, 'registry/remotes.json');

/** The files of a module's host: a folder for each release, named by the hash of its files. */
export const hostFolder = (deployment: string, workspace: string): string => join(deployment, workspace);

/** One line for each switch. No host serves it. */
export const logFile = (deployment: string): string => join(deployment, 'releases.jsonl');

/** The time since which each file of an earlier shell is not live, for `shell` or `shell-canary`. No host serves it. */
export const shellFilesFile = (deployment: string, workspace: string): string =>
  join(deployment, `${workspace}-files.json`);

/** Which release of the shell is live, and what it provides. No host serves it. */
export const shellFile = (deployment: string): string => join(deployment, 'shell.json');

/** Keeps temporary files out of the deployment's branch, and Git from changing the ends of lines, which have hashes. */
export async function ignoreUnfinished(deployment: string): Promise<void> {
  const files = { '.gitignore': '.lock\n.lock.*\n.draft-*\n', '.gitattributes': '* -text\n' };
  for (const [name, text] of Object.entries(files)) {
    const file = join(deployment, name);
    await access(file).catch(() => writeFile(file, text));
  }
}
