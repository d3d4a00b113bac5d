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
import { DataError, readCounter, type DataGateway } from '@console/shared/data';
import { hasStorageLeft, readText, storageKeys } from '@console/shared/storage';
import { firebaseApp } from './app';
import { firebaseAuth } from './auth';
import { toDataError } from './failures';
import { listenersOf } from './firestore-listeners';
import { runTransact } from './firestore-transact';
import { inTime } from './in-time';
import { releaseInPageCache } from './page-cache';
import { ReplaceableClient } from './replaceable-client';
import { onStorageLost } from './storage-lost';
import { found, storedOf } from './stored-documents';
import { toSdk } from './to-sdk';

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

type Attempt = <T>(work: () => Promise<T>) => Promise<T>;

/** Converts what work fails with. What is refused because the sign-in has ended works again after the next one. */
const attemptWhile =
  (isSignedIn: () => boolean): Attempt =>
  async (work) => {
    try {
      return await work();
    } catch (error) {
      const failure = toDataError(error);
      throw failure.kind === 'denied' && !isSignedIn()
        ? new DataError('unavailable', 'The sign-in has ended', { cause: error })
        : failure;
    }
  };

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

/** How long, in milliseconds, the storage may take to answer the new client. */
const answerMs = 8000;

/** Whether the client's storage answers: not, in some browsers, while a page that has gone still holds it. */
const answers = async (database: Firestore): Promise<boolean> => {
  const answered = getDocFromCache(doc(database, 'storage/answers')).catch(() => true);
  return (await inTime(answered, answerMs)) !== undefined;
};

/** Otherwise somebody has logged out in another tab, and this page leaves. */
const isSessionStored = async (): Promise<boolean> => readText(storageKeys.user) !== null;

/**
 * Whether the sign-in survived what deleted the client's database. Otherwise its end is noticed within a second, and everything
 * waits for the next one.
 */
const isSignInStored = async (): Promise<boolean> =>
  (await isSessionStored()) &&
  (await indexedDB.databases()).some(({ name }) => name === 'firebaseLocalStorageDb');

type Replacement = Parameters<ReplaceableClient['replace']>[0];

/**
 * Opens the deployment's Firestore after the stored sign-in is restored: an earlier request would be refused. A new client
 * takes over when the page comes back from the back/forward cache, and where the browser has deleted the storage of the first,
 * or does not answer it: then without storage, which `notStored` is told.
 */
export async function openFirestoreGateway(
  config: ConsoleConfig,
  notStored: () => void = () => undefined,
): Promise<DataGateway> {
  // The SDK's warnings contain the whole failed request, including e-mails. The callers log failures.
  setLogLevel('error');
  const stopReleasing = releaseInPageCache(() => renew({ isClosed: true }, isSessionStored));
  const stopWatching = onStorageLost((deletedBy) =>
    renew({ isEmptied: deletedBy === 'browser' }, isSignInStored),
  );

  const auth = firebaseAuth(config);
  const client = new ReplaceableClient((isKept) => openFirestore(config, isKept));
  const isSignedIn = () => auth.currentUser !== null;
  const attempt = attemptWhile(isSignedIn);
  const listeners = listenersOf(() => client.database, isSignedIn);
  const replace = async (how: Replacement) => {
    listeners.pause();
    await client.replace(how);
    listeners.resume();
  };
  /** How the client is replaced as soon as somebody is signed in. */
  let due: Replacement | undefined;
  const renew = (how: Replacement, stored: () => Promise<boolean>) => {
    due = how;
    listeners.pause();
    void stored().then((isStored) => isStored && resume());
  };
  const resume = () => {
    if (!due || !isSignedIn()) return;
    void replace(due).then(requireAnswer);
    due = undefined;
  };
  const requireAnswer = () => {
    const { database } = client;
    void answers(database).then((isAnswered) => {
      if (isAnswered || database !== client.database) return;
      void replace({ isKept: false }).then(notStored);
    });
  };
  await auth.authStateReady();
  const stopFollowing = auth.onAuthStateChanged(resume);
  requireAnswer();

  return {
    ...readsOf(client, attempt),
    ...listeners.watches,
    transact: (work) => attempt(() => client.transact((database) => runTransact(database, found, work))),
    async close() {
      stopFollowing();
      stopWatching();
      stopReleasing();
      listeners.stopAll();
      await client.close();
    },
  };
}
