import {
  onSnapshot,
  snapshotEqual,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore';
import { DataError, listenerReads, type Found, type Unsubscribe } from '@console/shared/data';
import { toDataError } from './failures';
import type { FollowedObserver } from './while-signed-in';

/** How long, in milliseconds, an empty cached result waits for the server while the browser is online. */
const timeoutMs = 5000;

// A metadata change reports that the server has confirmed the cached data.
const options = { includeMetadataChanges: true };

/**
 * What a snapshot says: its source (cache or server), whether it is empty, whether it differs from the previous one, and whether
 * it has fewer documents.
 */
type SnapshotState = { fromCache: boolean; isEmpty: boolean; isChanged: boolean; isLess?: boolean };

/**
 * Emits a non-empty cached result immediately. That something is missing counts only from the server: a cache that the browser
 * has emptied would look like a database in which it is deleted. The first result fails when the server does not answer, so
 * that an unreachable database does not look like an empty one. Without a connection, it waits.
 * @param wasNotified an earlier client has brought a result, which stays until the server answers this one
 */
function withTimeout(notify: () => void, failed: (error: DataError) => void, wasNotified: boolean) {
  let isNotified = wasNotified;
  let isHeld = wasNotified;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timeout = setTimeout(() => {
      if (navigator.onLine) fail(new DataError('unavailable', 'The database did not answer'));
      else addEventListener('online', wait, { once: true });
    }, timeoutMs);
  };
  const stop = () => {
    clearTimeout(timeout);
    removeEventListener('online', wait);
  };
  const fail = (error: unknown) => {
    stop();
    failed(toDataError(error));
  };
  const update = ({ fromCache, isEmpty, isChanged, isLess = false }: SnapshotState) => {
    if (isNotified && !isChanged && !isHeld) return;
    isHeld = fromCache && (isEmpty || (isNotified && (isLess || isHeld)));
    if (isHeld) {
      if (!isNotified && timeout === undefined) wait();
      return;
    }
    stop();
    isNotified = true;
    notify();
  };
  return { update, fail, stop };
}

/**
 * Subscribes to a query. A document is converted when it arrives and when it changes. Unchanged documents keep their
 * object identity, so that a change in a long list costs only what changed. If a query was never complete on this
 * device, the cache contains only the documents that other queries loaded.
 */
export function watchQuery<T>(
  target: Query,
  {
    isNarrowed,
    isResumed,
    count,
  }: { isNarrowed: boolean; isResumed: boolean; count: (reads: number) => void },
  read: (document: QueryDocumentSnapshot) => T,
  observer: FollowedObserver<Found<T>>,
): Unsubscribe {
  const known: T[] = [];
  let documents: readonly T[] = [];
  let isFromCache = true;
  const billing = listenerReads(count, isResumed);
  const { update, fail, stop } = withTimeout(
    () => observer.next(isFromCache ? { documents, fromCache: true } : { documents }),
    (error) => {
      unsubscribe();
      observer.failed(error);
    },
    observer.isNotified,
  );

  const receive = (snapshot: QuerySnapshot) => {
    const { fromCache } = snapshot.metadata;
    const changes = snapshot.docChanges();
    for (const { oldIndex, newIndex, doc } of changes) {
      if (oldIndex >= 0) known.splice(oldIndex, 1);
      if (newIndex >= 0) known.splice(newIndex, 0, read(doc));
    }
    // Deleting costs no read. A document that no longer matches a filtered query may have changed, which costs one.
    billing(fromCache, changes.filter(({ type }) => isNarrowed || type !== 'removed').length);
    const isConfirmed = isFromCache && !fromCache;
    const isLess = known.length < documents.length;
    isFromCache &&= fromCache;
    // The array that the observer already has is not mutated.
    if (changes.length > 0) documents = [...known];
    update({ fromCache, isEmpty: known.length === 0, isChanged: isConfirmed || changes.length > 0, isLess });
  };

  const unsubscribe = onSnapshot(target, options, receive, fail);
  return () => {
    stop();
    unsubscribe();
  };
}

/** Subscribes to a document; emits `undefined` while it does not exist. */
export function watchReference<T>(
  target: DocumentReference,
  count: (reads: number) => void,
  read: (document: DocumentSnapshot) => T,
  observer: FollowedObserver<T>,
): Unsubscribe {
  let last: DocumentSnapshot | undefined;
  const billing = listenerReads(count, true);
  const { update, fail, stop } = withTimeout(
    () => last && observer.next(read(last)),
    (error) => {
      unsubscribe();
      observer.failed(error);
    },
    observer.isNotified,
  );

  const receive = (snapshot: DocumentSnapshot) => {
    const { fromCache } = snapshot.metadata;
    const isSame = last !== undefined && snapshotEqual(last, snapshot);
    last = snapshot;
    billing(fromCache, isSame || !snapshot.exists() ? 0 : 1);
    // The observer is also notified when the server confirms the cached data.
    update({ fromCache, isEmpty: !snapshot.exists(), isChanged: true });
  };

  const unsubscribe = onSnapshot(target, options, receive, fail);
  return () => {
    stop();
    unsubscribe();
  };
}
