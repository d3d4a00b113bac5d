import {
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
  type Firestore,
} from 'firebase/firestore';
import type { ConsoleConfig } from '@console/shared/config';
import { readCounter, type DataGateway } from '@console/shared/data';
import { hasStorageLeft } from '@console/shared/storage';
import { firebaseApp } from './app';
import { firebaseAuth } from './auth';
import { keepClient } from './client/keep-client';
import { ReplaceableClient } from './client/replaceable-client';
import { listenersOf } from './firestore-listeners';
import { runTransact } from './firestore-transact';
import { found, storedOf } from './stored-documents';
import { toSdk } from './to-sdk';
import { attemptWhile, type Attempt } from './while-signed-in';

function openFirestore(config: ConsoleConfig, isKept: boolean): Firestore {
  // One tab owns the connection for all tabs: browsers allow only six connections to one host. The tabs coordinate
  // through local storage, and the client waits forever where local storage refuses writes.
  const localCache =
    isKept && hasStorageLeft()
      ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
      : memoryLocalCache();
  const database = initializeFirestore(firebaseApp(config), { localCache }, config.firebase.database);
  if (config.local) {
    const { hostname, port } = new URL(config.local.firestore);
    connectFirestoreEmulator(database, hostname, Number(port));
  }
  return database;
}

/** The database bills a count per thousand documents. */
const countedPerRead = 1000;

/** Single reads. */
const readsOf = (
  client: ReplaceableClient,
  attempt: Attempt,
): Pick<DataGateway, 'get' | 'list' | 'count'> => ({
  get: (path, source) =>
    attempt(() =>
      client.read(async (database) => {
        const target = doc(database, path);
        if (source === 'cache') return found(await getDocFromCache(target).catch(() => undefined));
        const snapshot = await getDoc(target);
        readCounter(path)(snapshot.metadata.fromCache ? 0 : 1);
        return found(snapshot);
      }),
    ),
  list: (listQuery) =>
    attempt(() =>
      client.read(async (database) => {
        const { docs } = await getDocsFromServer(toSdk(database, listQuery));
        readCounter(listQuery.collection)(Math.max(1, docs.length));
        return docs.map(storedOf);
      }),
    ),
  count: (listQuery) =>
    attempt(() =>
      client.read(async (database) => {
        const { count } = (await getCountFromServer(toSdk(database, listQuery))).data();
        readCounter(listQuery.collection)(Math.max(1, Math.ceil(count / countedPerRead)));
        return count;
      }),
    ),
});

/**
 * Opens the deployment's Firestore after the stored sign-in is restored. `noteStored` is called with whether a client
 * that replaces another one stores anything on this device.
 */
export async function openFirestoreGateway(
  config: ConsoleConfig,
  noteStored: (isStored: boolean) => void = () => undefined,
): Promise<DataGateway> {
  // The SDK's warnings contain the whole failed request, including e-mails. The callers log failures.
  setLogLevel('error');
  const auth = firebaseAuth(config);
  const client = new ReplaceableClient((isKept) => openFirestore(config, isKept));
  const isSignedIn = () => auth.currentUser !== null;
  const attempt = attemptWhile(isSignedIn);
  const listeners = listenersOf(() => client.database, isSignedIn);
  const stopKeeping = await keepClient({ auth, client, listeners, noteStored });

  return {
    ...readsOf(client, attempt),
    ...listeners.watches,
    transact: (work) => attempt(() => client.transact((database) => runTransact(database, found, work))),
    async close() {
      stopKeeping();
      listeners.stopAll();
      await client.close();
    },
  };
}
