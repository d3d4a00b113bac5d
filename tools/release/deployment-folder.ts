import { access, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/**
 * A deployment is a folder: the files that its hosts serve, and its records. The same folder is served on this machine
 * and uploaded for production.
 */
export const deployments = {
  local: resolve(__dirname, '../../.deployment/local'),
  production: resolve(__dirname, '../../.deployment/production'),
};

/** The files of the shell's host. */
export const shellFolder = (deployment: string): string => join(deployment, 'shell');

/** The files of the registry's host. */
export const registryFile = (deployment: string): string => join(deployment, 'registry/remotes.json');

/** The files of a module's host: a folder for each release, named by the hash of its files. */
export const hostFolder = (deployment: string, workspace: string): string => join(deployment, workspace);

/** One line for each switch. No host serves it. */
export const logFile = (deployment: string): string => join(deployment, 'releases.jsonl');

/** The time since which each file of an earlier shell is not live. No host serves it. */
export const shellFilesFile = (deployment: string): string => join(deployment, 'shell-files.json');

/** The libraries and contract that the live shell provides. No host serves it. */
export const shellFile = (deployment: string): string => join(deployment, 'shell.json');

/** Keeps the temporary files of killed processes out of the deployment's branch. */
export async function ignoreUnfinished(deployment: string): Promise<void> {
  const file = join(deployment, '.gitignore');
  await access(file).catch(() => writeFile(file, '.lock\n.lock.*\n.draft-*\n'));
}
