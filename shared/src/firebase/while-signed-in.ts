import type { Observer } from '@console/shared/data';

/**
 * Keeps an observer's last value when the database refuses a subscription because the sign-in has ended. Such a
 * refusal says nothing about permissions. The session reports its end, and everything is read again after the next
 * sign-in.
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
      observer.failed(error);
    },
  };
}
