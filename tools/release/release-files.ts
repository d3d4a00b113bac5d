import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { UserFacingError } from '../command';

/** The files of a build or a release. */
export type ReleaseFiles = {
  readonly folder: string;
  /** Name of the release: a hash of its files. */
  readonly id: string;
  /** The content of each file, by its path below the folder, with slashes. */
  readonly bodies: ReadonlyMap<string, Buffer>;
};

/** Hexadecimal digits of a release's name: 128 bits, so that nobody finds two builds of one name. */
const nameLength = 32;

/** Whether a release has this file of a build, which keeps its statistics for itself. */
export const isPublished = (file: string): boolean => file !== 'mf-stats.json';

/** Reads every file that a release of this folder has. A missing folder has none. */
export async function readFiles(folder: string): Promise<ReleaseFiles> {
  const bodies = new Map<string, Buffer>();
  for (const file of await filesOf(folder)) bodies.set(file, await readFile(join(folder, file)));
  const hash = createHash('sha256');
  for (const [file, body] of bodies) hash.update(`${file}\0${body.length}\0`).update(body);
  return { folder, id: hash.digest('hex').slice(0, nameLength), bodies };
}

/** The files of a build. @throws UserFacingError where there is none */
export async function readBuiltFiles(folder: string): Promise<ReleaseFiles> {
  const files = await readFiles(folder);
  if (files.bodies.size === 0) throw new UserFacingError(`${folder} has no files. First: npm run build`);
  return files;
}

async function filesOf(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = found.filter((item) => item.isFile());
  return files
    .map((item) =>
      join(item.parentPath, item.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter(isPublished)
    .sort();
}
