import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalFirebase, type LocalFirebase, type LocalFirebaseOptions } from '../index';
import { openLab, type Lab } from './browser';
import { startCommand } from './command';
import { openTab, type Tab } from './tab';
import { openTap, type Tap } from './tap';

/** A server with data of its own, pages that speak to it through a line, and a fresh browser profile. */
export interface Stage {
  tap: Tap;
  folder: string;
  /** Starts the server in this process. */
  start(more?: Partial<LocalFirebaseOptions>): Promise<LocalFirebase>;
  /** Starts the server as a program, perhaps another than usual, and returns what kills it as a power cut would. */
  startProgram(program?: string): Promise<() => Promise<void>>;
  /** Puts the data back that was there when `keepBackup` was called; the server must be stopped. */
  restoreBackup(): Promise<void>;
  keepBackup(): Promise<void>;
  open(persistent?: boolean): Promise<Tab>;
  close(): Promise<void>;
}

/** Opens the browser once for the tests of a file, and a stage for each test. */
export function useStage(): { stage: Stage } {
  const holder: { lab?: Lab; stage?: Stage } = {};
  beforeAll(async () => {
    holder.lab = await openLab();
  });
  afterAll(() => holder.lab?.close());
  beforeEach(async () => {
    if (holder.lab) holder.stage = await openStage(holder.lab);
  });
  afterEach(() => holder.stage?.close());
  return {
    get stage() {
      if (!holder.stage) throw new Error('The stage is there during tests only.');
      return holder.stage;
    },
  };
}

async function openStage(lab: Lab): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'local-firebase-'));
  const [data, backup] = [join(folder, 'data'), join(folder, 'backup')];
  const context = await lab.openContext();
  let port: number | undefined;
  let stop = async () => {};
  const tap = await openTap(() => port);
  /** While it stops, and until the next start, the line has no server. */
  const stopBy = (action: () => Promise<void>) => {
    let result: Promise<void> | undefined;
    stop = () => {
      port = undefined;
      return (result ??= action());
    };
    return stop;
  };
  return {
    tap,
    folder,
    async start(more = {}) {
      const ports = { firestorePort: 0, authPort: 0 };
      const server = await startLocalFirebase({
        ...{ project: 'demo-test', data, ...ports, log: () => undefined },
        ...more,
      });
      port = Number(new URL(server.firestoreUrl).port);
      return { ...server, close: stopBy(() => server.close()) };
    },
    async startProgram(program) {
      const { firestoreUrl, end } = await startCommand(['--project', 'demo-test', '--data', data], program);
      port = Number(new URL(firestoreUrl).port);
      return stopBy(async () => void (await end('SIGKILL')));
    },
    keepBackup: () => cp(data, backup, { recursive: true }),
    async restoreBackup() {
      await rm(data, { recursive: true });
      await cp(backup, data, { recursive: true });
    },
    open: (persistent = false) => openTab(context, { url: lab.url, port: tap.port, persistent }),
    async close() {
      await context.close();
      await tap.close();
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}
