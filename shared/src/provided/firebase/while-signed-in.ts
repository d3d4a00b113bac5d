import type { Observer, Unsubscribe } from '@console/shared/data';
import { readText, storageKeys } from '@console/shared/storage';
import { toDataError } from './failures';

/**
 * Starts a subscription, and drops a failure that says nothing about the data:
 * - The database refuses a subscription because the sign-in has ended. The last value stays. The session reports its
 *   end, and everything is read again after the next sign-in.
 * - Logging out, also in another tab, clears the storage and then closes the client (`aborted`). A client that is
 *   closed throws at the start (`failed-precondition`). This page leaves.
 */
export function whileSignedIn<T>(
  isSignedIn: () => boolean,
  observer: Observer<T>,
  start: (observer: Observer<T>) => Unsubscribe,
): Unsubscribe {
  const began = isSignedIn();
  let isNotified = false;
  const next = (value: T) => {
    isNotified = true;
    observer.next(value);
  };
  const failed: Observer<T>['failed'] = (error) => {
    if (began && isNotified && error.kind === 'denied' && !isSignedIn()) return;
    if (error.kind === 'conflict' && readText(storageKeys.user) === null) return;
    observer.failed(error);
  };
  try {
    return start({ next, failed });
  } catch (error) {
    failed(toDataError(error));
    return () => undefined;
  }
}
