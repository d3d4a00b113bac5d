import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UserFacingError, runCommand } from './command';
import { notLive, verifyLive } from './hosting/live-releases';
import { deployments, registryFile } from './release/deployment-folder';
import { liveShell } from './release/fit';

const help = `npm run verify-live -- [--deployment <folder>]
  Verifies every entry of a deployment's registry before it is uploaded: the hash of the release's files, the hash of its
  manifest, that the module is one of ours, and that it runs in the live shell.`;

runCommand(help, async ({ log }) => {
  const { values } = parseArgs({
    options: { deployment: { type: 'string', default: deployments.production } },
  });
  const deployment = resolve(values.deployment);
  const shell = await liveShell(deployment);
  if (!shell)
    throw new UserFacingError(`${deployment} has no shell. First: npm run release -- shell --why "…"`);
  const text = await readFile(registryFile(deployment), 'utf8').catch(
    () => '{"schemaVersion":1,"remotes":[]}',
  );
  const registry = await verifyLive(deployment, text, shell);
  for (const { title, release } of registry.entries) log(`${title} ${release}: verified`);
  for (const line of notLive(registry)) log(line);
  return 0;
});
