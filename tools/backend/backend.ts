import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { startLocalFirebase } from '@console/local-firebase';
import { UserFacingError } from '../command';
import { copyDocuments } from './copy-documents';
import { startOfficialEmulator } from './official-emulator';

const root = join(__dirname, '../..');
const rules = join(root, 'firestore.rules');
const indexes = join(root, 'firestore.indexes.json');

/** The demo contest that fills an empty data folder. */
export const seedFolder = dirname(
  createRequire(__filename).resolve('@console/local-firebase/seed/contest/accounts.json'),
);

/**
 * `official`: uses the official emulator for Firestore, in memory; sign-in stays local, since the official one needs
 * the internet.
 */
export type BackendKind = 'local' | 'official';

export type Backend = { readonly firestoreUrl: string; readonly authUrl: string; close(): Promise<void> };

export type BackendOptions = {
  readonly kind: BackendKind;
  readonly project: string;
  /** Folder of the stored data. */
  readonly data: string;
  /** 0 takes any free port. */
  readonly firestorePort: number;
  readonly authPort: number;
  readonly log: (line: string) => void;
};

/** Starts the database and the sign-in, seeded if the data folder is new. @throws UserFacingError with the reason. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { kind, project, data, firestorePort, authPort, log } = options;
  const ports = { firestorePort: kind === 'local' ? firestorePort : 0, authPort };
  const files = { seed: seedFolder, rules, indexes };
  const local = await startLocalFirebase({ project, data, ...files, log, ...ports }).catch(refuse);
  if (kind === 'local') return local;
  try {
    const official = await startOfficialEmulator({ project, port: firestorePort, rules });
    const copied = await copyDocuments(local.firestoreUrl, official.firestoreUrl, project);
    log(`The official Firestore emulator holds a copy of the ${copied} stored documents, in memory only.`);
    const close = async () => void (await Promise.all([official.close(), local.close()]));
    return { firestoreUrl: official.firestoreUrl, authUrl: local.authUrl, close };
  } catch (error) {
    await local.close();
    throw error;
  }
}

function refuse(error: unknown): never {
  throw new UserFacingError(
    `The local backend did not start. ${error instanceof Error ? error.message : String(error)}`,
  );
}

/** Deletes stored data permanently. @throws UserFacingError if the local backend did not write the folder. */
export async function wipeData(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  if (!existsSync(join(folder, 'format.json')))
    throw new UserFacingError(
      `${folder} is no data folder of the local backend, so nothing in it was deleted.`,
    );
  await rm(folder, { recursive: true });
}
