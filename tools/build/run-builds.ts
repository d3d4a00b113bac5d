import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Build } from './builds';
import { UserFacingError } from '../command';
import { fingerprintOf } from './fingerprint';

export type RunOptions = {
  readonly root: string;
  /** Rebuild workspaces that are up to date. */
  readonly force?: boolean;
  /** Concurrent builds; each uses about one core and half a gigabyte. */
  readonly parallel?: number;
  readonly log: (line: string) => void;
  /** Aborts running builds. */
  readonly signal?: AbortSignal;
};

type Stale = { readonly build: Build; readonly print: string };

/**
 * Builds the stale workspaces, and logs each build. @throws UserFacingError with the output of the first build that
 * fails.
 */
export async function runBuilds(builds: readonly Build[], options: RunOptions): Promise<void> {
  const stale = await staleAmong(builds, options);
  if (stale.length === 0) return;
  options.log(`Building ${namesOf(stale)}`);
  const waiting = batchesOf(stale);
  await Promise.all(Array.from({ length: options.parallel ?? 2 }, () => work(waiting, options)));
}

/** The builds of one process: those of the same batch, or a single one without a batch. */
function batchesOf(stale: readonly Stale[]): Stale[][] {
  const batches = new Map<string, Stale[]>();
  for (const each of stale) {
    const { batch, workspace } = each.build;
    const key = batch ?? workspace;
    batches.set(key, [...(batches.get(key) ?? []), each]);
  }
  return [...batches.values()];
}

const namesOf = (batch: readonly Stale[]): string => batch.map(({ build }) => build.workspace).join(', ');

async function staleAmong(builds: readonly Build[], { root, force = false }: RunOptions): Promise<Stale[]> {
  const found = builds.map(async (build) => {
    const print = await fingerprintOf(root, build.reads);
    return !force && (await isUpToDate(root, build, print)) ? [] : [{ build, print }];
  });
  return (await Promise.all(found)).flat();
}

/** Takes the waiting batches in turn; a failure removes all of them. */
async function work(waiting: Stale[][], options: RunOptions): Promise<void> {
  const { root, log } = options;
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const batch = next;
    const start = performance.now();
    try {
      await run(batch, options);
      await Promise.all(batch.map(async ({ build }) => build.finish?.(join(root, build.workspace))));
    } catch (error) {
      waiting.length = 0;
      throw error;
    }
    for (const { build, print } of batch) await record(root, build, print);
    log(`  ${((performance.now() - start) / 1000).toFixed(1).padStart(5)} s  ${namesOf(batch)}`);
  }
}

const recordOf = (root: string, { workspace }: Build) => join(root, '.cache/builds', workspace);

async function isUpToDate(root: string, build: Build, print: string): Promise<boolean> {
  const recorded = await readFile(recordOf(root, build), 'utf8').catch(() => '');
  return recorded === print && existsSync(join(root, build.writes));
}

async function record(root: string, build: Build, print: string): Promise<void> {
  await mkdir(dirname(recordOf(root, build)), { recursive: true });
  await writeFile(recordOf(root, build), print);
}

function run(batch: readonly Stale[], { root, signal }: RunOptions): Promise<void> {
  const builds = batch.map(({ build }) => build);
  const [first] = builds;
  if (!first) return Promise.resolve();
  const [program = '', ...args] = first.command;
  const isBatch = first.batch !== undefined;
  const cwd = isBatch ? root : join(root, first.workspace);
  // On Windows npm is a script, which only a shell can start.
  const shell = process.platform === 'win32' && program === 'npm';
  const options = { cwd, signal, shell, maxBuffer: 16_000_000 };
  const named = isBatch ? builds.map(({ workspace }) => workspace) : [];
  return new Promise((resolve, reject) => {
    execFile(program, [...args, ...named], options, (error, stdout, stderr) => {
      if (!error) resolve();
      else
        reject(
          new UserFacingError(`The build of ${namesOf(batch)} failed:\n${stdout}${stderr || error.message}`),
        );
    });
  });
}
