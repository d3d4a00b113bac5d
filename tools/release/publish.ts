import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { UserFacingError } from '../command';
import { readBuild, type ModuleBuild } from './module-build';

const draftPrefix = '.draft-';
/** Releases of earlier tools have 12 digits; they stay available for a rollback. */
const isRelease = (name: string): boolean => /^([0-9a-f]{12}|[0-9a-f]{32})$/.test(name);

/** The releases whose files a host has. */
export const releasesOn = async (host: string): Promise<string[]> =>
  (await readdir(host).catch(() => [])).filter(isRelease);

/** A release on its host. @throws UserFacingError if files are missing, added or changed. */
export async function readRelease(host: string, id: string): Promise<ModuleBuild> {
  const release = await readBuild(join(host, id));
  if (isRelease(id) && release.id.startsWith(id)) return { ...release, id };
  throw new UserFacingError(`The files in ${release.folder} are not those that were released as ${id}.`);
}

/**
 * Copies the files of a build into their own folder on the host, atomically. The files of other releases stay. An
 * existing undamaged release is not written again.
 */
export async function publish(build: ModuleBuild, host: string): Promise<void> {
  const place = join(host, build.id);
  if (await isUnharmed(host, build.id)) return;
  await mkdir(host, { recursive: true });
  const draft = join(host, `${draftPrefix}${randomUUID()}`);
  try {
    for (const file of build.files) await cp(join(build.folder, file), join(draft, file));
    const copied = await readBuild(draft);
    if (copied.id !== build.id)
      throw new UserFacingError('The build changed while it was being published. Release it again.');
    await rm(place, { recursive: true, force: true });
    await rename(draft, place);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

const isUnharmed = (host: string, id: string): Promise<boolean> =>
  readRelease(host, id).then(
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
