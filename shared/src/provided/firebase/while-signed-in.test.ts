import { FirebaseError } from 'firebase/app';
import { DataError } from '@console/shared/data';
import { attemptWhile, whileSignedIn } from './while-signed-in';

const denied = new DataError('denied', 'Not yours');

/** Starts a listener signed in or signed out; returns its observer and a function that ends the sign-in. */
function subscribe(signedIn = true) {
  let isSignedIn = signedIn;
  const received = { next: jest.fn(), failed: jest.fn() };
  const observer = whileSignedIn<string>(() => isSignedIn, received);
  return { received, observer, signOut: () => void (isSignedIn = false) };
}

describe('a listener that the database ends', () => {
  it('keeps the last value when the sign-in has ended', () => {
    const { received, observer, signOut } = subscribe();
    observer.next('a season');
    signOut();
    observer.failed(denied);
    expect(received.next.mock.calls).toEqual([['a season']]);
    expect(received.failed).not.toHaveBeenCalled();
  });

  it('reports the failure while signed in', () => {
    const { received, observer } = subscribe();
    observer.next('a season');
    observer.failed(denied);
    expect(received.failed).toHaveBeenCalledWith(denied);
  });

  it('reports the end of the sign-in before the first value, which is no refusal', () => {
    const { received, observer, signOut } = subscribe();
    signOut();
    observer.failed(denied);
    expect(received.failed).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'unavailable', readAs: 'signedOut', cause: denied }),
    );
  });

  it('reports the failure to a visitor who never signed in', () => {
    const { received, observer } = subscribe(false);
    observer.next('a season');
    observer.failed(denied);
    expect(received.failed).toHaveBeenCalledWith(denied);
  });

  it('reports failures of other kinds', () => {
    const { received, observer, signOut } = subscribe();
    observer.next('a season');
    signOut();
    const unavailable = new DataError('unavailable', 'Away');
    observer.failed(unavailable);
    expect(received.failed).toHaveBeenCalledWith(unavailable);
  });
});

describe('a listener whose client is closed', () => {
  const aborted = new DataError('conflict', 'Firestore shutting down');

  it('reports nothing after a logout in another tab has cleared the storage', () => {
    localStorage.clear();
    const { received, observer } = subscribe();
    observer.failed(aborted);
    expect(received.failed).not.toHaveBeenCalled();
  });

  it('reports the failure while the session is stored', () => {
    localStorage.setItem('user', '{"uid":"u1"}');
    const { received, observer } = subscribe();
    observer.failed(aborted);
    expect(received.failed).toHaveBeenCalledWith(aborted);
  });
});

describe('a single operation that the database refuses', () => {
  const refused = new FirebaseError('permission-denied', 'Not yours');
  const attempt = (isSignedIn: boolean) => attemptWhile(() => isSignedIn)(() => Promise.reject(refused));

  it('says that the sign-in has ended if it has', () =>
    expect(attempt(false)).rejects.toMatchObject({ kind: 'unavailable', readAs: 'signedOut' }));

  it('says that it was refused while signed in', () =>
    expect(attempt(true)).rejects.toMatchObject({ kind: 'denied', readAs: 'denied' }));
});
