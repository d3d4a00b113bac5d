import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOfficialEmulator } from '../../../../tools/backend/official-emulator';
import { startLocalFirebase } from '../../index';
import { project } from './case';

const openRules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{document=**} { allow read, write; }
  }
}
`;

/** Both servers, empty; `use` is given their addresses. */
export async function withBothServers<T>(use: (ours: string, theirs: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'local-firebase-differential-'));
  const rules = join(folder, 'open.rules');
  await writeFile(rules, openRules);
  const official = await startOfficialEmulator({ project, port: 0, rules });
  const ports = { firestorePort: 0, authPort: 0 };
  const ours = await startLocalFirebase({
    project,
    data: join(folder, 'data'),
    ...ports,
    log: () => undefined,
  });
  try {
    return await use(ours.firestoreUrl, official.firestoreUrl);
  } finally {
    await ours.close();
    await official.close();
    await rm(folder, { recursive: true });
  }
}
