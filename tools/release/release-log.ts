import { appendFile, mkdir, readFile, stat, truncate } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { logFile } from './deployment-folder';

const switchSchema = v.object({
  time: v.string(),
  who: v.string(),
  /** The module's federation name, or `shell`. */
  module: v.string(),
  action: v.picklist(['release', 'rollback', 'canary', 'withdraw']),
  /** The previous live release; missing for the first. */
  from: v.optional(v.string()),
  /** Missing for a withdrawal. */
  to: v.optional(v.string()),
  /** The address of the release's manifest; missing for the shell, and in logs of earlier tools. */
  entry: v.optional(v.string()),
  why: v.optional(v.string()),
  /** Why a release may be live that was rolled back or withdrawn before. */
  again: v.optional(v.string()),
});

/** One switch of a module, or of the shell, from one release to another: a line of `releases.jsonl`. */
export type ReleaseSwitch = v.InferOutput<typeof switchSchema>;

/** The switches of one module, the latest first. Skips unreadable lines. */
export const switchesOf = async (deployment: string, module: string): Promise<ReleaseSwitch[]> =>
  (await allSwitches(deployment)).filter((line) => line.module === module).reverse();

/** The switches of the shell and all modules, the oldest first. Skips unreadable lines. */
export async function allSwitches(deployment: string): Promise<ReleaseSwitch[]> {
  const text = await readFile(logFile(deployment), 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), switchSchema), line);
    return parsed.success ? [parsed.output] : [];
  });
}

/** Writes the lines before the switch, so that every switch is logged, and removes them if the switch fails. */
export async function logged(
  deployment: string,
  lines: readonly ReleaseSwitch[],
  makeSwitch: () => Promise<void>,
) {
  const file = logFile(deployment);
  await mkdir(dirname(file), { recursive: true });
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  try {
    // A line that a killed process has left unfinished must not swallow the next one.
    const begin = (await hasUnfinishedLine(file)) ? '\n' : '';
    await appendFile(file, begin + lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    await makeSwitch();
  } catch (error) {
    await truncate(file, size).catch(() => undefined);
    throw error;
  }
}

const hasUnfinishedLine = async (file: string): Promise<boolean> =>
  /[^\n]$/.test(await readFile(file, 'utf8').catch(() => ''));
