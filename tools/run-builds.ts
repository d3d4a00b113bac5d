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

/** Builds what is not up to date, and says what it does. @throws PlainError with the output of the first build that fails. */
export async function runBuilds(builds: readonly Build[], options: RunOptions): Promise<void> {
  const { root, force = false, parallel = 2, log } = options;
  const prints = await Promise.all(builds.map((build) => fingerprintOf(root, build.reads)));
  const stale: { build: Build; print: string }[] = [];
  for (const [index, build] of builds.entries()) {
    const print = prints[index] ?? '';
    if (force || !(await isUpToDate(root, build, print))) stale.push({ build, print });
  }
  if (stale.length === 0) return;
  log(`Building ${stale.map(({ build }) => build.workspace).join(', ')}`);
  const waiting = [...stale];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const seconds = await run(next.build, options).catch((error: unknown) => {
        waiting.length = 0;
        throw error;
      });
      await remember(root, next.build, next.print);
      log(`  ${next.build.workspace.padEnd(14)} ${seconds.toFixed(1).padStart(5)} s`);
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
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

function run({ workspace, command }: Build, { root, signal }: RunOptions): Promise<number> {
  const [program = '', ...args] = command;
  const start = performance.now();
  // On Windows npm is a script, which only a shell can start.
  const shell = process.platform === 'win32' && program === 'npm';
  const options = { cwd: join(root, workspace), signal, shell, maxBuffer: 16_000_000 };
  return new Promise((resolve, reject) => {
    execFile(program, args, options, (error, stdout, stderr) => {
      if (!error) resolve((performance.now() - start) / 1000);
      else reject(new PlainError(`The build of ${workspace} failed:\n${stdout}${stderr || error.message}`));
    });
  });
}
