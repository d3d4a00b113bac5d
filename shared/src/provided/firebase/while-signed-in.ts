import { DataError, type Observer } from '@console/shared/data';
import { readText, storageKeys } from '@console/shared/storage';
import { toDataError } from './failures';

/** An observer of a subscription, which may begin again on another client after it was notified. */
export type FollowedObserver<T> = Observer<T> & { readonly isNotified: boolean };

/** Does work with the database, and converts what it fails with. */
export type Attempt = <T>(work: () => Promise<T>) => Promise<T>;

/** What is refused because the sign-in has ended: it works again after the next one. */
const signedOut = (cause: unknown): DataError =>
  new DataError('unavailable', 'The sign-in has ended', { cause }, 'signedOut');

/** Single operations, of which the end of the sign-in interrupts those that are under way. */
export const attemptWhile =
  (isSignedIn: () => boolean): Attempt =>
  async (work) => {
    try {
      return await work();
    } catch (error) {
      const failure = toDataError(error);
      throw failure.kind === 'denied' && !isSignedIn() ? signedOut(error) : failure;
    }
  };

/**
 * Changes the failure of a subscription that says nothing about the data:
 * - The database refuses a subscription because the sign-in has ended. The last value stays. The session reports its
 *   end, and everything is read again after the next sign-in.
 * - A logout in another tab clears the storage and then deletes the cache, which closes the client of this tab, too
 *   (`aborted`). This page leaves.
 */
export function whileSignedIn<T>(isSignedIn: () => boolean, observer: Observer<T>): FollowedObserver<T> {
  const began = isSignedIn();
  const followed = {
    isNotified: false,
    next(value: T) {
      followed.isNotified = true;
      observer.next(value);
    },
    failed(error: DataError) {
      const isEnded = began && error.kind === 'denied' && !isSignedIn();
      if (isEnded && followed.isNotified) return;
      if (error.kind === 'conflict' && readText(storageKeys.user) === null) return;
      observer.failed(isEnded ? signedOut(error) : error);
    },
  };
  return followed;
}
