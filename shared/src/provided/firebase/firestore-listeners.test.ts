import { getFirestore } from 'firebase/firestore';
import { DataError } from '@console/shared/data';
import { storeSession } from '@console/shared/session';
import { admin } from '@console/shared/testing';
import { listenersOf } from './firestore-listeners';

/** The SDK's listener; the test decides whether its client is closed. */
const mockListen = jest.fn<() => void, []>();

jest.mock('firebase/firestore', () => ({
  getFirestore: () => ({}),
  collection: (_database: unknown, path: string) => path,
  doc: (_database: unknown, path: string) => path,
  query: (path: string) => path,
  onSnapshot: () => mockListen(),
}));

// The counter needs the performance timeline, which jsdom does not have.
jest.mock('@console/shared/data', () => ({
  ...jest.requireActual<object>('@console/shared/data'),
  readCounter: () => () => undefined,
}));

const observer = () => ({ next: jest.fn(), failed: jest.fn() });
const listeners = () =>
  listenersOf(
    () => getFirestore(),
    () => true,
  );
const seasons = { collection: 'seasons' };

beforeEach(() => mockListen.mockReset());

describe('subscriptions of a client', () => {
  it('end together, each once', () => {
    const ends = [jest.fn(), jest.fn()];
    for (const end of ends) mockListen.mockReturnValueOnce(end);
    const { watches, stopAll } = listeners();
    watches.watch(seasons, ({ id }) => id, observer())();
    watches.watchDocument('seasons/S1', observer());
    stopAll();
    for (const end of ends) expect(end).toHaveBeenCalledTimes(1);
  });

  it('do not begin after all have been ended', () => {
    const { watches, stopAll } = listeners();
    const late = observer();
    stopAll();
    watches.watch(seasons, ({ id }) => id, late)();
    watches.watchDocument('seasons/S1', late)();
    expect(mockListen).not.toHaveBeenCalled();
    expect(late.failed).not.toHaveBeenCalled();
  });
});

describe('subscriptions of a client that is replaced', () => {
  it('pause, and go on with those that have come meanwhile, without those that have gone', () => {
    const ends = [jest.fn(), jest.fn(), jest.fn()];
    for (const end of ends) mockListen.mockReturnValueOnce(end);
    const { watches, pause, resume } = listeners();
    watches.watchDocument('seasons/S1', observer());
    const stop = watches.watchDocument('seasons/S2', observer());
    pause();
    expect(ends.map((end) => end.mock.calls.length)).toEqual([1, 1, 0]);
    stop();
    watches.watchDocument('seasons/S3', observer());
    expect(mockListen).toHaveBeenCalledTimes(2);
    resume();
    expect(mockListen).toHaveBeenCalledTimes(4);
  });
});

describe('a subscription on a client that another tab has closed', () => {
  const begin = (): unknown[] => {
    mockListen.mockImplementation(() => {
      throw new Error('The client has already been terminated.');
    });
    const late = observer();
    listeners().watches.watch(seasons, ({ id }) => id, late)();
    return late.failed.mock.calls;
  };

  it('fails in its observer, never in its caller', () => {
    storeSession(admin());
    expect(begin()).toEqual([[expect.any(DataError)]]);
  });
});
