import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Registry } from '@console/shared/contract';
import { UserFacingError, runCommand } from './command';
import { changesFrom, faultsOfReplacing, isSameOnline, registryOnline } from './hosting/compare-online';
import { notLive, verifyLive } from './hosting/live-releases';
import { serverAddress } from './registry/server-address';
import { deployments, registryFile } from './release/deployment-folder';
import { liveShell } from './release/fit';
import { rebuildRegistry } from './release/rebuild-registry';
import { assertNotLost, restoreLines } from './release/registry-file';
import { typed } from './typed';

const help = `npm run verify-live -- [--deployment <folder>] [--online <registry> [--uploaded]] [--repair]
  Verifies every entry of a deployment's registry before it is uploaded: the hash of the release's files, the hash of its
  manifest, that the module is one of ours, and that it runs in the live shell.

  --online <registry>    compares it with the registry at that address: says what changes for visitors, and refuses a
                         deployment that is older, or takes a module away or to an unknown host
  --uploaded             for --online, after the upload: refuses any difference
  --repair               rebuilds a lost registry from the log and the files of the releases, shows it, and asks
  --host <module>=<url>  for --repair, repeatable: where a module is served, if the log does not say so`;

runCommand(help, async ({ log }) => {
  const { values } = parseArgs({
    options: {
      deployment: { type: 'string', default: deployments.production },
      online: { type: 'string' },
      uploaded: { type: 'boolean', default: false },
      repair: { type: 'boolean', default: false },
      host: { type: 'string', multiple: true, default: [] },
    },
  });
  const deployment = resolve(values.deployment);
  if (values.repair) return repair(deployment, values.host, log);
  await assertNotLost(deployment);
  const shell = await liveShell(deployment);
  if (!shell)
    throw new UserFacingError(`${deployment} has no shell. First: npm run release -- shell --why "…"`);
  const text = await readFile(registryFile(deployment), 'utf8').catch(
    () => '{"schemaVersion":1,"remotes":[]}',
  );
  const registry = await verifyLive(deployment, text, shell);
  for (const { title, release } of registry.entries) log(`${title} ${release}: verified`);
  for (const line of notLive(registry)) log(line);
  if (values.online !== undefined) {
    const address = serverAddress(
      'online',
      values.online,
      'https://your-console-registry.web.app/remotes.json',
    );
    await compare({ deployment, registry, address, isUploaded: values.uploaded, log });
  }
  return 0;
});

type Comparison = {
  readonly deployment: string;
  readonly registry: Registry;
  readonly address: URL;
  readonly isUploaded: boolean;
  readonly log: (line: string) => void;
};

async function compare({ deployment, registry, address, isUploaded, log }: Comparison): Promise<void> {
  const online = await registryOnline(address);
  const changes = changesFrom(online, registry);
  if (isUploaded && !isSameOnline(online, registry))
    throw new UserFacingError([`${address.href} is not this registry.`, ...changes].join(' '));
  if (online === undefined) return log(`${address.href} has no registry that can be read.`);
  const faults = await faultsOfReplacing(deployment, registry, online);
  if (faults.length > 0)
    throw new UserFacingError(
      `This may not replace what is online: ${faults.join('; ')}. Get the newest deployment (git pull), then try again.`,
    );
  for (const line of changes.length > 0 ? changes : ['The registry online is this one.']) log(line);
}

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
  if ((await typed('Type yes to write this registry: ')) !== 'yes') return 1;
  await restoreLines(deployment, lines);
  log('Written. Compare it with the registry that is online before you deploy it.');
  return 0;
}
