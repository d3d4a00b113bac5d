import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { UserFacingError } from '../command';
import { readBuild, type ModuleBuild } from './module-build';
import { readFiles, type ReleaseFiles } from './release-files';

const draftPrefix = '.draft-';
/** Releases of earlier tools have 12 digits; they stay available for a rollback. */
const isRelease = (name: string): boolean => /^([0-9a-f]{12}|[0-9a-f]{32})$/.test(name);

/** The releases whose files a host has. */
export const releasesOn = async (host: string): Promise<string[]> =>
  (await readdir(host).catch(() => [])).filter(isRelease);

/** A module's release on its host. @throws UserFacingError if files are missing, added or changed. */
export async function readRelease(host: string, id: string): Promise<ModuleBuild> {
  await assertUnharmed(host, id);
  return { ...(await readBuild(join(host, id))), id };
}

/** @throws UserFacingError if files of a release are missing, added or changed. */
export async function assertUnharmed(host: string, id: string): Promise<void> {
  const folder = join(host, id);
  if (isRelease(id) && (await readFiles(folder)).id.startsWith(id)) return;
  throw new UserFacingError(`The files in ${folder} are not those that were released as ${id}.`);
}

/** The one release whose name begins so. @throws UserFacingError that lists those there are. */
export async function onlyReleaseNamed(beginning: string, host: string): Promise<string> {
  const there = await releasesOn(host);
  const [found, ...more] = there.filter((id) => beginning !== '' && id.startsWith(beginning));
  if (found && more.length === 0) return found;
  const complaint = found
    ? `'${beginning}' begins several releases`
    : `There are no files of a release '${beginning}'`;
  throw new UserFacingError(`${complaint}. There are: ${there.join(', ') || 'none'}.`);
}

/**
 * Copies the files of a build into their own folder on the host, atomically. The files of other releases stay. An
 * existing undamaged release is not written again.
 */
export async function publish({ id, folder, bodies }: ReleaseFiles, host: string): Promise<void> {
  const place = join(host, id);
  if (await isUnharmed(host, id)) return;
  await mkdir(host, { recursive: true });
  const draft = join(host, `${draftPrefix}${randomUUID()}`);
  try {
    for (const file of bodies.keys()) await cp(join(folder, file), join(draft, file));
    if ((await readFiles(draft)).id !== id)
      throw new UserFacingError('The build changed while it was being published. Release it again.');
    await rm(place, { recursive: true, force: true });
    await rename(draft, place);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

const isUnharmed = (host: string, id: string): Promise<boolean> =>
  assertUnharmed(host, id).then(
    () => true,
    () => false,
  );

/** Deletes the other releases' files and the remains of interrupted publishing. Returns the deleted releases. */
export async function keepOnly(host: string, kept: ReadonlySet<string>): Promise<string[]> {
  const gone = (await releasesOn(host)).filter((id) => !kept.has(id));
  const drafts = (await readdir(host).catch(() => [])).filter((name) => name.startsWith(draftPrefix));
  for (const name of [...gone, ...drafts]) await rm(join(host, name), { recursive: true, force: true });
  return gone;
}
