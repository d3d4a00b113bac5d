import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  doc,
  getCountFromServer,
  getDoc,
  getDocFromCache,
  getDocsFromServer,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  setLogLevel,
  terminate,
  type Firestore,
} from 'firebase/firestore';
import type { ConsoleConfig } from '@console/shared/config';
import { readCounter, type DataGateway } from '@console/shared/data';
import { hasStorageLeft } from '@console/shared/storage';
import { firebaseApp } from './app';
import { firebaseAuth } from './auth';
import { toDataError } from './failures';
import { listenersOf } from './firestore-listeners';
import { runTransact } from './firestore-transact';
import { stayStillInPageCache } from './page-cache';
import { found, storedOf } from './stored-documents';
import { toSdk } from './to-sdk';

function openFirestore(config: ConsoleConfig): Firestore {
  // The SDK's warnings contain the whole failed request, including e-mails. The callers log failures.
  setLogLevel('error');
  stayStillInPageCache();
  const database = initializeFirestore(firebaseApp(config), {
    // One tab owns the connection for all tabs: browsers allow only six connections to one host. The tabs coordinate
    // through local storage, and the client waits forever where local storage refuses writes.
    localCache: hasStorageLeft()
      ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
      : memoryLocalCache(),
  });
  if (config.local) {
    const { hostname, port } = new URL(config.local.firestore);
    connectFirestoreEmulator(database, hostname, Number(port));
  }
  return database;
}

/** The database bills a count per thousand documents. */
const countedPerRead = 1000;

async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toDataError(error);
  }
}

/** Single reads. */
const readsOf = (database: Firestore): Pick<DataGateway, 'get' | 'list' | 'count'> => ({
  get: (path, source) =>
    attempt(async () => {
      if (source === 'cache') return found(await getDocFromCache(doc(database, path)).catch(() => undefined));
      const snapshot = await getDoc(doc(database, path));
      readCounter(path)(snapshot.metadata.fromCache ? 0 : 1);
      return found(snapshot);
    }),
  list: (listQuery) =>
    attempt(async () => {
      const { docs } = await getDocsFromServer(toSdk(database, listQuery));
      readCounter(listQuery.collection)(Math.max(1, docs.length));
      return docs.map(storedOf);
    }),
  count: (listQuery) =>
    attempt(async () => {
      const { count } = (await getCountFromServer(toSdk(database, listQuery))).data();
      readCounter(listQuery.collection)(Math.max(1, Math.ceil(count / countedPerRead)));
      return count;
    }),
});

/** Opens the deployment's Firestore after the stored sign-in is restored: an earlier request would be refused. */
export async function openFirestoreGateway(config: ConsoleConfig): Promise<DataGateway> {
  const auth = firebaseAuth(config);
  const database = openFirestore(config);
  await auth.authStateReady();

  const { watches, stopAll } = listenersOf(database, () => auth.currentUser !== null);
  return {
    ...readsOf(database),
    ...watches,
    transact: (work) => attempt(() => runTransact(database, found, work)),
    async close() {
      stopAll();
      await terminate(database);
      await clearIndexedDbPersistence(database);
    },
  };
}
