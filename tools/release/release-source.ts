import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Command } from '../command';
import type { ModuleFacts } from '../registry/module-facts';
import { onlyModuleElsewhere, onlyModuleIn, onlyModuleNamed } from '../registry/module-named';
import { shellFacts } from '../registry/modules';
import { serverAddress } from '../registry/server-address';
import { root } from '../root';
import { fetchRelease } from './fetch-release';
import { liveFiles } from './live-files';

/** What is released, and the folder with its files. */
export type ReleaseSource = {
  /** None for the shell. */
  readonly module?: Pick<ModuleFacts, 'workspace' | 'name' | 'title'>;
  readonly dist: string;
  /** Where the files are served, if they come from there. */
  readonly host?: string;
};

/**
 * What a command releases: the build of what it names, or with `from` what is live in another deployment, or what a host
 * serves at an address. @throws UserFacingError if it names something else, or the files are not those that were released
 */
export async function releaseSource(
  names: readonly string[],
  from: string | undefined,
  onEnd: Command['onEnd'],
): Promise<ReleaseSource> {
  if (from !== undefined && /^https?:/.test(from)) return sourceAt(names, from, onEnd);
  const isShell = names.length === 1 && names[0] === shellFacts.workspace;
  if (from === undefined) {
    const module = isShell ? undefined : onlyModuleNamed(names);
    return { module, dist: join(root, (module ?? shellFacts).workspace, 'dist') };
  }
  const folder = resolve(from);
  const module = isShell ? undefined : await onlyModuleIn(folder, names);
  return { module, dist: await liveFiles(folder, module ?? shellFacts) };
}

async function sourceAt(
  names: readonly string[],
  from: string,
  onEnd: Command['onEnd'],
): Promise<ReleaseSource> {
  const module = onlyModuleElsewhere(names);
  const address = serverAddress('from', from.replace(/\/?$/, '/'), 'https://results.example.org/<release>');
  const dist = await mkdtemp(join(tmpdir(), 'console-release-'));
  onEnd(() => rm(dist, { recursive: true, force: true }));
  await fetchRelease(address, dist);
  return { module, dist, host: new URL('..', address).href };
}
