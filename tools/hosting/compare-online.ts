import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { parseRegistry, type Registry, type RegistryEntry } from '@console/shared/contract';
import { fetchIfThere } from '../registry/fetch-bytes';
import { hostFolder } from '../release/deployment-folder';
import { switchesOf } from '../release/release-log';

/** The registry that is online, as JSON; `undefined` before the first one. @throws UserFacingError if no server answers. */
export async function registryOnline(address: URL): Promise<unknown> {
  const found = await fetchIfThere(address);
  if (!found) return undefined;
  try {
    return JSON.parse(String(found.body));
  } catch {
    // Nothing works with it, so that whatever replaces it is better.
    return undefined;
  }
}

/**
 * Why a deployment may not take the place of a registry that is online, in sentences: it is older than that one, would take
 * a module away or to an unknown host, or lacks the files that open pages load. Empty where it may.
 * @param online the registry as JSON
 */
export async function faultsOfReplacing(
  deployment: string,
  registry: Registry,
  online: unknown,
): Promise<string[]> {
  const { entries } = parseRegistry(online, somewhere, true);
  const ofOnline = entries.map((entry) => faultsOfOnline(deployment, registry, entry));
  const ofOwn = registry.entries.map((entry) => faultsOfHost(deployment, entry, entries));
  return (await Promise.all([...ofOnline, ...ofOwn, faultsOfWithdrawn(deployment, online)])).flat();
}

/** Whether the registry that is online says what this one does. */
export function isSameOnline(online: unknown, { entries, withdrawn }: Registry): boolean {
  const found = parseRegistry(online, somewhere, true);
  return isDeepStrictEqual([found.entries, found.withdrawn], [entries, withdrawn]);
}

/** What changes for visitors when a registry takes the place of the one that is online, a line for each module. */
export function changesFrom(online: unknown, { entries, withdrawn = [] }: Registry): string[] {
  const before = parseRegistry(online, somewhere, true).entries;
  const releasesOf = (list: readonly RegistryEntry[], name: string) =>
    list.filter((entry) => entry.name === name).map(({ release }) => release ?? 'no release');
  const names = new Set([...before, ...entries, ...withdrawn].map(({ name }) => name));
  return [...names].flatMap((name) => {
    const [was, is] = [releasesOf(before, name), releasesOf(entries, name)];
    if (isDeepStrictEqual(was, is)) return [];
    return `${titleOf(name, [...entries, ...withdrawn, ...before])}: ${was.join(' and ') || 'not online'} → ${is.join(' and ') || 'withdrawn'}`;
  });
}

/** Stands for the registry's own address. */
const somewhere = 'https://registry.invalid/remotes.json';

const titleOf = (name: string, lines: readonly { name: string; title: string }[]): string =>
  lines.find((line) => line.name === name)?.title ?? name;

async function faultsOfOnline(
  deployment: string,
  { entries, withdrawn = [] }: Registry,
  { name, title, release = '', releasedAt, entry }: RegistryEntry,
): Promise<string[]> {
  if (![...entries, ...withdrawn].some((line) => line.name === name))
    return [`${title} is online, and this registry has no line of it: its paths would be gone`];
  const switches = await switchesOf(deployment, name);
  // The same release may have been live before: only its switch tells whether this deployment knows the latest one.
  if (!switches.some(({ to, time }) => to === release && (!releasedAt || time === releasedAt)))
    return [
      `${title} ${release}, live since ${releasedAt ?? 'an unknown time'}, is online and unknown here: this deployment is older`,
    ];
  const folder = hostFolder(deployment, name.replace('_', '-'));
  if (!entries.some((line) => originOf(line.entry) === originOf(entry))) return [];
  return existsSync(join(folder, release, 'mf-manifest.json'))
    ? []
    : [`${title} ${release} is online, and its files are missing here: open pages would lose them`];
}

const withdrawnSchema = v.object({ name: v.string(), withdrawn: v.literal(true), withdrawnAt: v.string() });

/** The modules that were withdrawn online, and not here. */
async function faultsOfWithdrawn(deployment: string, online: unknown): Promise<string[]> {
  const lines = v.safeParse(v.object({ remotes: v.array(v.unknown()) }), online);
  const withdrawn = (lines.success ? lines.output.remotes : []).filter((line) => v.is(withdrawnSchema, line));
  const faults = withdrawn.map(async ({ name, withdrawnAt }) => {
    const switches = await switchesOf(deployment, name);
    return switches.some(({ action, time }) => action === 'withdraw' && time === withdrawnAt)
      ? []
      : [`${name} was withdrawn on ${withdrawnAt}, which is unknown here: this deployment is older`];
  });
  return (await Promise.all(faults)).flat();
}

/** A module's address is that of its log, or the one that is online. Logs of earlier tools have none. */
async function faultsOfHost(
  deployment: string,
  { name, title, entry }: RegistryEntry,
  online: readonly RegistryEntry[],
): Promise<string[]> {
  const stated = (await switchesOf(deployment, name)).flatMap((line) => line.entry ?? []);
  const known = [...stated, ...online.filter((line) => line.name === name).map((line) => line.entry)];
  return known.length === 0 || known.map(originOf).includes(originOf(entry))
    ? []
    : [`${title} would load from ${originOf(entry)}, which no release of it names`];
}

const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : address);
