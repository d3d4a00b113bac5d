import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalFirebase } from '@console/local-firebase';
import { mutationOfRun } from '../mutation/mode';
import { openDatabase, type Database } from '../protocol/database';
import { measuredGate, type AllowedWrite } from './measured-gate';
import { officialOrigin } from './official';

export interface Backends {
  /** The local backend, and the official emulator if it is installed: both empty, with the same rules. */
  readonly databases: readonly Database[];
  /** The address of sign-in for both. */
  readonly authUrl: string;
  /** The log of the local backend. */
  readonly logged: readonly string[];
  /** The writes that the local backend allowed. */
  readonly allowedWrites: readonly AllowedWrite[];
  stop(): Promise<void>;
}

/** In memory where the system offers that: the tests write much, and the backend waits for the disk on each write. */
const temporary = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** On a busy machine it may have just closed an idle connection that would be reused. */
const openOfficial = (origin: string, project: string): Database =>
  openDatabase('the official emulator', origin, project, { connection: 'close' });

/** One project on every available backend. */
export async function startBackends(project: string, rules: string): Promise<Backends> {
  const folder = await mkdtemp(join(temporary, 'console-rules-'));
  const logged: string[] = [];
  const allowedWrites: AllowedWrite[] = [];
  const mutation = mutationOfRun();
  const local = await startLocalFirebase({
    project,
    data: join(folder, 'data'),
    firestorePort: 0,
    authPort: 0,
    log: (line) => logged.push(line),
    createGate: measuredGate(mutation?.createGate, (write) => allowedWrites.push(write)),
  });
  const official = officialOrigin();
  const databases = [
    openDatabase('the local backend', local.firestoreUrl, project),
    ...(official ? [openOfficial(official, project)] : []),
  ];
  await Promise.all(databases.map((database) => database.useRules(rules)));
  return {
    databases,
    authUrl: local.authUrl,
    logged,
    allowedWrites,
    async stop() {
      await local.close();
      mutation?.finish();
      await rm(folder, { recursive: true });
    },
  };
}
