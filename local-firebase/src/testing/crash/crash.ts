import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildProgram, startProgram } from './program';
import { commit, project } from './rest';
import { writersFor, type Writer } from './writers';

export interface CrashReport {
  kills: number;
  acknowledged: number;
  /** Commits that were stored, but whose answer the kill cut off: allowed. */
  unanswered: number;
  /** What must not be, in words. */
  faults: string[];
}

/**
 * Kills the server again and again while it is written to, starts it anew on its data, and checks that every
 * acknowledged commit is there, none is there in part, and commit times increase strictly.
 */
export async function crash(kills: number, log: (line: string) => void): Promise<CrashReport> {
  const folder = await mkdtemp(join(tmpdir(), 'local-firebase-crash-'));
  const report: CrashReport = { kills, acknowledged: 0, unanswered: 0, faults: [] };
  const writers = writersFor(9);
  let latest = '';
  await buildProgram();
  try {
    for (let life = 0; life <= kills; life += 1) {
      const server = await startProgram(folder, project);
      for (const writer of writers) await check(writer, server.url, report);
      if (life === kills) {
        await server.kill();
        break;
      }
      const ends = new AbortController();
      const working = writers.map((writer) => write(writer, server.url, ends.signal));
      await sleep(200 + Math.random() * 600);
      ends.abort();
      await server.kill();
      const times = await Promise.all(working);
      latest = checkTimes(latest, times, report);
      report.acknowledged += times.flat().length;
      log(
        `${life + 1} of ${kills} kills: ${report.acknowledged} commits acknowledged, ${report.faults.length} problems`,
      );
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return report;
}

/** Commits until the server is gone, and returns the times of what it acknowledged. */
async function write(writer: Writer, url: string, ends: AbortSignal): Promise<string[]> {
  const times: string[] = [];
  for (;;) {
    try {
      const { commitTime } = await commit(url, writer.writesOf(writer.acknowledged + 1));
      writer.acknowledged += 1;
      times.push(commitTime);
    } catch (error) {
      if (ends.aborted) return times;
      throw error;
    }
  }
}

async function check(writer: Writer, url: string, report: CrashReport): Promise<void> {
  try {
    const stored = await writer.stored(url);
    const more = stored - writer.acknowledged;
    if (more < 0 || more > 1) {
      report.faults.push(`${writer.name}: ${writer.acknowledged} acknowledged, ${stored} stored.`);
    }
    report.unanswered += Math.max(more, 0);
    writer.acknowledged = stored;
  } catch (error) {
    report.faults.push(String(error));
  }
}

/** Each writer's times increase, no two are equal, and all lie after those of the life before. Returns the latest. */
function checkTimes(before: string, times: readonly string[][], report: CrashReport): string {
  for (const own of times) {
    const inOrder = own.every((time, index) => time > (own[index - 1] ?? before));
    if (!inOrder) report.faults.push('Commit times do not increase strictly.');
  }
  const all = times.flat().sort();
  if (new Set(all).size < all.length) report.faults.push('Two commits have one time.');
  return all.at(-1) ?? before;
}
