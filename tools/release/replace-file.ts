import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Writes a record of a deployment: readers, and whoever comes after a process that was killed, see the whole old file or the
 * whole new one. The temporary file is not uploaded, and one of a killed process is overwritten: the lock admits one at a time.
 */
export async function replaceFile(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = join(dirname(file), `.draft-${basename(file)}`);
  await writeFile(draft, text);
  await rename(draft, file);
}

/** The same for a value. */
export const replaceJson = (file: string, value: unknown): Promise<void> =>
  replaceFile(file, `${JSON.stringify(value, null, 2)}\n`);
