import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import firebase from '../../firebase.json';
import { UserFacingError } from '../command';
import { registryFile, deployments, shellFilesFile, shellReleases } from '../release/deployment-folder';
import { builtShell, liveShell } from '../release/fit';
import { assertNotLost } from '../release/registry-file';
import { root } from '../root';
import { contractOf, firestoreOf, parseDeployment, shellSite, type DeploymentFiles } from './deployment';
import type { HostingSettings } from './hosting-settings';
import { statementOf } from './compare-shell';
import { assertLive, notLive } from './live-releases';
import { assertProduction } from './production-config';
import { writeShell } from './write-shell';

type Options = {
  readonly deployment: string;
  readonly files: DeploymentFiles;
  readonly settings: HostingSettings;
  readonly log: (line: string) => void;
};

/** Reads `config.json` and `remotes.json` of a deployment. @throws UserFacingError that names the missing files */
export async function deploymentFiles(deployment: string, configFile: string): Promise<DeploymentFiles> {
  await assertNotLost(deployment);
  const needed = [configFile, registryFile(deployment)];
  const missing = needed.filter((file) => !existsSync(file));
  if (missing.length > 0)
    throw new UserFacingError(`Missing: ${missing.join(', ')}. Release first, and see config/README.md.`);
  const [config = '', remotes = ''] = await Promise.all(needed.map((file) => readFile(file, 'utf8')));
  return { '/config.json': () => config, '/remotes.json': () => remotes };
}

/**
 * Writes the site of the live shell into the deployment, and that of the canary if there is one. Returns their entries of
 * `firebase.json`, with the policy of this deployment. @throws UserFacingError where a live module would not run.
 */
export async function writeShellSites(options: Options) {
  const { release, canary } = (await liveShell(options.deployment)) ?? {};
  if (!release)
    throw new UserFacingError('No shell is released here. First: npm run release -- shell --why "…"');
  const shell = await writeShellSite('shell', release, options);
  return canary ? [shell, await writeShellSite('shell-canary', canary, options)] : [shell];
}

async function writeShellSite(name: string, id: string, { deployment, files, settings, log }: Options) {
  const { registry, allow, reports, noServiceWorker } = settings;
  const built = join(shellReleases(deployment), id);
  const facts = parseDeployment(files, { registry, contract: contractOf(built) });
  assertProduction(facts.config);
  await assertLive(deployment, facts.remotes, await builtShell(built));
  for (const line of notLive({ ...facts, entries: facts.remotes })) log(line);
  const folder = join(deployment, name);
  const record = shellFilesFile(deployment, name);
  const [config, remotes] = [files['/config.json'](), files['/remotes.json']()];
  const statement = await statementOf(deployment, id, settings);
  const data = { record, config, remotes, registry, deployment, statement, noServiceWorker };
  await writeShell(folder, data, built);
  log(`${inRepository(folder)} has release ${id}, with its registry at ${registry ?? '/remotes.json'}.`);
  const site = shellSite(files, { folder: built, registry, hosts: allow, reports, deployment });
  return { ...site, target: `console-${name}`, public: inRepository(folder) };
}

type ShellSites = Awaited<ReturnType<typeof writeShellSites>>;

/** `firebase.json` for a deployment: with the folders of its modules, the given sites of its shell, and its database. */
export function firebaseFile(
  deployment: string,
  files: DeploymentFiles,
  shellSites: ShellSites = [],
): string {
  const others = firebase.hosting
    .filter(({ target }) => target !== 'console-shell')
    .map((site) => ({
      ...site,
      public: site.public.replace(inRepository(deployments.production), inRepository(deployment)),
    }));
  const whole = { ...firebase, hosting: [...shellSites, ...others], firestore: firestoreOf(files) };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

/** As `firebase.json` names folders. */
const inRepository = (folder: string): string => relative(root, folder).split(sep).join('/');
