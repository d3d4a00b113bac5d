import type { Observer } from '@console/shared/data';
import { readText, storageKeys } from '@console/shared/storage';

/**
 * Drops the failure of a subscription that says nothing about the data:
 * - The database refuses a subscription because the sign-in has ended. The last value stays. The session reports its
 *   end, and everything is read again after the next sign-in.
 * - A logout in another tab clears the storage and then deletes the cache, which closes the client of this tab, too
 *   (`aborted`). This page leaves.
 */
export function whileSignedIn<T>(isSignedIn: () => boolean, observer: Observer<T>): Observer<T> {
  const began = isSignedIn();
  let isNotified = false;
  return {
    next(value) {
      isNotified = true;
      observer.next(value);
    },
    failed(error) {
      if (began && isNotified && error.kind === 'denied' && !isSignedIn()) return;
      if (error.kind === 'conflict' && readText(storageKeys.user) === null) return;
      observer.failed(error);
    },
  };
}
