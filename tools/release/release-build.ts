import { join } from 'node:path';
import { majorOf } from '@console/shared/contract';
import { UserFacingError } from '../command';
import { hostFolder, ignoreUnfinished } from './deployment-folder';
import { faultsOf, liveShell } from './fit';
import { withLock } from './lock';
import { readBuild, type ModuleBuild } from './module-build';
import { onlyReleaseNamed, publish, readRelease } from './publish';
import { assertNotLost, liveLine, liveLines, withdrawnLine } from './registry-file';
import { readFiles } from './release-files';
import { switchesOf } from './release-log';
import { addressOf, switchTo, type SwitchOptions } from './switch-release';
import { assertNotTakenBack, releaseBefore } from './taken-back';

type Told = { readonly log: (line: string) => void };

/** Makes the build in `dist` the live release of its module. A failure before the switch changes nothing. */
export async function releaseBuild(
  dist: string,
  { log, ...options }: Omit<SwitchOptions, 'action'> & Told,
): Promise<void> {
  const { deployment, module } = options;
  const build = await readBuild(dist);
  const { version, contract } = build.statement;
  log(`${module.title} ${version} is release ${build.id}: ${build.files.length} files, contract ${contract}`);
  await assertFits(build, options, log);
  await underLock(deployment, async () => {
    const host = hostFolder(deployment, module.workspace);
    const live = await liveLine(deployment, build.statement);
    if (!options.mayDropPaths)
      assertKeepsPaths(build, live ?? (await withdrawnLine(deployment, module.name)));
    const again =
      live?.release === build.id
        ? undefined
        : assertNotTakenBack(await switchesOf(deployment, module.name), build.id, { ...options, ...module });
    await publish(await readFiles(dist), host);
    if (live?.release === build.id && live.entry === addressOf(build.id, live.entry, options.host))
      return log('It is the live release already: nothing was switched.');
    log(`Published in ${join(host, build.id)}`);
    const before = await switchTo(build, { ...options, action: 'release', again });
    log(before ? `Live. The one before was ${before}` : 'Live. None was live before');
  });
}

/**
 * Makes an earlier release live again, from the files that its host still has. `to` may be the start of its name; empty,
 * it is the one before.
 */
export async function rollBack(
  to: string,
  { log, ...options }: Omit<SwitchOptions, 'action' | 'host' | 'again'> & Told,
): Promise<void> {
  const { deployment, module } = options;
  await underLock(deployment, async () => {
    const host = hostFolder(deployment, module.workspace);
    const id = await onlyReleaseNamed(to || (await moduleBefore(options)), host);
    const release = await readRelease(host, id);
    if ((await liveLine(deployment, release.statement))?.release === id)
      return log(`${id} is the live release already: nothing was switched.`);
    log(`The ${release.files.length} files of ${id} are all there, unharmed`);
    await assertFits(release, options, log);
    const before = await switchTo(release, { ...options, action: 'rollback' });
    log(
      `Live: ${module.title} ${release.statement.version}, release ${id}. The one before was ${before ?? 'none'}`,
    );
  });
}

const moduleBefore = async ({ deployment, module }: Pick<SwitchOptions, 'deployment' | 'module'>) =>
  releaseBefore(
    await switchesOf(deployment, module.name),
    (await liveLines(deployment, module.name)).map(({ release }) => release),
  );

/** A release from the wrong repository, or of an unfinished module, would leave paths without a screen. */
function assertKeepsPaths({ statement }: ModuleBuild, live?: { readonly paths: readonly string[] }): void {
  const dropped = live?.paths.filter((path) => !statement.paths.includes(path)) ?? [];
  if (dropped.length > 0)
    throw new UserFacingError(
      `${statement.title} serves ${dropped.join(', ')} now, and this build does not. If that is meant: --drop-paths.`,
    );
}

/** One process at a time for the whole deployment: all modules share one registry and one log. */
export const underLock = <Result>(deployment: string, work: () => Promise<Result>): Promise<Result> =>
  withLock(join(deployment, '.lock'), async () => {
    await assertNotLost(deployment);
    await ignoreUnfinished(deployment);
    return work();
  });

async function assertFits(
  build: ModuleBuild,
  { deployment, module }: Pick<SwitchOptions, 'deployment' | 'module'>,
  log: Told['log'],
): Promise<void> {
  const { name } = build.statement;
  if (name !== module.name) throw new UserFacingError(`This is a build of ${name}, not of ${module.name}.`);
  const shell = await liveShell(deployment);
  const isForOther = shell && majorOf(shell.contract) !== majorOf(build.statement.contract);
  const faults = faultsOf(build, isForOther ? undefined : shell);
  if (faults.length > 0)
    throw new UserFacingError(`${module.title} ${build.id} stays unreleased: ${faults.join('; ')}.`);
  if (!shell) return log('No shell is live here, so there was none to compare with');
  log(
    isForOther
      ? `It is for contract ${build.statement.contract}: pages of the live shell (${shell.contract}) go on with the release for theirs`
      : `It fits the live shell: contract ${shell.contract}, ${build.manifest.shared.length} shared libraries`,
  );
}
