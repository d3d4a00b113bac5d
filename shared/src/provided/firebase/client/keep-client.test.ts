import type { Auth } from 'firebase/auth';
import { getDocFromCache, type Firestore } from 'firebase/firestore';
import { storageKeys } from '@console/shared/storage';
import { keepClient } from './keep-client';
import type { ReplaceableClient, Replacement } from './replaceable-client';

let comeBack: () => void;
jest.mock('./page-cache', () => ({
  releaseInPageCache: (_left: unknown, returned: () => void) => void (comeBack = returned),
}));
jest.mock('./storage-lost', () => ({ onStorageLost: () => undefined }));
jest.mock('firebase/firestore', () => ({
  doc: jest.fn(),
  getDocFromCache: jest.fn(async () => Promise.reject(new Error('It is not stored'))),
}));

/** A client whose sign-in changes with `auth.change`. */
async function givenClient() {
  const auth = {
    currentUser: {} as object | null,
    change: () => undefined as void,
    authStateReady: async () => undefined,
    onAuthStateChanged(changed: () => void) {
      auth.change = changed;
      return () => undefined;
    },
  };
  const replace = jest.fn(async ({ isKept = true }: Replacement) => {
    client.database = {} as Firestore;
    return isKept;
  });
  const client = { database: {} as Firestore, replace };
  const listeners = { pause: jest.fn(), resume: jest.fn() };
  const noteStored = jest.fn();
  const stop = await keepClient({
    auth: auth as unknown as Auth,
    client: client as unknown as ReplaceableClient,
    listeners,
    noteStored,
  });
  return { auth, replace, listeners, noteStored, stop };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('the client of a page', () => {
  beforeEach(() => localStorage.setItem(storageKeys.user, '{}'));

  it('is replaced when the page comes back, and subscriptions go on with the next one', async () => {
    const { replace, listeners } = await givenClient();
    comeBack();
    expect(listeners.pause).toHaveBeenCalled();
    expect(listeners.resume).not.toHaveBeenCalled();
    await settle();
    expect(replace.mock.calls).toEqual([[{ isClosed: true }]]);
    expect(listeners.resume).toHaveBeenCalledTimes(1);
  });

  it('is not replaced after a logout in another tab, but after the next sign-in', async () => {
    const { auth, replace } = await givenClient();
    localStorage.removeItem(storageKeys.user);
    comeBack();
    await settle();
    expect(replace).not.toHaveBeenCalled();
    auth.change();
    await settle();
    expect(replace.mock.calls).toEqual([[{ isClosed: true }]]);
    auth.change();
    await settle();
    expect(replace).toHaveBeenCalledTimes(1);
  });

  it('lets forms send again what the last one left unanswered', async () => {
    jest.useFakeTimers();
    const sendAgain = jest.fn();
    addEventListener('online', sendAgain, { once: true });
    await givenClient();
    comeBack();
    await jest.advanceTimersByTimeAsync(1000);
    expect(sendAgain).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('is not replaced once it is closed', async () => {
    const { replace, stop } = await givenClient();
    stop();
    comeBack();
    await settle();
    expect(replace).not.toHaveBeenCalled();
  });

  it('gives way to one without storage where the storage does not answer, which is told', async () => {
    jest.useFakeTimers();
    jest.mocked(getDocFromCache).mockReturnValueOnce(new Promise(() => undefined));
    const { replace, noteStored } = await givenClient();
    await jest.advanceTimersByTimeAsync(8000);
    expect(replace.mock.calls).toEqual([[{ isKept: false }]]);
    expect(noteStored.mock.calls).toEqual([[false]]);
    comeBack();
    await jest.advanceTimersByTimeAsync(0);
    expect(noteStored.mock.calls).toEqual([[false], [true]]);
    jest.useRealTimers();
  });
});
