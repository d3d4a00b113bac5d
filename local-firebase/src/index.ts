import { createAuth, type Auth } from './auth';
import { LiveRules, openRulesFile, type CreateGate, type RulesFile } from './rules';
import { Database } from './database/database';
import { keepDeletingExpired } from './expiry/delete-expired';
import { readExpiryPolicies } from './expiry/expiry-policies';
import { loadSeed } from './seed/load-seed';
import { firestoreApp } from './server/firestore-app';
import { bracketed, originPolicy } from './server/origin-policy';
import { listenOn, type Listener } from './server/listen-on';
import { openStore, type Store } from './storage';
import { exportData } from './transfer/export-data';
import { readExport } from './transfer/export-file';
import { importData } from './transfer/import-data';

export { encodeToken, googleSubject } from './auth/tokens';
export { IndexesFileError } from './expiry/expiry-policies';
export { PortInUseError } from './server/listen-on';
export {
  createRulesGate,
  parseRules,
  RulesFileError,
  type Block,
  type CreateGate,
  type Expression,
  type ParsedRules,
} from './rules';
export type { Decision, GetCheck, ListCheck, RulesGate, WriteCheck } from './rules-gate';
export { DataFolderError } from './storage';
export { TransferError } from './transfer/export-format';

export interface LocalFirebaseOptions {
  project: string;
  /** The folder that keeps the data; created when it does not exist. */
  data: string;
  /** Zero takes any free port. */
  firestorePort: number;
  authPort: number;
  /** One address to serve on. Without it: this machine only, by either of its loopback addresses. */
  host?: string;
  /** Exact origins, as `https://app.example.org`, whose pages may call beside those of this machine. */
  allowOrigins?: readonly string[];
  /** A folder of plain data that an empty store is filled with. */
  seed?: string;
  /** An export (a file, or the folder it is in) that is added to the data before anybody is served. */
  import?: string;
  /** Whether the import may replace what is there; without it a folder that holds data is refused. */
  overwrite?: boolean;
  /** The rules file. Without it everything is allowed. */
  rules?: string;
  /** The Firebase CLI's file of indexes, for its time-to-live policies. Without it nothing expires. */
  indexes?: string;
  /** Makes the gate of each rules file in place of `createRulesGate`, as for a test that measures decisions. */
  createGate?: CreateGate;
  log?: (line: string) => void;
}

export interface LocalFirebase {
  firestoreUrl: string;
  authUrl: string;
  /** Ends open streams and connections, finishes writing and lets the data folder go. */
  close(): Promise<void>;
}

/**
 * Starts Firestore and Auth on one data folder and resolves when both answer.
 * @throws PortInUseError with the port, DataFolderError, IndexesFileError, or RulesFileError with line and column; then
 * nothing is left running.
 */
export async function startLocalFirebase(options: LocalFirebaseOptions): Promise<LocalFirebase> {
  const store = await openStore(options.data, options.log ?? console.log);
  try {
    return await serve(store, options);
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function serve(store: Store, options: LocalFirebaseOptions): Promise<LocalFirebase> {
  const { project, host, log = console.log } = options;
  const origins = originPolicy(options);
  const database = await Database.open(store.namespace('firestore'));
  const auth = createAuth({ project, store: store.namespace('auth'), origins, log });
  // Before anything is filled in: who must correct the files can then start again as before.
  const policies = options.indexes === undefined ? [] : await readExpiryPolicies(options.indexes);
  const { rules, close: closeRules } = await rulesOf(options, log);
  await fill(options, database, auth, log);
  const endExpiry = await keepDeletingExpired(database, policies, log);
  const firestore = firestoreApp({
    project,
    data: options.data,
    database,
    rules,
    origins,
    verify: auth.verify,
    exportData: () => exportData(project, database, auth),
    log,
  });
  const listeners: Listener[] = [];
  const stop = async () => {
    endExpiry();
    closeRules();
    firestore.close();
    await Promise.all(listeners.map((listener) => listener.close()));
  };
  try {
    listeners.push(await listenOn(firestore.app.fetch, options.firestorePort, host));
    listeners.push(await listenOn(auth.app.fetch, options.authPort, host));
  } catch (error) {
    await stop();
    throw error;
  }
  const [firestoreUrl = '', authUrl = ''] = listeners.map(
    ({ port }) => `http://${bracketed(host ?? 'localhost')}:${port}`,
  );
  await store.announce(firestoreUrl);
  return {
    firestoreUrl,
    authUrl,
    async close() {
      await stop();
      await store.close();
    },
  };
}

/** Imports and seeds what the options name. */
async function fill(
  { project, import: file, overwrite = false, seed }: LocalFirebaseOptions,
  database: Database,
  auth: Auth,
  log: (line: string) => void,
): Promise<void> {
  if (file !== undefined) {
    await importData(await readExport(file), database, auth, { project, file, overwrite });
    log(`Imported ${file}.`);
  }
  if (seed !== undefined) {
    const root = `projects/${project}/databases/(default)/documents`;
    const count = await loadSeed(seed, root, database, auth);
    if (count > 0) log(`Seeded ${count} documents from ${seed}.`);
  }
}

/** The rules of the file; without a file, rules that are open to all until others are loaded over HTTP. */
async function rulesOf(
  { rules, createGate }: LocalFirebaseOptions,
  log: (line: string) => void,
): Promise<RulesFile> {
  if (rules !== undefined) return openRulesFile(rules, log, createGate);
  log('No rules file given: everyone may read and write everything.');
  return { rules: new LiveRules(log, createGate), close: () => undefined };
}
