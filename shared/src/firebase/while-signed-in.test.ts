import { DataError } from '@console/shared/data';
import { whileSignedIn } from './while-signed-in';

const denied = new DataError('denied', 'Not yours');

/** A listener begun by somebody signed in or not; gives who hears of it, and what ends the sign-in. */
function begin(signedIn = true) {
  let isSignedIn = signedIn;
  const heard = { next: jest.fn(), failed: jest.fn() };
  const observer = whileSignedIn<string>(() => isSignedIn, heard);
  return { heard, observer, signOut: () => void (isSignedIn = false) };
}

describe('a listener that the database ends', () => {
  it('keeps the last value where the sign-in has ended', () => {
    const { heard, observer, signOut } = begin();
    observer.next('a season');
    signOut();
    observer.failed(denied);
    expect(heard.next.mock.calls).toEqual([['a season']]);
    expect(heard.failed).not.toHaveBeenCalled();
  });

  it('says so to whoever is still signed in', () => {
    const { heard, observer } = begin();
    observer.next('a season');
    observer.failed(denied);
    expect(heard.failed).toHaveBeenCalledWith(denied);
  });

  it('says so to whoever waits for its first word', () => {
    const { heard, observer, signOut } = begin();
    signOut();
    observer.failed(denied);
    expect(heard.failed).toHaveBeenCalledWith(denied);
  });

  it('says so to a visitor, who never signed in', () => {
    const { heard, observer } = begin(false);
    observer.next('a season');
    observer.failed(denied);
    expect(heard.failed).toHaveBeenCalledWith(denied);
  });

  it('says so where another thing is wrong', () => {
    const { heard, observer, signOut } = begin();
    observer.next('a season');
    signOut();
    const away = new DataError('unavailable', 'Away');
    observer.failed(away);
    expect(heard.failed).toHaveBeenCalledWith(away);
  });
});
