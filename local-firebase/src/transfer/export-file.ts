import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseExport, TransferError, type Export } from './export-format';

/** A folder stands for this file in it. */
const nameInFolder = 'local-firebase-export.json';

/** @throws TransferError when there is no such file or it is no export. */
export async function readExport(path: string): Promise<Export> {
  const file = (await isFolder(path)) ? join(path, nameInFolder) : path;
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new TransferError(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  return parseExport(text, file);
}

/** The file that an export to this path would go to. @throws TransferError when it is there already. */
export async function fileToWrite(path: string, overwrite: boolean): Promise<string> {
  const file = path.endsWith('.json') && !(await isFolder(path)) ? path : join(path, nameInFolder);
  if (!overwrite && existsSync(file)) {
    throw new TransferError(
      `${file} is there already. Choose another name, or add --overwrite to replace it.`,
    );
  }
  return file;
}

/** Renamed into place after it is on disk, so that there is never half an export. */
export async function writeExport(file: string, data: Export): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(`${file}.new`, 'w');
  try {
    await handle.writeFile(`${JSON.stringify(data, undefined, 1)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${file}.new`, file);
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
