import type { DocumentReference, Query, QuerySnapshot } from 'firebase/firestore';
import { watchQuery, watchReference } from './firestore-watch';

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
    { next: (title) => void seen.push(title), failed: (error) => void seen.push(error.kind) },
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

  it('does not lose its rows until the server says so', () => {
    const counts: number[] = [];
    const bill = { isNarrowed: false, isResumed: false, count: () => undefined };
    watchQuery({} as Query, bill, () => 'row', {
      next: ({ documents }) => void counts.push(documents.length),
      failed: () => undefined,
    });
    emitList([added], false);
    emitList([removed], true);
    expect(counts).toEqual([1]);
    emitList([], false);
    expect(counts).toEqual([1, 0]);
  });
});
