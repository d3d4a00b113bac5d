import { existsSync } from 'node:fs';
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import firebase from '../firebase.json';
import { PlainError, runCommand } from './command';
import { builtPage, parseDeployment, shellSite } from './hosting/deployment';
import { assertLive } from './hosting/live-releases';
import { pageWithRegistry } from './hosting/registry-link';
import { deployments, registryFile } from './release/deployment-folder';
import { builtShell, setLiveShell } from './release/fit';

const help = `npm run hosting -- --registry <address> [options]
  Makes what a deployment adds to the shell's build: puts the configuration beside its page, tells the page where the
  registry is, and writes firebase.deploy.json, which is firebase.json with the content security policy of this
  deployment. Refuses a shell under which a live module would not run.
  Then: npx firebase-tools deploy --config firebase.deploy.json --only firestore,hosting

  --registry <address>   where remotes.json is. Without it: beside the shell's page, where it is copied to; then each
                         release of a module has to be copied there as well
  --config <file>        the configuration (default config/config.production.json)
  --deployment <folder>  where the deployment is (default .deployment/production)`;

const written = resolve(__dirname, '../firebase.deploy.json');
const dist = dirname(builtPage);

runCommand(help, async ({ log }) => {
  const { values } = parseArgs({
    options: {
      registry: { type: 'string' },
      config: { type: 'string', default: 'config/config.production.json' },
      deployment: { type: 'string', default: deployments.production },
    },
  });
  const { registry, config } = values;
  const deployment = resolve(values.deployment);
  const remotes = registryFile(deployment);
  const missing = [builtPage, config, remotes].filter((file) => !existsSync(file));
  if (missing.length > 0)
    throw new PlainError(
      `Missing: ${missing.join(', ')}. Build and release first, and see config/README.md.`,
    );
  if (registry !== undefined && !URL.canParse(registry))
    throw new PlainError(`--registry is the whole address of remotes.json, not '${registry}'.`);

  const texts = {
    '/config.json': await readFile(config, 'utf8'),
    '/remotes.json': await readFile(remotes, 'utf8'),
  };
  const files = {
    '/config.json': () => texts['/config.json'],
    '/remotes.json': () => texts['/remotes.json'],
  };
  const provided = await builtShell(dist);
  await assertLive(deployment, parseDeployment(files, registry).remotes, provided);

  const page = await readFile(builtPage, 'utf8');
  await writeFile(builtPage, pageWithRegistry(page, registry ?? '/remotes.json'));
  await copyFile(config, join(dist, 'config.json'));
  const beside = join(dist, 'remotes.json');
  await (registry ? rm(beside, { force: true }) : copyFile(remotes, beside));
  const shell = shellSite(files, registry);
  const hosting = firebase.hosting.map((site) => (site.target === shell.target ? shell : site));
  await writeFile(written, `${JSON.stringify({ ...firebase, hosting }, null, 2)}\n`);
  await setLiveShell(deployment, provided);
  log(
    `shell/dist is ready, with the registry at ${registry ?? '/remotes.json'}; firebase.deploy.json has its policy.`,
  );
  return 0;
});
