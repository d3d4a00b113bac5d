import { isDeepStrictEqual } from 'node:util';
import { parseRegistry, servedEntries, type RegistryEntry } from '@console/shared/contract';
import { UserFacingError } from '../command';
import { modules } from '../registry/modules';
import { hostFolder } from '../release/deployment-folder';
import { faultsOf, type ShellStatement } from '../release/fit';
import { firstScripts, type ModuleBuild } from '../release/module-build';
import { readRelease } from '../release/publish';

/** Stands for the registry's own address. */
const somewhere = 'https://registry.invalid/remotes.json';

/** Checks the text of a deployment's registry and returns its entries. @throws UserFacingError that names each problem. */
export async function verifyLive(
  deployment: string,
  text: string,
  shell: ShellStatement,
): Promise<readonly RegistryEntry[]> {
  const { entries, problems } = parseRegistry(JSON.parse(text), somewhere);
  if (problems.length > 0) throw new UserFacingError(`remotes.json: ${problems.join('; ')}`);
  const served = servedEntries(entries, shell.contract);
  await assertLive(deployment, served, shell);
  await assertUndamaged(
    deployment,
    entries.filter((entry) => !served.includes(entry)),
  );
  return entries;
}

/**
 * Checks that every module's live release is in the deployment's folder, undamaged, and can run in this shell. @throws
 * UserFacingError that names each problem.
 */
export async function assertLive(
  deployment: string,
  entries: readonly RegistryEntry[],
  shell: ShellStatement,
): Promise<void> {
  const faults = modules.map(async ({ name, title, workspace }) => {
    const line = entries.find((entry) => entry.name === name);
    if (!line) return [`${title}: no release`];
    if (!line.release || isThisMachine(line.entry))
      return [`${title}: served by this machine only (${line.entry})`];
    const release = await readRelease(hostFolder(deployment, workspace), line.release);
    return [...faultsIn(line, release), ...faultsOf(release, shell)].map((fault) => `${title}: ${fault}`);
  });
  const unknown = entries
    .filter(({ name }) => !modules.some((module) => module.name === name))
    .map(({ name }) => `${name}: no module of this console`);
  const found = [...(await Promise.all(faults)).flat(), ...unknown];
  if (found.length > 0) throw new UserFacingError(`This cannot be deployed. ${found.join('; ')}.`);
}

/** Checks the entries for other major versions of the contract, which other shells use. */
async function assertUndamaged(deployment: string, entries: readonly RegistryEntry[]): Promise<void> {
  for (const line of entries) {
    const module = modules.find(({ name }) => name === line.name);
    if (!module || !line.release)
      throw new UserFacingError(`${line.name}: no release of a module of this console.`);
    const release = await readRelease(hostFolder(deployment, module.workspace), line.release);
    const faults = [...faultsIn(line, release), ...faultsOf(release)];
    if (faults.length > 0)
      throw new UserFacingError(`This cannot be deployed. ${module.title}: ${faults.join('; ')}.`);
  }
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
