import { doc, type Firestore, type QueryDocumentSnapshot } from 'firebase/firestore';
import {
  persistedDocuments,
  persistedKey,
  readCounter,
  type DataGateway,
  type Observer,
  type Unsubscribe,
} from '@console/shared/data';
import { toDataError } from './failures';
import { watchQuery, watchReference } from './firestore-watch';
import { storedOf, withSource } from './stored-documents';
import { toSdk } from './to-sdk';
import { whileSignedIn } from './while-signed-in';

/**
 * The gateway's subscriptions, and a function that ends all of them for good. A subscription on a client that is closed
 * fails in its observer, and one after `stopAll` does nothing: screens that are left may still begin one, at a moment
 * when nobody could catch an error.
 */
export function listenersOf(database: Firestore, isSignedIn: () => boolean) {
  const open = new Set<Unsubscribe>();
  let isStopped = false;

  function listen<T>(observer: Observer<T>, start: (observer: Observer<T>) => Unsubscribe): Unsubscribe {
    if (isStopped) return () => undefined;
    const signedInObserver = whileSignedIn(isSignedIn, observer);
    try {
      const stop = start(signedInObserver);
      const unsubscribe = () => {
        open.delete(unsubscribe);
        stop();
      };
      open.add(unsubscribe);
      return unsubscribe;
    } catch (error) {
      signedInObserver.failed(toDataError(error));
      return () => undefined;
    }
  }

  const watches: Pick<DataGateway, 'watch' | 'watchDocument'> = {
    watch(listQuery, read, observer) {
      const { collection: path, where: filters, limit } = listQuery;
      // A new document pushes the last one out of a page, which costs nothing.
      const isNarrowed = filters !== undefined && filters.length > 0 && limit === undefined;
      const isResumed = persistedDocuments(persistedKey(path, filters))?.wasComplete ?? false;
      const bill = { isNarrowed, isResumed, count: readCounter(path) };
      const readSnapshot = (snapshot: QueryDocumentSnapshot) => read(storedOf(snapshot));
      return listen(observer, (signedIn) =>
        watchQuery(toSdk(database, listQuery), bill, readSnapshot, signedIn),
      );
    },
    watchDocument: (path, observer) =>
      listen(observer, (signedIn) =>
        watchReference(doc(database, path), readCounter(path), withSource, signedIn),
      ),
  };

  function stopAll(): void {
    isStopped = true;
    open.forEach((stop) => stop());
  }

  return { watches, stopAll };
}
