import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Registry } from '@console/shared/contract';
import { UserFacingError } from '../command';
import { changesFrom, faultsOfReplacing, isSameOnline, registryOnline } from '../hosting/compare-online';
import { verifyLive } from '../hosting/live-releases';
import { registryFile } from '../release/deployment-folder';
import { liveShell } from '../release/fit';
import { assertNotLost } from '../release/registry-file';

type Log = (line: string) => void;

/** The registry of a deployment, each entry checked against its release. @throws UserFacingError that names each fault */
export async function verifiedRegistry(deployment: string): Promise<Registry> {
  await assertNotLost(deployment);
  const shell = await liveShell(deployment);
  if (!shell)
    throw new UserFacingError(`${deployment} has no shell. First: npm run release -- shell --why "…"`);
  const none = '{"schemaVersion":1,"remotes":[]}';
  const text = await readFile(registryFile(deployment), 'utf8').catch(() => none);
  return verifyLive(deployment, text, shell);
}

/** Says what would change for visitors. @throws UserFacingError where a deployment may not replace what is online */
export async function assertMayReplace(
  deployment: string,
  registry: Registry,
  address: URL,
  log: Log,
): Promise<void> {
  const online = await registryOnline(address);
  if (online === undefined) return log(`${address.href} has no registry that can be read.`);
  const faults = await faultsOfReplacing(deployment, registry, online);
  if (faults.length > 0)
    throw new UserFacingError(
      `This may not replace what is online: ${faults.join('; ')}. Get the newest deployment (git pull), then try again.`,
    );
  const changes = changesFrom(online, registry);
  for (const line of changes.length > 0 ? changes : ['The registry online is this one.']) log(line);
}

/** How long, in milliseconds, the servers of a host may take to send what was uploaded. */
const spreadMs = 30_000;

/** @throws UserFacingError if the registry online is another one, also some time after the upload */
export async function assertUploaded(registry: Registry, address: URL, waitMs = spreadMs): Promise<void> {
  if (isSameOnline(await registryOnline(address), registry)) return;
  await wait(waitMs);
  const online = await registryOnline(address);
  if (isSameOnline(online, registry)) return;
  throw new UserFacingError(
    [`${address.href} is not this registry.`, ...changesFrom(online, registry)].join(' '),
  );
}
