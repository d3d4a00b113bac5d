import {
  clearIndexedDbPersistence,
  collection,
  connectFirestoreEmulator,
  doc,
  getCountFromServer,
  getDoc,
  getDocFromCache,
  getDocsFromServer,
  initializeFirestore,
  limit as atMost,
  memoryLocalCache,
  orderBy,
  persistentLocalCache,
  persistentMultipleTabManager,
  query,
  setLogLevel,
  terminate,
  where,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import type { ConsoleConfig } from '@console/shared/config';
import {
  persistedDocuments,
  persistedKey,
  readCounter,
  type DataGateway,
  type ListQuery,
  type StoredDocument,
  type Unsubscribe,
} from '@console/shared/data';
import { hasStorageLeft } from '@console/shared/storage';
import { firebaseApp } from './app';
import { firebaseAuth } from './auth';
import { toDataError } from './failures';
import { runTransact } from './firestore-transact';
import { watchQuery, watchReference } from './firestore-watch';
import { exactDate, fieldsFromSdk } from './stored-values';
import { whileSignedIn } from './while-signed-in';

function openFirestore(config: ConsoleConfig): Firestore {
  // The SDK's warnings contain the whole failed request, including e-mails. The callers log failures.
  setLogLevel('error');
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

const storedOf = (snapshot: QueryDocumentSnapshot): StoredDocument => ({
  id: snapshot.id,
  path: snapshot.ref.path,
  fields: fieldsFromSdk(snapshot.data()),
});

const found = (snapshot?: DocumentSnapshot): StoredDocument | undefined =>
  snapshot?.exists() ? storedOf(snapshot) : undefined;

/** A subscription emits the cached document until the server has answered. */
const withSource = (snapshot: DocumentSnapshot): StoredDocument | undefined => {
  const document = found(snapshot);
  return document && snapshot.metadata.fromCache ? { ...document, fromCache: true } : document;
};

/** The database bills a count per thousand documents. */
const countedPerRead = 1000;

const defined = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value]);

const toSdk = (
  database: Firestore,
  { collection: path, where: filters = [], contains, latestBy, within, limit }: ListQuery,
): Query =>
  query(
    collection(database, path),
    ...filters.map(([field, value]) => where(field, '==', value)),
    ...defined(contains).map(([field, value]) => where(field, 'array-contains', value)),
    ...defined(latestBy).flatMap((field) => latestFirst(field, within)),
    ...defined(limit).map((most) => atMost(most)),
  );

const latestFirst = (field: string, within: ListQuery['within']): QueryConstraint[] => [
  ...defined(within).flatMap(([from, before]) => [
    where(field, '>=', exactDate(from)),
    where(field, '<', exactDate(before)),
  ]),
  orderBy(field, 'desc'),
];

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

/** Listeners, and a function that ends all of them. */
function listenersOf(database: Firestore, isSignedIn: () => boolean) {
  const open = new Set<Unsubscribe>();
  const tracked = (stop: Unsubscribe): Unsubscribe => {
    const unsubscribe = () => {
      open.delete(unsubscribe);
      stop();
    };
    open.add(unsubscribe);
    return unsubscribe;
  };
  const watches: Pick<DataGateway, 'watch' | 'watchDocument'> = {
    watch: (listQuery, read, observer) => {
      const { collection: path, where: filters, limit } = listQuery;
      // A new document pushes the last one out of a page, which costs nothing.
      const isNarrowed = filters !== undefined && filters.length > 0 && limit === undefined;
      const isResumed = persistedDocuments(persistedKey(path, filters))?.wasComplete ?? false;
      const bill = { isNarrowed, isResumed, count: readCounter(listQuery.collection) };
      const readSnapshot = (snapshot: QueryDocumentSnapshot) => read(storedOf(snapshot));
      return tracked(
        watchQuery(toSdk(database, listQuery), bill, readSnapshot, whileSignedIn(isSignedIn, observer)),
      );
    },
    watchDocument: (path, observer) => {
      const signedInObserver = whileSignedIn(isSignedIn, observer);
      return tracked(watchReference(doc(database, path), readCounter(path), withSource, signedInObserver));
    },
  };
  return { watches, stopAll: () => open.forEach((stop) => stop()) };
}

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
