import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './command';
import { verifiedRegistry } from './hosting/compare-deployment';
import { notLive } from './hosting/live-releases';
import { serverAddress } from './registry/server-address';
import { deployments } from './release/deployment-folder';
import { rebuildRegistry } from './release/rebuild-registry';
import { restoreLines } from './release/registry-file';
import { typed } from './typed';

const help = `npm run verify-live -- [--deployment <folder>] [--repair]
  Verifies every entry of a deployment's registry before it is uploaded: the hash of the release's files, the hash of its
  manifest, that the module is one of ours, and that it runs in the live shell.

  --repair               rebuilds a lost registry from the log and the files of the releases, shows it, and asks
  --host <module>=<url>  for --repair, repeatable: where a module is served, if the log does not say so`;

runCommand(help, async ({ log }) => {
  const { values } = parseArgs({
    options: {
      deployment: { type: 'string', default: deployments.production },
      repair: { type: 'boolean', default: false },
      host: { type: 'string', multiple: true, default: [] },
    },
  });
  const deployment = resolve(values.deployment);
  if (values.repair) return repair(deployment, values.host, log);
  const registry = await verifiedRegistry(deployment);
  for (const { title, release } of registry.entries) log(`${title} ${release}: verified`);
  for (const line of notLive(registry)) log(line);
  return 0;
});

async function repair(
  deployment: string,
  named: readonly string[],
  log: (line: string) => void,
): Promise<number> {
  const hosts = named.map((text) => {
    const [name = '', host = ''] = text.split(/=(.*)/);
    const { href } = serverAddress('host', host, 'quizzes=https://quizzes.example.org');
    return [`${name.replace(/-mfe$/, '')}_mfe`, href] as const;
  });
  const lines = await rebuildRegistry(deployment, new Map(hosts));
  for (const line of lines)
    log(`${line.title}: ${'withdrawn' in line ? 'withdrawn' : `release ${line.release} at ${line.entry}`}`);
  if ((await typed('Type yes to write this registry: ')) !== 'yes') {
    log('Nothing was written.');
    return 1;
  }
  await restoreLines(deployment, lines);
  log('Written. Before you deploy it, npm run deploy -- registry --dry-run compares it with what is online.');
  return 0;
}
