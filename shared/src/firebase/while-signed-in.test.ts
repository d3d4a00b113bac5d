import { DataError } from '@console/shared/data';
import { whileSignedIn } from './while-signed-in';

const denied = new DataError('denied', 'Not yours');

/** Starts a listener signed in or signed out; returns its observer and a function that ends the sign-in. */
function begin(signedIn = true) {
  let isSignedIn = signedIn;
  const heard = { next: jest.fn(), failed: jest.fn() };
  const observer = whileSignedIn<string>(() => isSignedIn, heard);
  return { heard, observer, signOut: () => void (isSignedIn = false) };
}

describe('a listener that the database ends', () => {
  it('keeps the last value when the sign-in has ended', () => {
    const { heard, observer, signOut } = begin();
    observer.next('a season');
    signOut();
    observer.failed(denied);
    expect(heard.next.mock.calls).toEqual([['a season']]);
    expect(heard.failed).not.toHaveBeenCalled();
  });

  it('reports the failure while signed in', () => {
    const { heard, observer } = begin();
    observer.next('a season');
    observer.failed(denied);
    expect(heard.failed).toHaveBeenCalledWith(denied);
  });

  it('reports a failure before the first value', () => {
    const { heard, observer, signOut } = begin();
    signOut();
    observer.failed(denied);
    expect(heard.failed).toHaveBeenCalledWith(denied);
  });

  it('reports the failure to a visitor who never signed in', () => {
    const { heard, observer } = begin(false);
    observer.next('a season');
    observer.failed(denied);
    expect(heard.failed).toHaveBeenCalledWith(denied);
  });

  it('reports failures of other kinds', () => {
    const { heard, observer, signOut } = begin();
    observer.next('a season');
    signOut();
    const away = new DataError('unavailable', 'Away');
    observer.failed(away);
    expect(heard.failed).toHaveBeenCalledWith(away);
  });
});
