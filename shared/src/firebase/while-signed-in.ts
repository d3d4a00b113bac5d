import type { Observer } from '@console/shared/data';

/**
 * Leaves with an observer what it was told last when the database refuses a listener because the sign-in has ended
 * meanwhile: that is no word on what the person may see. The session tells that it is over, and has everything read
 * anew when the person is back.
 */
export function whileSignedIn<T>(isSignedIn: () => boolean, observer: Observer<T>): Observer<T> {
  const began = isSignedIn();
  let isTold = false;
  return {
    next(value) {
      isTold = true;
      observer.next(value);
    },
    failed(error) {
      if (began && isTold && error.kind === 'denied' && !isSignedIn()) return;
      observer.failed(error);
    },
  };
}
