import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { UserFacingError } from '../command';

/** Work under the lock takes well under a second. */
const timeoutMs = 30_000;

/**
 * Does the work while holding the lock, with any number of other processes waiting for it. A lock of a killed process
 * is taken over. @throws UserFacingError if the process that has the lock does not end.
 */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(dirname(file), { recursive: true });
  const giveUp = Date.now() + timeoutMs;
  while (!(await take(file))) {
    const holder = await holderOf(file);
    if (holder !== undefined && !isRunning(holder)) await breakLock(file, holder);
    else if (Date.now() > giveUp)
      throw new UserFacingError(
        `Process ${holder ?? 'unknown'} is at work on this deployment and does not end. If it is no release, delete ${file}.`,
      );
    else await pause(20 + Math.random() * 30);
  }
  try {
    await removeDrafts(file);
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

/** A link is created atomically, so a lock always names its process. */
async function take(file: string): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, String(process.pid));
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft);
  }
}

const draftEnding = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Deletes the temporary files of killed processes. */
async function removeDrafts(file: string): Promise<void> {
  const names = await readdir(dirname(file));
  const drafts = names.filter((name) => name.startsWith(`${basename(file)}.`) && draftEnding.test(name));
  for (const draft of drafts.map((name) => join(dirname(file), name))) {
    const writer = await holderOf(draft);
    if (writer !== undefined && !isRunning(writer)) await rm(draft, { force: true });
  }
}

/** One process at a time, and only while the lock is still the dead one's: otherwise a new lock could be broken. */
async function breakLock(file: string, dead: number): Promise<void> {
  const breaking = `${file}.breaking`;
  if (!(await take(breaking))) {
    const holder = await holderOf(breaking);
    if (holder !== undefined && !isRunning(holder)) await rm(breaking, { force: true });
    return;
  }
  try {
    if ((await holderOf(file)) === dead) await rm(file, { force: true });
  } finally {
    await rm(breaking, { force: true });
  }
}

const holderOf = (file: string): Promise<number | undefined> =>
  readFile(file, 'utf8').then(Number, () => undefined);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process runs, but belongs to another user.
    return codeOf(error) === 'EPERM';
  }
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
