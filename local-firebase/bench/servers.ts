import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  anyFreePort,
  findOfficialEmulator,
  officialEmulatorCommand,
} from '../../tools/backend/official-emulator';

export const project = 'demo-test';

// The same for all, so that what rules cost is no difference.
const rules = join(__dirname, 'open.rules');

/** A server as a process of its own: what users start. */
export interface Server {
  url: string;
  port: number;
  /** From the start of the process to its first answer. */
  readyAfter: number;
  /** Resident memory in megabytes. */
  memory(): number;
  /** Ends it; what it stored stays where it keeps it. */
  stop(): Promise<void>;
}

/** One of those that are compared. */
export interface Contender {
  name: string;
  /** Whether another start finds what was stored. */
  keepsData: boolean;
  start(): Promise<Server>;
  /** Forgets what was stored. */
  clear(): Promise<void>;
}

/** Ours, on a folder of its own: each commit is synced to the disk before it is answered. */
export async function localFirebase(): Promise<Contender> {
  const folder = await mkdtemp(join(tmpdir(), 'local-firebase-bench-'));
  // As it is packed. In a clone, `bin` runs the sources, which are compiled at each start.
  const program = `require(${JSON.stringify(join(__dirname, '../dist/cli'))}).main(process.argv.slice(1))`;
  return {
    name: 'local-firebase',
    keepsData: true,
    start: async () => {
      const port = await anyFreePort();
      const ports = [`--firestore-port=${port}`, '--auth-port=0'];
      const args = [
        '-e',
        program,
        '--',
        `--project=${project}`,
        `--data=${folder}`,
        `--rules=${rules}`,
        ...ports,
      ];
      return started(process.execPath, args, port);
    },
    clear: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The official emulator, in memory, when it is on this machine. */
export function officialEmulator(): Contender | undefined {
  if (!findOfficialEmulator()) return undefined;
  return {
    name: 'official emulator',
    keepsData: false,
    start: async () => {
      const port = await anyFreePort();
      const [command, ...args] = officialEmulatorCommand({ project, port, rules });
      return started(command, args, port);
    },
    clear: async () => undefined,
  };
}

async function started(command: string, args: string[], port: number): Promise<Server> {
  const url = `http://localhost:${port}`;
  const begun = performance.now();
  const child = spawn(command, args, { stdio: 'ignore' });
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}.`);
    await sleep(5);
  }
  return {
    url,
    port,
    readyAfter: performance.now() - begun,
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]).toString()) / 1024,
    async stop() {
      process.off('exit', killWithUs);
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );
