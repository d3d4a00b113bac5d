import { access, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/**
 * A deployment is a folder: what its hosts serve, and what is written down about it. The same folder is served on
 * this machine and uploaded for production.
 */
export const deployments = {
  local: resolve(__dirname, '../../.deployment/local'),
  production: resolve(__dirname, '../../.deployment/production'),
};

/** What the shell's host serves. */
export const shellFolder = (deployment: string): string => join(deployment, 'shell');

/** What the registry's host serves. */
export const registryFile = (deployment: string): string => join(deployment, 'registry/remotes.json');

/** What a module's host serves: a folder for each release, named by the content of its files. */
export const hostFolder = (deployment: string, workspace: string): string => join(deployment, workspace);

/** One line for each switch. No host serves it. */
export const logFile = (deployment: string): string => join(deployment, 'releases.jsonl');

/** Since when files of earlier shells are not live any more. No host serves it. */
export const shellFilesFile = (deployment: string): string => join(deployment, 'shell-files.json');

/** What the live shell provides. No host serves it. */
export const shellFile = (deployment: string): string => join(deployment, 'shell.json');

/** Keeps what a killed process leaves out of the deployment's branch. */
export async function ignoreUnfinished(deployment: string): Promise<void> {
  const file = join(deployment, '.gitignore');
  await access(file).catch(() => writeFile(file, '.lock\n.lock.*\n.draft-*\n'));
}
