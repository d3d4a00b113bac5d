import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Build } from './builds';
import { PlainError } from './command';
import { fingerprintOf } from './fingerprint';

export type RunOptions = {
  readonly root: string;
  /** Build again what is up to date. */
  readonly force?: boolean;
  /** Builds at once; each uses about one core and half a gigabyte. */
  readonly parallel?: number;
  readonly log: (line: string) => void;
  /** Ends running builds. */
  readonly signal?: AbortSignal;
};

type Stale = { readonly build: Build; readonly print: string };

/** Builds what is not up to date, and says what it does. @throws PlainError with the output of the first build that fails. */
export async function runBuilds(builds: readonly Build[], options: RunOptions): Promise<void> {
  const waiting = await staleAmong(builds, options);
  if (waiting.length === 0) return;
  options.log(`Building ${waiting.map(({ build }) => build.workspace).join(', ')}`);
  await Promise.all(Array.from({ length: options.parallel ?? 2 }, () => work(waiting, options)));
}

async function staleAmong(builds: readonly Build[], { root, force = false }: RunOptions): Promise<Stale[]> {
  const found = builds.map(async (build) => {
    const print = await fingerprintOf(root, build.reads);
    return !force && (await isUpToDate(root, build, print)) ? [] : [{ build, print }];
  });
  return (await Promise.all(found)).flat();
}

/** Takes one build after the other from those waiting; a failure leaves none waiting. */
async function work(waiting: Stale[], options: RunOptions): Promise<void> {
  const { root, log } = options;
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { build, print } = next;
    const start = performance.now();
    try {
      await run(build, options);
      await build.finish?.(join(root, build.workspace));
    } catch (error) {
      waiting.length = 0;
      throw error;
    }
    await remember(root, build, print);
    log(`  ${build.workspace.padEnd(14)} ${((performance.now() - start) / 1000).toFixed(1).padStart(5)} s`);
  }
}

const recordOf = (root: string, { workspace }: Build) => join(root, '.cache/builds', workspace);

async function isUpToDate(root: string, build: Build, print: string): Promise<boolean> {
  const recorded = await readFile(recordOf(root, build), 'utf8').catch(() => '');
  return recorded === print && existsSync(join(root, build.writes));
}

async function remember(root: string, build: Build, print: string): Promise<void> {
  await mkdir(dirname(recordOf(root, build)), { recursive: true });
  await writeFile(recordOf(root, build), print);
}

function run({ workspace, command }: Build, { root, signal }: RunOptions): Promise<void> {
  const [program = '', ...args] = command;
  // On Windows npm is a script, which only a shell can start.
  const shell = process.platform === 'win32' && program === 'npm';
  const options = { cwd: join(root, workspace), signal, shell, maxBuffer: 16_000_000 };
  return new Promise((resolve, reject) => {
    execFile(program, args, options, (error, stdout, stderr) => {
      if (!error) resolve();
      else reject(new PlainError(`The build of ${workspace} failed:\n${stdout}${stderr || error.message}`));
    });
  });
}
