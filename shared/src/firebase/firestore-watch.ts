import {
  onSnapshot,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type QuerySnapshot,
  type SnapshotListenOptions,
} from 'firebase/firestore';
import { DataError, type Observer, type Unsubscribe } from '@console/shared/data';
import { toDataError } from './failures';

/** How long an empty answer of the device's own cache is held back, waiting for the server's. */
const patience = 5000;

/**
 * Follows a query or a document. The device's cache answers at once where it holds something;
 * "nothing" is believed only from the server, and is a failure when the server stays silent:
 * else an unreachable database would look like an empty one.
 */
export function watchSnapshot<T>(
  target: Query | DocumentReference,
  observer: Observer<T>,
  read: (documents: DocumentSnapshot[]) => T,
): Unsubscribe {
  let told = false;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const tell = (documents: DocumentSnapshot[]) => {
    clearTimeout(silence);
    told = true;
    observer.next(read(documents));
  };
  const fail = (error: unknown) => {
    stop();
    observer.failed(toDataError(error));
  };
  const receive = (documents: DocumentSnapshot[], fromCache: boolean, changed: boolean) => {
    if (told && !changed) return;
    if (told || !fromCache || documents.length > 0) return tell(documents);
    silence ??= setTimeout(() => fail(new DataError('unavailable', 'The database did not answer')), patience);
  };

  // Metadata changes tell when the server has confirmed what the cache said.
  const options: SnapshotListenOptions = { includeMetadataChanges: true };
  const unsubscribe =
    target.type === 'document'
      ? onSnapshot(
          target,
          options,
          (snapshot) => receive(snapshot.exists() ? [snapshot] : [], snapshot.metadata.fromCache, true),
          fail,
        )
      : onSnapshot(
          target,
          options,
          (snapshot: QuerySnapshot) =>
            receive(snapshot.docs, snapshot.metadata.fromCache, snapshot.docChanges().length > 0),
          fail,
        );

  function stop(): void {
    clearTimeout(silence);
    unsubscribe();
  }
  return stop;
}
