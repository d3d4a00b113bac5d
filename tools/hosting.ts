import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import firebase from '../firebase.json';
import { UserFacingError, runCommand } from './command';
import { builtShellFolder, parseDeployment, shellSite } from './hosting/deployment';
import { assertLive } from './hosting/live-releases';
import { assertProduction } from './hosting/production-config';
import { writeShell } from './hosting/write-shell';
import { serverAddress } from './registry/server-address';
import { deployments, registryFile, shellFilesFile, shellFolder } from './release/deployment-folder';
import { builtShell, setLiveShell } from './release/fit';

const help = `npm run hosting -- --registry <address> [options]
  Puts the built shell into the deployment: with the configuration, and with the registry's address and the live texts
  of the public pages in its own. To be run again after a release of the public pages, without a build. Writes
  firebase.deploy.json, which is firebase.json with the content security policy of this deployment. Refuses a shell
  under which a live module would not run.
  Then: npm run firebase -- deploy --config firebase.deploy.json --only firestore,hosting

  --registry <address>   where remotes.json is. Without it: beside the shell's page, where it is copied to; then each
                         release of a module has to be copied there as well
  --config <file>        the configuration (default config/config.production.json)
  --deployment <folder>  where the deployment is (default .deployment/production)`;

const root = resolve(__dirname, '..');

runCommand(help, async ({ log }) => {
  const { values } = parseArgs({
    options: {
      registry: { type: 'string' },
      config: { type: 'string', default: 'config/config.production.json' },
      deployment: { type: 'string', default: deployments.production },
    },
  });
  const { registry } = values;
  const deployment = resolve(values.deployment);
  const needed = [builtShellFolder, values.config, registryFile(deployment)];
  const missing = needed.filter((file) => !existsSync(file));
  if (missing.length > 0)
    throw new UserFacingError(
      `Missing: ${missing.join(', ')}. Build and release first, and see config/README.md.`,
    );
  if (registry !== undefined)
    serverAddress('registry', registry, 'https://your-console-registry.web.app/remotes.json');

  const config = await readFile(values.config, 'utf8');
  const remotes = await readFile(registryFile(deployment), 'utf8');
  const files = { '/config.json': () => config, '/remotes.json': () => remotes };
  const provided = await builtShell(builtShellFolder);
  const facts = parseDeployment(files, registry);
  assertProduction(facts.config);
  await assertLive(deployment, facts.remotes, provided);

  const folder = shellFolder(deployment);
  await writeShell(folder, { record: shellFilesFile(deployment), config, remotes, registry, deployment });
  const shell = { ...shellSite(files, { registry, deployment }), public: folder };
  const sites = firebase.hosting.map((site) => ({
    ...(site.target === shell.target ? shell : site),
    public: site.public.replace(inRepository(deployments.production), inRepository(deployment)),
  }));
  const text = JSON.stringify({ ...firebase, hosting: sites }, null, 2);
  await writeFile(resolve(root, 'firebase.deploy.json'), `${text}\n`);
  await setLiveShell(deployment, provided);
  log(`${inRepository(folder)} has the shell, with its registry at ${registry ?? '/remotes.json'}.`);
  log('firebase.deploy.json has the policy of this deployment.');
  return 0;
});

/** As `firebase.json` names folders. */
function inRepository(folder: string): string {
  return relative(root, folder).split(sep).join('/');
}
