import { readFile } from 'node:fs/promises';
import type { Registry } from '@console/shared/contract';
import { UserFacingError } from '../command';
import { parseDeployment, type DeploymentFiles } from '../hosting/deployment';
import {
  readSettings,
  settingsFor,
  unusualSettings,
  type HostingSettings,
} from '../hosting/hosting-settings';
import { registryIn } from '../hosting/live-releases';
import { deploymentFiles, firebaseFile, writeShellSites } from '../hosting/write-sites';
import { registryFile } from '../release/deployment-folder';
import { liveShell } from '../release/fit';
import { assertMayReplace, assertUploaded, verifiedRegistry } from './compare';
import { planDeploy, type DeployStep } from './plan-deploy';

export type DeployOptions = {
  readonly deployment: string;
  /** The file of the configuration, which names the project. */
  readonly config: string;
  /** What is deployed, as people name it. */
  readonly named: readonly string[];
  /** The project that is meant; another one is refused. */
  readonly project?: string;
  readonly log: (line: string) => void;
  /** Stores what the CLI reads. */
  readonly write: (firebaseFile: string) => Promise<void>;
  /** Runs the CLI, and resolves with whether it did. */
  readonly run: (args: readonly string[]) => Promise<boolean>;
};

/**
 * Uploads parts of a deployment, and compares its registry with the one that is online, before and after. Nothing is uploaded
 * where anything is wrong. It can be run again after a failure. @throws UserFacingError
 */
export async function deploy(options: DeployOptions): Promise<void> {
  const { deployment, log } = options;
  const steps = planDeploy(options.named, (await liveShell(deployment))?.canary !== undefined);
  const has = (what: string) => steps.some((step) => step.what === what);
  const files = await deploymentFiles(deployment, options.config);
  const settings = await settingsOf(options, files);
  const address = addressOf(settings, has('registry'));
  const registry = has('registry') ? await verifiedRegistry(deployment) : await unverified(deployment);
  const isOnlyRules = steps.every(({ what }) => what === 'rules');
  if (address && !isOnlyRules) await assertMayReplace(deployment, registry, address, log);
  const sites = has('shell') ? await writeShellSites({ deployment, files, settings, log }) : [];
  for (const line of has('shell') ? unusualSettings(settings) : []) log(line);
  await options.write(firebaseFile(deployment, files, sites));
  for (const step of steps) {
    const hasRun = await options.run(argumentsFor(step, settings));
    if (hasRun && step.what === 'registry' && address) await assertUploaded(registry, address);
  }
}

async function settingsOf(
  { deployment, config, project }: DeployOptions,
  files: DeploymentFiles,
): Promise<HostingSettings> {
  const stored = await readSettings(deployment);
  const { projectId } = parseDeployment(files, stored).config.firebase;
  if (project && project !== projectId)
    throw new UserFacingError(`${config} names the project ${projectId}, not ${project}.`);
  return settingsFor(stored, projectId);
}

function addressOf({ registry }: HostingSettings, isNeeded: boolean): URL | undefined {
  if (registry) return new URL(registry);
  if (!isNeeded) return undefined;
  throw new UserFacingError('Say once where the registry is: npm run hosting -- --registry <address>');
}

const unverified = async (deployment: string): Promise<Registry> =>
  registryIn(await readFile(registryFile(deployment), 'utf8'), undefined, true);

const argumentsFor = ({ only }: DeployStep, { project = '' }: HostingSettings): string[] => [
  'deploy',
  ...['--project', project, '--config', 'firebase.deploy.json', '--only', only],
];
