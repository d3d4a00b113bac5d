import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './command';
import { databaseOf, parseDeployment } from './hosting/deployment';
import {
  databaseFor,
  readSettings,
  settingsFor,
  storeSettings,
  unusualSettings,
} from './hosting/hosting-settings';
import { assertProduction } from './hosting/production-config';
import { deploymentFiles, writeShellSites } from './hosting/write-sites';
import { publicAddress, registryAddress } from './registry/server-address';
import { deployments } from './release/deployment-folder';

const help = `npm run hosting -- [options]
  Says how a deployment is served, and writes the site of its live shell: with the configuration, and with the registry's
  address and the live texts of the public pages in its own; and the site of the canary, if there is one. Refuses a shell
  under which a live module would not run. npm run deploy -- shell writes the same, and uploads it.

  The options are stored in the deployment (hosting.json): one that is left out stays as it was.
  --address <address>    where the console is: deployments are then compared with the shell that is online, too
  --registry <address>   where remotes.json is. Without it: beside the shell's page, where it is copied to; then each
                         release of a module has to be copied there as well
  --database <name>      the database that everybody is to use from now on, where the configuration names another one than
                         before, such as a restored one
  --allow <address>      a host beside those of the registry, repeatable: before a module moves there, and after it moved
                         away; none ends it
  --reports <address>    where browsers report what the policy has blocked; none ends it
  --no-service-worker    withdraws the service worker from all devices at their next visit; --service-worker brings it back
  --config <file>        the configuration (default config/config.production.json)
  --deployment <folder>  where the deployment is (default .deployment/production)`;

runCommand(help, async ({ log }) => {
  const { values } = parseArgs({
    options: {
      address: { type: 'string' },
      database: { type: 'string' },
      registry: { type: 'string' },
      allow: { type: 'string', multiple: true },
      reports: { type: 'string' },
      'no-service-worker': { type: 'boolean' },
      'service-worker': { type: 'boolean' },
      config: { type: 'string', default: 'config/config.production.json' },
      deployment: { type: 'string', default: deployments.production },
    },
  });
  const { address, allow, reports } = values;
  const registry =
    values.registry === undefined ? undefined : registryAddress('registry', values.registry).href;
  const deployment = resolve(values.deployment);
  const files = await deploymentFiles(deployment, values.config);
  const { config } = parseDeployment(files, { registry });
  assertProduction(config);
  const before = await readSettings(deployment);
  const database = databaseFor(before, databaseOf(config), values.database);
  const worker = values['service-worker'] ? false : values['no-service-worker'];
  const settings = settingsFor(before, config.firebase.projectId, {
    database,
    address:
      address === undefined
        ? undefined
        : publicAddress('address', address, 'https://your-console-shell.web.app').href,
    registry,
    allow: allow?.flatMap((host) =>
      host === 'none' ? [] : publicAddress('allow', host, 'https://quizzes.example.org').href,
    ),
    noServiceWorker: worker,
    reports:
      reports &&
      (reports === 'none' ? '' : publicAddress('reports', reports, 'https://reports.example.org/csp').href),
  });
  const stored = await storeSettings(deployment, settings);
  await writeShellSites({ deployment, files, settings: stored, log });
  for (const line of unusualSettings(stored)) log(line);
  return 0;
});
