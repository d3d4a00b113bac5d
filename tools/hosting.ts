import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import firebase from '../firebase.json';
import { UserFacingError, runCommand } from './command';
import { contractOf, firestoreOf, parseDeployment, shellSite } from './hosting/deployment';
import { assertLive, notLive } from './hosting/live-releases';
import { assertProduction } from './hosting/production-config';
import { writeShell } from './hosting/write-shell';
import { publicAddress, registryAddress } from './registry/server-address';
import { deployments, registryFile, shellFilesFile, shellReleases } from './release/deployment-folder';
import { builtShell, liveShell } from './release/fit';

const help = `npm run hosting -- --registry <address> [options]
  Writes the site of the live release of the shell: with the configuration, and with the registry's address and the
  live texts of the public pages in its own; and the site of the canary, if there is one. To be run again after a release
  of the public pages. Writes firebase.deploy.json, which is firebase.json with the content security policy of this
  deployment, and names its database. Refuses a shell under which a live module would not run.
  Then: npm run firebase -- deploy --config firebase.deploy.json --only firestore,hosting

  --registry <address>   where remotes.json is. Without it: beside the shell's page, where it is copied to; then each
                         release of a module has to be copied there as well
  --allow <address>      a host beside those of the registry, repeatable: before a module moves there, and after it moved away
  --reports <address>    where browsers report what the policy has blocked; to nobody without it
  --no-service-worker    withdraws the service worker from all devices at their next visit, until it is left out
  --config <file>        the configuration (default config/config.production.json)
  --deployment <folder>  where the deployment is (default .deployment/production)`;

const root = resolve(__dirname, '..');

runCommand(help, async ({ log }) => {
  const { values } = parseArgs({
    options: {
      registry: { type: 'string' },
      allow: { type: 'string', multiple: true, default: [] },
      reports: { type: 'string' },
      'no-service-worker': { type: 'boolean', default: false },
      config: { type: 'string', default: 'config/config.production.json' },
      deployment: { type: 'string', default: deployments.production },
    },
  });
  const { registry } = values;
  const hosts = values.allow.map((host) => publicAddress('allow', host, 'https://quizzes.example.org').href);
  if (registry !== undefined) registryAddress('registry', registry);
  const reports =
    values.reports === undefined
      ? undefined
      : publicAddress('reports', values.reports, 'https://reports.example.org/csp').href;
  const deployment = resolve(values.deployment);
  const needed = [values.config, registryFile(deployment)];
  const missing = needed.filter((file) => !existsSync(file));
  if (missing.length > 0)
    throw new UserFacingError(`Missing: ${missing.join(', ')}. Release first, and see config/README.md.`);
  const { release, canary } = (await liveShell(deployment)) ?? {};
  if (!release)
    throw new UserFacingError('No shell is released here. First: npm run release -- shell --why "…"');

  const config = await readFile(values.config, 'utf8');
  const remotes = await readFile(registryFile(deployment), 'utf8');
  const files = { '/config.json': () => config, '/remotes.json': () => remotes };

  /** Writes the site of a release of the shell, and returns its entry of `firebase.json`. */
  const write = async (name: string, id: string) => {
    const built = join(shellReleases(deployment), id);
    const facts = parseDeployment(files, { registry, contract: contractOf(built) });
    assertProduction(facts.config);
    await assertLive(deployment, facts.remotes, await builtShell(built));
    for (const line of notLive({ ...facts, entries: facts.remotes })) log(line);
    const folder = join(deployment, name);
    const record = shellFilesFile(deployment, name);
    await writeShell(
      folder,
      { record, config, remotes, registry, deployment, noServiceWorker: values['no-service-worker'] },
      built,
    );
    log(`${inRepository(folder)} has release ${id}, with its registry at ${registry ?? '/remotes.json'}.`);
    const site = shellSite(files, { folder: built, registry, hosts, reports, deployment });
    return { ...site, target: `console-${name}`, public: inRepository(folder) };
  };
  const shell = await write('shell', release);
  const others = firebase.hosting
    .filter(({ target }) => target !== shell.target)
    .map((site) => ({
      ...site,
      public: site.public.replace(inRepository(deployments.production), inRepository(deployment)),
    }));
  const sites = [shell, ...(canary ? [await write('shell-canary', canary)] : []), ...others];
  const text = JSON.stringify({ ...firebase, hosting: sites, firestore: firestoreOf(files) }, null, 2);
  await writeFile(resolve(root, 'firebase.deploy.json'), `${text}\n`);
  const { database } = firestoreOf(files);
  log(
    `firebase.deploy.json has the policy of this deployment, and rules and indexes of the database ${database}.`,
  );
  return 0;
});

/** As `firebase.json` names folders. */
function inRepository(folder: string): string {
  return relative(root, folder).split(sep).join('/');
}
