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
import { whileSignedIn, type FollowedObserver } from './while-signed-in';

/** A subscription that can begin again on another client. */
type Subscription = { begin(): void; end(): void };

/**
 * The gateway's subscriptions; a function that ends all of them for good, one that lets them pause, and one that lets them go
 * on, on the client that is the current one then. A subscription on a client that is closed fails in its observer, and one
 * after `stopAll` does nothing: screens that are left may still begin one, where no code could catch an error.
 */
export function listenersOf(database: () => Firestore, isSignedIn: () => boolean) {
  const open = new Set<Subscription>();
  let isStopped = false;
  let isPaused = false;

  function listen<T>(
    observer: Observer<T>,
    start: (observer: FollowedObserver<T>) => Unsubscribe,
  ): Unsubscribe {
    if (isStopped) return () => undefined;
    const signedInObserver = whileSignedIn(isSignedIn, observer);
    let stop: Unsubscribe = () => undefined;
    const subscription: Subscription = {
      begin() {
        open.add(subscription);
        if (isPaused) return;
        try {
          stop = start(signedInObserver);
        } catch (error) {
          open.delete(subscription);
          signedInObserver.failed(toDataError(error));
        }
      },
      end() {
        stop();
        stop = () => undefined;
      },
    };
    subscription.begin();
    return () => {
      if (open.delete(subscription)) subscription.end();
    };
  }

  const watches: Pick<DataGateway, 'watch' | 'watchDocument'> = {
    watch(listQuery, read, observer) {
      const { collection: path, where: filters, limit } = listQuery;
      // A new document pushes the last one out of a page, which costs nothing.
      const isNarrowed = filters !== undefined && filters.length > 0 && limit === undefined;
      const isResumed = typeof persistedDocuments(persistedKey(path, filters))?.total === 'number';
      const bill = { isNarrowed, isResumed, count: readCounter(path) };
      const readSnapshot = (snapshot: QueryDocumentSnapshot) => read(storedOf(snapshot));
      return listen(observer, (signedIn) =>
        watchQuery(toSdk(database(), listQuery), bill, readSnapshot, signedIn),
      );
    },
    watchDocument: (path, observer) =>
      listen(observer, (signedIn) =>
        watchReference(doc(database(), path), readCounter(path), withSource, signedIn),
      ),
  };

  function stopAll(): void {
    isStopped = true;
    pause();
    open.clear();
  }

  function pause(): void {
    isPaused = true;
    open.forEach(({ end }) => end());
  }

  function resume(): void {
    isPaused = false;
    open.forEach(({ begin, end }) => {
      end();
      begin();
    });
  }

  return { watches, stopAll, pause, resume };
}
