import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { servedEntries } from '@console/shared/contract';
import { UserFacingError } from '../command';
import { assertLive, notLive, registryIn } from '../hosting/live-releases';
import { registryFile, shellReleases } from './deployment-folder';
import { builtShell, liveShell, setLiveShell, type LiveShell } from './fit';
import { keepOnly, assertUnharmed, onlyReleaseNamed, publish } from './publish';
import { underLock } from './release-build';
import { readBuiltFiles } from './release-files';
import { logged, switchesOf, type ReleaseSwitch } from './release-log';
import { neededReleases } from './switch-release';
import { assertNotTakenBack, releaseBefore } from './taken-back';
import { deployCommand } from './which-deployment';
import { shellFacts } from '../registry/modules';

type Options = {
  readonly deployment: string;
  readonly who: string;
  readonly why?: string;
  /** Why a release may be live that was rolled back before. */
  readonly again?: string;
  /** How many releases' files stay, regardless of their age. */
  readonly keep?: number;
  readonly log: (line: string) => void;
};

/**
 * Makes the shell built in `dist` the live release, or the canary. `npm run hosting` writes its site. A failure before
 * the switch changes nothing. @throws UserFacingError that names each live module that would not run in it.
 */
export async function releaseShell(
  dist: string,
  { canary = false, ...options }: Options & { canary?: boolean },
) {
  const { deployment, log } = options;
  const build = await readBuiltFiles(dist);
  log(`This shell is release ${build.id}: ${build.bodies.size} files`);
  await underLock(deployment, async () => {
    await assertRunsModules(options, dist);
    const isLive = (await liveShell(deployment))?.release === build.id;
    const again =
      canary || isLive
        ? undefined
        : assertNotTakenBack(await switchesOf(deployment, 'shell'), build.id, { ...options, ...shellFacts });
    await publish(build, shellReleases(deployment));
    await switchShell(build.id, canary ? 'canary' : 'release', { ...options, again });
  });
}

/** Makes an earlier release of the shell live again. `to` may be the start of its name; empty, it is the one before. */
export async function rollBackShell(to: string, options: Omit<Options, 'again'>): Promise<void> {
  const { deployment } = options;
  await underLock(deployment, async () => {
    const host = shellReleases(deployment);
    const live = (await liveShell(deployment))?.release;
    const id = await onlyReleaseNamed(
      to || releaseBefore(await switchesOf(deployment, 'shell'), [live]),
      host,
    );
    await assertUnharmed(host, id);
    await assertRunsModules(options, join(host, id));
    await switchShell(id, 'rollback', options);
  });
}

/** Checks the modules that a shell of this folder would run. */
async function assertRunsModules(
  { deployment, log }: Pick<Options, 'deployment' | 'log'>,
  folder: string,
): Promise<void> {
  const shell = await builtShell(folder);
  const text = await readFile(registryFile(deployment), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new UserFacingError('Release the modules first: a shell is checked against them.');
  const registry = registryIn(text, undefined, true);
  for (const line of notLive(registry)) log(line);
  await assertLive(deployment, servedEntries(registry.entries, shell.contract), shell);
}

async function switchShell(
  id: string,
  action: ReleaseSwitch['action'],
  { deployment, who, why, again, keep, log }: Options,
) {
  const before = await liveShell(deployment);
  const isCanary = action === 'canary';
  if (!isCanary && before?.release === id)
    return log('It is the live release already: nothing was switched.');
  const provided = await builtShell(join(shellReleases(deployment), id));
  const after: LiveShell = isCanary
    ? { ...(before ?? provided), canary: id }
    : { ...provided, release: id, ...(before?.canary && before.canary !== id && { canary: before.canary }) };
  const from = isCanary ? before?.canary : before?.release;
  const line = { time: new Date().toISOString(), who, module: 'shell', action, from, to: id, why, again };
  await logged(deployment, [line], () => setLiveShell(deployment, after));
  if (before?.canary && !after.canary)
    log(
      'The canary is live for everybody now. Take its site offline: npm run firebase -- hosting:disable --site <its site>',
    );
  const needed = await neededReleases(deployment, 'shell', keep);
  const live = [after.release, after.canary].flatMap((name) => name ?? []);
  await keepOnly(shellReleases(deployment), new Set([...needed, ...live]));
  log(
    `${isCanary ? 'The canary' : 'Live'}: ${id}. The one before was ${from ?? 'none'}. Deploy it: ${deployCommand('shell', deployment)}`,
  );
}
