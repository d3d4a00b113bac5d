import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOfficialEmulator } from '../../../../../tools/backend/official-emulator';
import { startLocalFirebase } from '../../../index';
import { project } from '../rest-client';

export interface LocalServer {
  /** Starts it empty with these rules, for as long as `use` takes. */
  withRules<T>(rules: string, use: (origin: string) => Promise<T>): Promise<T>;
}

const closedRules = `rules_version = '2';
service cloud.firestore { match /{document=**} { allow read, write: if false; } }
`;

/** Both servers; each is closed afterwards. */
export async function withServers<T>(use: (ours: LocalServer, theirs: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'local-rules-differential-'));
  const rules = join(folder, 'firestore.rules');
  await writeFile(rules, closedRules);
  const official = await startOfficialEmulator({ project, port: 0, rules });
  try {
    return await use({ withRules: (source, ask) => withLocal(folder, source, ask) }, official.firestoreUrl);
  } finally {
    await official.close();
    await rm(folder, { recursive: true });
  }
}

async function withLocal<T>(folder: string, source: string, use: (origin: string) => Promise<T>): Promise<T> {
  const [rules, data] = [join(folder, 'local.rules'), await mkdtemp(join(folder, 'data-'))];
  await writeFile(rules, source);
  const ports = { firestorePort: 0, authPort: 0 };
  const server = await startLocalFirebase({ project, data, rules, ...ports, log: () => undefined });
  try {
    return await use(server.firestoreUrl);
  } finally {
    await server.close();
  }
}
