import { readFile } from 'node:fs/promises';
import type { Registry } from '@console/shared/contract';
import { UserFacingError } from '../command';
import { firestoreOf, parseDeployment, type DeploymentFiles } from '../hosting/deployment';
import {
  databaseFor,
  readSettings,
  settingsFor,
  unusualSettings,
  type HostingSettings,
} from '../hosting/hosting-settings';
import { assertAllUndamaged, assertUndamaged, registryIn } from '../hosting/live-releases';
import { deploymentFiles, firebaseFile, writeShellSites } from '../hosting/write-sites';
import { modules } from '../registry/modules';
import { registryFile } from '../release/deployment-folder';
import { liveShell } from '../release/fit';
import {
  assertFilesOnline,
  assertMayReplace,
  assertMayReplaceShell,
  assertPolicyAllows,
  assertUploaded,
  verifiedRegistry,
} from '../hosting/compare-deployment';
import { intendedDatabase } from '../live-database/intended-database';
import { assertMayReplaceRules, assertRulesLive, type DeployedRules } from './deploy-rules';
import { planDeploy, type DeployStep } from './plan-deploy';

export type DeployOptions = {
  readonly deployment: string;
  /** The file of the configuration, which names the project. */
  readonly config: string;
  /** What is deployed, as people name it. */
  readonly named: readonly string[];
  /** The project that is meant; another one is refused. */
  readonly project?: string | undefined;
  readonly log: (line: string) => void;
  /** Runs the CLI with this `firebase.json`, and resolves with whether it did. */
  readonly run: (step: readonly string[], firebaseFile: string) => Promise<boolean>;
  readonly rules: RulesOptions;
};

/** How live rules are read, and which of them may be replaced. */
export type RulesOptions = Pick<DeployedRules, 'isKnown'> & {
  /** Reads what is live in this project, as the operator. */
  readonly readerOf: (project: string) => Promise<DeployedRules['read']>;
  /** Also replaces rules that are unknown here. */
  readonly replacesUnknown: boolean;
};

/**
 * Uploads parts of a deployment, and compares it with what is online, before and after. Nothing is uploaded where anything is
 * wrong. It can be run again after a failure. @throws UserFacingError
 */
export async function deploy(options: DeployOptions): Promise<void> {
  const { deployment, log } = options;
  const steps = planDeploy(options.named, (await liveShell(deployment))?.canary !== undefined);
  const files = await deploymentFiles(deployment, options.config);
  const settings = await settingsOf(options, files);
  const has = (what: string) => steps.some((step) => step.what === what);
  if (has('shell')) databaseFor(settings, firestoreOf(files).database);
  const registry = await compared(steps, { deployment, settings, log });
  const rules = has('rules') ? await comparedRules(options, files, settings) : undefined;
  const sites = has('shell') ? await writeShellSites({ deployment, files, settings, log }) : [];
  for (const line of has('shell') ? unusualSettings(settings) : []) log(line);
  const file = firebaseFile(deployment, files, sites);
  for (const step of steps) {
    const hasRun = await options.run(argumentsFor(step, settings), file);
    if (hasRun && step.what === 'registry') await assertUploaded(registry, addressOf(settings));
    if (hasRun && rules && step.what === 'rules') await assertRulesLive(rules);
  }
}

/** The rules and indexes of this repository, which may replace the live ones. */
async function comparedRules(
  { log, rules }: DeployOptions,
  files: DeploymentFiles,
  { project = '' }: HostingSettings,
): Promise<DeployedRules> {
  const { readerOf, replacesUnknown, isKnown } = rules;
  const deployed = {
    database: { project, database: firestoreOf(files).database },
    intended: await intendedDatabase(),
    read: await readerOf(project),
    isKnown: replacesUnknown ? async () => true : isKnown,
    log,
  };
  await assertMayReplaceRules(deployed);
  return deployed;
}

async function settingsOf(
  { deployment, config, project }: DeployOptions,
  files: DeploymentFiles,
): Promise<HostingSettings> {
  const stored = await readSettings(deployment);
  const { projectId } = parseDeployment(files, stored).config.firebase;
  if (project !== undefined && project !== projectId)
    throw new UserFacingError(`${config} names the project ${projectId}, not ${project || 'an empty one'}.`);
  return settingsFor(stored, projectId);
}

type Comparison = Pick<DeployOptions, 'deployment' | 'log'> & { readonly settings: HostingSettings };

/** The registry of the deployment, after each step was found to take nothing from anybody. */
async function compared(
  steps: readonly DeployStep[],
  { deployment, settings, log }: Comparison,
): Promise<Registry> {
  const has = (what: string) => steps.some((step) => step.what === what);
  if (has('registry')) addressOf(settings);
  const text = await readFile(registryFile(deployment), 'utf8');
  const registry = has('registry') ? await verifiedRegistry(deployment) : registryIn(text, undefined, true);
  const isNamed = ({ name }: { name: string }) => has(name.replace(/_mfe$/, ''));
  const ofModules = registry.entries.filter(isNamed);
  await assertUndamaged(deployment, ofModules);
  for (const module of modules.filter(({ name }) => isNamed({ name })))
    await assertAllUndamaged(deployment, module);
  if (settings.registry && (ofModules.length > 0 || has('registry')))
    await assertMayReplace(deployment, registry, addressOf(settings), log);
  const console = settings.address === undefined ? undefined : new URL(settings.address);
  if (console && has('shell')) await assertMayReplaceShell(deployment, settings, console, log);
  else if (console && has('registry')) await assertPolicyAllows(registry, console);
  const ofOthers = registry.entries.filter((entry) => !isNamed(entry));
  if (has('registry')) await assertFilesOnline(ofOthers, console);
  return registry;
}

function addressOf({ registry }: HostingSettings): URL {
  if (registry) return new URL(registry);
  throw new UserFacingError('Say once where the registry is: npm run hosting -- --registry <address>');
}

const argumentsFor = ({ only }: DeployStep, { project = '' }: HostingSettings): string[] => [
  'deploy',
  ...['--project', project, '--only', only],
];
