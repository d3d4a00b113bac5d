import type { DocumentReference, Query, QuerySnapshot } from 'firebase/firestore';
import type { Found } from '@console/shared/data';
import { watchQuery, watchReference } from './firestore-watch';
import type { FollowedObserver } from './while-signed-in';

/** Hands a snapshot to the subscription, as the SDK does. */
let mockEmit: (snapshot: object) => void;

jest.mock('firebase/firestore', () => ({
  snapshotEqual: () => false,
  onSnapshot(_target: unknown, _options: unknown, receive: typeof mockEmit) {
    mockEmit = receive;
    return () => undefined;
  },
}));

jest.mock('@console/shared/data', () => ({
  ...jest.requireActual<object>('@console/shared/data'),
  listenerReads: () => () => undefined,
}));

/** Emits a document, or that there is none. */
const emitDocument = (title: string | undefined, { fromCache = false } = {}) =>
  mockEmit({ metadata: { fromCache }, exists: () => title !== undefined, get: () => title });

function givenDocument() {
  const seen: (string | undefined)[] = [];
  watchReference(
    {} as DocumentReference,
    () => undefined,
    (snapshot) => snapshot.get('title') as string | undefined,
    {
      isNotified: false,
      next: (title) => void seen.push(title),
      failed: (error) => void seen.push(error.kind),
    },
  );
  return seen;
}

describe('a subscription to a document whose cache the browser has emptied', () => {
  it('does not say that the document is deleted until the server says so', () => {
    const seen = givenDocument();
    emitDocument('Genesis');
    emitDocument(undefined, { fromCache: true });
    expect(seen).toEqual(['Genesis']);
    emitDocument('Exodus');
    emitDocument(undefined);
    expect(seen).toEqual(['Genesis', 'Exodus', undefined]);
  });

  it('does not fail after it has shown the document, however long the server is silent', () => {
    jest.useFakeTimers();
    const seen = givenDocument();
    emitDocument('Genesis', { fromCache: true });
    emitDocument(undefined, { fromCache: true });
    jest.advanceTimersByTime(60_000);
    expect(seen).toEqual(['Genesis']);
    jest.useRealTimers();
  });
});

describe('a subscription to a list whose cache the browser has emptied', () => {
  type Change = ReturnType<QuerySnapshot['docChanges']>[number];
  const added = { type: 'added', oldIndex: -1, newIndex: 0, doc: {} } as Change;
  const removed = { type: 'removed', oldIndex: 0, newIndex: -1, doc: {} } as Change;
  const emitList = (changes: Change[], fromCache: boolean) =>
    mockEmit({ metadata: { fromCache }, docChanges: () => changes });

  function givenList({ isNotified = false } = {}) {
    const seen: (number | string)[] = [];
    const bill = { isNarrowed: false, isResumed: false, count: () => undefined };
    const observer: FollowedObserver<Found<string>> = {
      isNotified,
      next: ({ documents }) => void seen.push(documents.length),
      failed: (error) => void seen.push(error.kind),
    };
    watchQuery({} as Query, bill, () => 'row', observer);
    return seen;
  }

  it.each([
    ['all rows', [added], [removed]],
    ['one of its rows', [added, added], [removed]],
  ])('does not lose %s until the server says so', (_what, before, gone) => {
    const seen = givenList();
    emitList(before, false);
    emitList(gone, true);
    expect(seen).toEqual([before.length]);
    emitList([], false);
    expect(seen).toEqual([before.length, before.length - 1]);
  });

  it('keeps its rows on another client until the server answers that one, however long it is silent', () => {
    jest.useFakeTimers();
    const seen = givenList({ isNotified: true });
    emitList([], true);
    emitList([added], true);
    jest.advanceTimersByTime(60_000);
    expect(seen).toEqual([]);
    emitList([added], false);
    expect(seen).toEqual([2]);
    jest.useRealTimers();
  });
});
