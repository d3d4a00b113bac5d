import { isDeepStrictEqual } from 'node:util';
import { parseRegistry, servedEntries, type Registry, type RegistryEntry } from '@console/shared/contract';
import { UserFacingError } from '../command';
import type { ModuleFacts } from '../registry/module-facts';
import { modules } from '../registry/modules';
import { hostFolder } from '../release/deployment-folder';
import { faultsOf, type ShellStatement } from '../release/fit';
import { firstScripts, type ModuleBuild } from '../release/module-build';
import { assertUnharmed, readRelease, releasesOn } from '../release/publish';
import { switchesOf } from '../release/release-log';
import { inOpenTabs } from '../release/switch-release';

/** Stands for the registry's own address. */
const somewhere = 'https://registry.invalid/remotes.json';

/** Checks the text of a deployment's registry and returns it. @throws UserFacingError that names each problem. */
export async function verifyLive(deployment: string, text: string, shell: ShellStatement): Promise<Registry> {
  const registry = registryIn(text, somewhere);
  const { entries } = registry;
  const served = servedEntries(entries, shell.contract);
  await assertLive(deployment, served, shell);
  await assertUndamaged(
    deployment,
    entries.filter((entry) => !served.includes(entry)),
  );
  return registry;
}

/**
 * Checks that each live release, those of other repositories included, is in the deployment's folder, undamaged, and
 * can run in this shell. @throws UserFacingError that names each problem.
 */
export async function assertLive(
  deployment: string,
  entries: readonly RegistryEntry[],
  shell: ShellStatement,
): Promise<void> {
  if (entries.length === 0) throw new UserFacingError('No module is released here.');
  await assertFaultless(entries.map((entry) => faultsOfLive(deployment, entry, shell)));
}

/** Names one fault of each module: a new contract has hundreds. */
async function assertFaultless(modulesFaults: readonly Promise<readonly string[]>[]): Promise<void> {
  const found = (await Promise.all(modulesFaults)).flatMap(([first, ...more]) => {
    if (!first) return [];
    return more.length > 0 ? `${first} (and ${more.length} more)` : first;
  });
  if (found.length > 0) throw new UserFacingError(`This cannot be deployed. ${found.join('; ')}.`);
}

/**
 * The modules that are withdrawn, and those of this repository without a release, as sentences. Neither blocks anybody.
 */
export function notLive({ entries, withdrawn = [] }: Pick<Registry, 'entries' | 'withdrawn'>): string[] {
  const known = [...entries, ...withdrawn];
  const missing = modules.filter(({ name }) => !known.some((line) => line.name === name));
  const list = (lines: readonly { title: string }[]) => lines.map(({ title }) => title).join(', ');
  return [
    ...(missing.length > 0 ? [`Not released yet: ${list(missing)}. Their paths say so.`] : []),
    ...(withdrawn.length > 0 ? [`Withdrawn: ${list(withdrawn)}. Their paths say so.`] : []),
  ];
}

/** The registry in a text. @throws UserFacingError if it is none. */
export function registryIn(text: string, address?: string, isLocal = false): Registry {
  const registry = parseRegistry(parseJson(text), address, isLocal);
  if (registry.problems.length > 0)
    throw new UserFacingError(`remotes.json: ${registry.problems.join('; ')}`);
  return registry;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UserFacingError(`remotes.json is not JSON: ${String(error)}`);
  }
}

/** Checks the files of entries, whatever shell runs them. @throws UserFacingError that names each problem */
export async function assertUndamaged(deployment: string, entries: readonly RegistryEntry[]): Promise<void> {
  await assertFaultless(entries.map((entry) => faultsOfLive(deployment, entry)));
}

/**
 * Checks the files of all releases of a module that the deployment has, and that those which open pages may still load are
 * there. @throws UserFacingError that names each problem
 */
export async function assertAllUndamaged(
  deployment: string,
  { name, workspace, title }: Pick<ModuleFacts, 'name' | 'workspace' | 'title'>,
): Promise<void> {
  const host = hostFolder(deployment, workspace);
  const there = await releasesOn(host);
  const missing = inOpenTabs(await switchesOf(deployment, name)).filter((id) => !there.includes(id));
  const damaged = there.map((id) => assertUnharmed(host, id).then(() => [], faultsFrom));
  const faults = [
    ...[...new Set(missing)].map((id) => `The files of ${id} are missing, which open pages may still load`),
    ...(await Promise.all(damaged)).flat(),
  ];
  if (faults.length > 0)
    throw new UserFacingError(
      `This cannot be deployed. ${title}: ${faults.join('; ')}. Get them from another copy of the deployment.`,
    );
}

const faultsFrom = (error: unknown): string[] => [
  (error instanceof Error ? error.message : String(error)).replace(/\.$/, ''),
];

async function faultsOfLive(
  deployment: string,
  line: RegistryEntry,
  shell?: ShellStatement,
): Promise<string[]> {
  const { name, entry, release: id } = line;
  const title = modules.find((module) => module.name === name)?.title ?? line.title;
  if (!id || isThisMachine(entry)) return [`${title}: served by this machine only (${entry})`];
  const release = await readRelease(hostFolder(deployment, name.replace('_', '-')), id);
  return [...faultsOf(release, shell), ...faultsIn(line, release)].map((fault) => `${title}: ${fault}`);
}

/** What the entry says differently from the release that it names. */
function faultsIn(line: RegistryEntry, release: ModuleBuild): string[] {
  const { name, paths, access } = release.statement;
  return [
    ...(line.integrity === release.integrity ? [] : ['the registry states another integrity']),
    ...(isDeepStrictEqual(line.scripts, firstScripts(release)) ? [] : ['the registry states other scripts']),
    ...(line.entry.endsWith(`/${release.id}/mf-manifest.json`) ? [] : ['the entry leads to another release']),
    ...(isDeepStrictEqual([line.name, line.paths, line.access], [name, paths, access])
      ? []
      : ['the registry states another name, other paths or another access']),
  ];
}

const isThisMachine = (address: string): boolean => /^https?:\/\/(localhost|127\.|\[::1\])/.test(address);
