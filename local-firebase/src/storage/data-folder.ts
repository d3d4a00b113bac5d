import { mkdir, open, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Format 1 had values without checksums. */
const oldestVersion = 1;
const formatVersion = 2;
const formatFile = 'format.json';

/** A data folder that cannot be used, in words for the person who started the server. */
export class DataFolderError extends Error {}

/**
 * Makes sure that the folder is ours and of a format we know, and creates it when there is none. Tells whether its
 * values are of an older format. A folder with other content or of an unknown format is left exactly as it is.
 */
export async function prepareDataFolder(folder: string): Promise<{ isOlder: boolean }> {
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DataFolderError(`The folder ${folder} cannot be used: ${reason}`);
  });
  const path = join(folder, formatFile);
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) {
    if ((await readdir(folder)).some((name) => name !== `${formatFile}.new`)) {
      throw new DataFolderError(`The folder ${folder} is not empty and is no data folder of local-firebase.`);
    }
    await writeFormat(folder);
    // Inside a checkout, Git and the tools that read its files leave the data alone.
    await writeFile(join(folder, '.gitignore'), '*\n');
    return { isOlder: false };
  }
  const found = versionIn(text);
  if (found !== undefined && found >= oldestVersion && found <= formatVersion)
    return { isOlder: found < formatVersion };
  throw new DataFolderError(
    found !== undefined && found > formatVersion
      ? `The folder ${folder} was written by a newer local-firebase (format ${found}; this one knows ${formatVersion}). Nothing was changed.`
      : `The folder ${folder} has a ${formatFile} that this local-firebase does not understand. Nothing was changed.`,
  );
}

function versionIn(text: string): number | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null || !('version' in parsed)) return undefined;
    return typeof parsed.version === 'number' ? parsed.version : undefined;
  } catch {
    return undefined;
  }
}

/** Says that the folder is of the latest format. Renamed into place, so that a crash never leaves half a file. */
export async function writeFormat(folder: string): Promise<void> {
  const path = join(folder, formatFile);
  const file = await open(`${path}.new`, 'w');
  await file.writeFile(`${JSON.stringify({ format: 'local-firebase', version: formatVersion })}\n`);
  await file.sync();
  await file.close();
  await rename(`${path}.new`, path);
}
