import { existsSync } from 'node:fs';
import { majorOf, type RegistryEntry } from '@console/shared/contract';
import { UserFacingError } from '../command';
import { hostFolder, registryFile } from './deployment-folder';
import type { ModuleBuild } from './module-build';
import { readRelease } from './publish';
import { withdrawnFrom, type RegistryLine } from './registry-file';
import { allSwitches, type ReleaseSwitch } from './release-log';
import { addressOf, entryFor } from './switch-release';

/**
 * The lines of a lost registry: for each module of the log, what its last switches made live, read from the files of these
 * releases. `hosts` has addresses by the names of modules, for logs of earlier tools, which lack them.
 * @throws UserFacingError if there is a registry, no log, or no file or address of a release that was live.
 */
export async function rebuildRegistry(
  deployment: string,
  hosts: ReadonlyMap<string, string> = new Map(),
): Promise<RegistryLine[]> {
  if (existsSync(registryFile(deployment)))
    throw new UserFacingError(`${registryFile(deployment)} is there. Move it away first if it is wrong.`);
  const switches = (await allSwitches(deployment)).filter(({ module }) => module !== 'shell');
  const names = [...new Set(switches.map(({ module }) => module))];
  if (names.length === 0) throw new UserFacingError(`${deployment} has no log of releases to rebuild from.`);
  const lines = names.map((name) => linesOf(name, switches, { deployment, host: hosts.get(name) }));
  return (await Promise.all(lines)).flat();
}

type Place = { readonly deployment: string; readonly host: string | undefined };

/** Repeats the switches of one module, the oldest first. */
async function linesOf(
  name: string,
  switches: readonly ReleaseSwitch[],
  { deployment, host }: Place,
): Promise<RegistryLine[]> {
  const live = new Map<ReturnType<typeof majorOf>, RegistryEntry>();
  const own = switches.filter(({ module }) => module === name);
  const folder = hostFolder(deployment, name.replace('_', '-'));
  let withdrawn: RegistryLine | undefined;
  let address: string | undefined;
  for (const { action, to, entry, time } of own) {
    const last = [...live.values()].at(-1);
    if (action === 'withdraw') {
      withdrawn = last ? withdrawnFrom(last, time) : withdrawn;
      live.clear();
    }
    address = entry ?? address;
    if (!to) continue;
    const release: ModuleBuild | undefined = await readRelease(folder, to).catch(() => undefined);
    // The files of early releases are deleted in the end.
    if (!release && to !== own.findLast((line) => line.to)?.to) continue;
    if (!release) throw new UserFacingError(`${folder} lacks the files of ${to}, which was live last.`);
    const major = majorOf(release.statement.contract);
    live.delete(major);
    live.set(major, entryFor(release, { entry: addressIn(name, to, address, host), releasedAt: time }));
  }
  return live.size > 0 ? [...live.values()] : [withdrawn].flatMap((line) => line ?? []);
}

function addressIn(name: string, id: string, before: string | undefined, host: string | undefined): string {
  if (before ?? host) return addressOf(id, before, host);
  const module = name.replace('_mfe', '');
  throw new UserFacingError(
    `The log does not say where ${module} is served. Add --host ${module}=https://…, its address.`,
  );
}
