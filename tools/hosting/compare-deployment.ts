import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Registry, RegistryEntry } from '@console/shared/contract';
import { UserFacingError } from '../command';
import { changesFrom, faultsOfReplacing, isSameOnline, registryOnline } from './compare-online';
import { faultsOfModule, faultsOfPolicy } from './check-live';
import { changesOfShell, faultsOfShell, shellOnline } from './compare-shell';
import type { HostingSettings } from './hosting-settings';
import { verifyLive } from './live-releases';
import { fetchIfThere } from '../registry/fetch-bytes';
import { modules } from '../registry/modules';
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
  if (online === undefined)
    return log(`No registry is online yet at ${address.href}, or none that can be read.`);
  const faults = await faultsOfReplacing(deployment, registry, online);
  if (faults.length > 0) throw refused(faults);
  const changes = changesFrom(online, registry);
  for (const line of changes.length > 0 ? changes : ['The registry online is this one.']) log(line);
}

/**
 * Says what would change for visitors of the shell.
 * @throws UserFacingError where it is older than the one that is online, as far as that says
 */
export async function assertMayReplaceShell(
  deployment: string,
  settings: HostingSettings,
  console: URL,
  log: Log,
): Promise<void> {
  const online = await shellOnline(console);
  const faults = await faultsOfShell(deployment, settings, online);
  if (faults.length > 0) throw refused(faults);
  const { release } = (await liveShell(deployment)) ?? {};
  if (release === undefined) return;
  for (const line of changesOfShell({ release, database: settings.database }, online)) log(line);
}

/** @throws UserFacingError where the shell that is online allows no scripts of a module's host */
export async function assertPolicyAllows({ entries }: Registry, console: URL): Promise<void> {
  const page = await fetchIfThere(console);
  const faults = page ? faultsOfPolicy(page.headers, entries, console) : [];
  if (faults.length > 0)
    throw new UserFacingError(
      `Browsers would refuse this registry. ${faults.join(' ')} First: npm run deploy -- shell`,
    );
}

/** @throws UserFacingError where visitors would not get the files of these entries, which are not uploaded with the registry */
export async function assertFilesOnline(entries: readonly RegistryEntry[], console?: URL): Promise<void> {
  const faults = await Promise.all(entries.map((entry) => faultsOfModule(entry, console)));
  if (faults.flat().length === 0) return;
  const missing = entries.filter((_entry, index) => faults[index]?.length);
  const own = modules.filter(({ name }) => missing.some((entry) => entry.name === name));
  const names = own.map(({ workspace }) => workspace.replace(/-mfe$/, ''));
  const isElsewhere = missing.length > own.length;
  throw new UserFacingError(
    [
      'Visitors would not get what this registry names.',
      ...faults.flat(),
      ...(names.length > 0
        ? [`Deploy these files with it: npm run deploy -- ${names.join(' ')} registry`]
        : []),
      ...(isElsewhere ? ['The files of another repository are deployed from there, and first.'] : []),
    ].join(' '),
  );
}

const refused = (faults: readonly string[]): UserFacingError =>
  new UserFacingError(
    `This may not replace what is online: ${faults.join('; ')}. Get the newest deployment (git pull), then try again.`,
  );

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
