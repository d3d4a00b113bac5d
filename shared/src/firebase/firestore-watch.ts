import {
  onSnapshot,
  snapshotEqual,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore';
import { DataError, listenerReads, type Found, type Observer, type Unsubscribe } from '@console/shared/data';
import { toDataError } from './failures';

/** How long an empty answer of the device's own cache is held back, waiting for the server's. */
const patience = 5000;

// Metadata changes tell when the server has confirmed what the cache said.
const options = { includeMetadataChanges: true };

/** What a snapshot says: of the device's cache or the server, of anything or nothing, of something new or not. */
type Heard = { fromCache: boolean; isEmpty: boolean; isChanged: boolean };

/**
 * The device's cache answers at once where it holds something; "nothing" is believed only from the server, and is a
 * failure when the server stays silent: else an unreachable database would look like an empty one.
 */
function patiently(tell: () => void, failed: (error: DataError) => void) {
  let told = false;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(silence);
  const fail = (error: unknown) => {
    stop();
    failed(toDataError(error));
  };
  const hear = ({ fromCache, isEmpty, isChanged }: Heard) => {
    if (told && !isChanged) return;
    if (!told && fromCache && isEmpty) {
      silence ??= setTimeout(
        () => fail(new DataError('unavailable', 'The database did not answer')),
        patience,
      );
      return;
    }
    stop();
    told = true;
    tell();
  };
  return { hear, fail, stop };
}

/**
 * Follows a query. A document is read when it comes and when it changes; the others stay the objects they were, so
 * that a change in a long list costs what has changed. Of a list that it has never followed to the end the device
 * remembers only the documents that other queries brought.
 */
export function watchQuery<T>(
  target: Query,
  {
    isNarrowed,
    isResumed,
    count,
  }: { isNarrowed: boolean; isResumed: boolean; count: (reads: number) => void },
  read: (document: QueryDocumentSnapshot) => T,
  observer: Observer<Found<T>>,
): Unsubscribe {
  const known: T[] = [];
  let documents: readonly T[] = [];
  let isRemembered = true;
  const bill = listenerReads(count, isResumed);
  const { hear, fail, stop } = patiently(
    () => observer.next(isRemembered ? { documents, remembered: true } : { documents }),
    (error) => {
      unsubscribe();
      observer.failed(error);
    },
  );

  const receive = (snapshot: QuerySnapshot) => {
    const { fromCache } = snapshot.metadata;
    const changes = snapshot.docChanges();
    for (const { oldIndex, newIndex, doc } of changes) {
      if (oldIndex >= 0) known.splice(oldIndex, 1);
      if (newIndex >= 0) known.splice(newIndex, 0, read(doc));
    }
    // Deleting costs no read; a document that a narrowed query no longer finds may have changed, which does.
    bill(fromCache, changes.filter(({ type }) => isNarrowed || type !== 'removed').length);
    const isConfirmed = isRemembered && !fromCache;
    isRemembered &&= fromCache;
    // What was told is the observer's own and stays as it was.
    if (changes.length > 0) documents = [...known];
    hear({ fromCache, isEmpty: known.length === 0, isChanged: isConfirmed || changes.length > 0 });
  };

  const unsubscribe = onSnapshot(target, options, receive, fail);
  return () => {
    stop();
    unsubscribe();
  };
}

/** Follows a document; `undefined` while there is none. */
export function watchReference<T>(
  target: DocumentReference,
  count: (reads: number) => void,
  read: (document: DocumentSnapshot) => T,
  observer: Observer<T>,
): Unsubscribe {
  let last: DocumentSnapshot | undefined;
  const bill = listenerReads(count, true);
  const { hear, fail, stop } = patiently(
    () => last && observer.next(read(last)),
    (error) => {
      unsubscribe();
      observer.failed(error);
    },
  );

  const receive = (snapshot: DocumentSnapshot) => {
    const { fromCache } = snapshot.metadata;
    const isSame = last !== undefined && snapshotEqual(last, snapshot);
    last = snapshot;
    bill(fromCache, isSame || !snapshot.exists() ? 0 : 1);
    // That the server has confirmed it is told, too.
    hear({ fromCache, isEmpty: !snapshot.exists(), isChanged: true });
  };

  const unsubscribe = onSnapshot(target, options, receive, fail);
  return () => {
    stop();
    unsubscribe();
  };
}
