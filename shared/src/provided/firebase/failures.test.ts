import { FirebaseError, initializeApp } from 'firebase/app';
import { doc, getFirestore } from 'firebase/firestore';
import { DataError, describeFailure } from '@console/shared/data';
import { takeFailures, type Failure } from '@console/shared/failures';
import { toDataError } from './failures';

/** Errors that the SDK itself throws for invalid input. */
function thrownBySdk(): unknown {
  try {
    doc(getFirestore(initializeApp({ projectId: 'demo-failures' })), 'a-collection-only');
  } catch (error) {
    return error;
  }
  throw new Error('The SDK took a path that names no document');
}

describe('SDK errors', () => {
  it('are converted by their code', () => {
    const failure = toDataError(thrownBySdk());
    expect(failure.kind).toBe('invalid');
    expect(failure.message).toContain('segments');
  });

  it.each([
    ['permission-denied', 'Missing or insufficient permissions.', 'denied'],
    ['unauthenticated', 'Missing authentication', 'denied'],
    ['unavailable', 'Failed to get document because the client is offline.', 'unavailable'],
    ['deadline-exceeded', 'Deadline exceeded', 'unavailable'],
    ['cancelled', 'The operation was cancelled', 'unavailable'],
    ['not-found', 'No document to update: projects/p/databases/(default)/documents/seasons/S1', 'missing'],
    ['already-exists', 'Document already exists: projects/p/databases/(default)/documents/a/b', 'exists'],
    ['aborted', 'Too much contention on these documents. Please try again.', 'conflict'],
    [
      'failed-precondition',
      'the stored version (1) does not match the required base version (0)',
      'conflict',
    ],
    ['failed-precondition', 'The client has already been terminated.', 'conflict'],
    ['invalid-argument', 'too many index entries for entity /seasons/S1', 'invalid'],
    ['data-loss', 'Unrecoverable', 'unknown'],
  ] as const)('%s, “%s”, is of the kind %s', (code, message, kind) => {
    const error = new FirebaseError(code, message);
    expect(toDataError(error)).toMatchObject({ kind, message, cause: error });
    expect(describeFailure(toDataError(error))).toEqual(describeFailure(new DataError(kind, '')));
  });

  it('keep a kind that they already have', () => {
    const missing = new DataError('missing', 'gone');
    expect(toDataError(missing)).toBe(missing);
  });
});

describe('what only the operator can mend', () => {
  const notReady = 'The database isn’t ready. Tell whoever runs the console.';

  it.each([
    [
      'failed-precondition',
      'The query requires an index. You can create it here: https://console.firebase.google.com/v1/r/project/p/firestore/indexes?create_composite=Ck',
    ],
    [
      'failed-precondition',
      'The query requires an index. That index is currently building and cannot be used yet. See its status here: https://console.firebase.google.com/v1/r/project/p/firestore/indexes',
    ],
    [
      'failed-precondition',
      'The query requires a COLLECTION_GROUP_ASC index for collection history and field expires.',
    ],
    [
      'failed-precondition',
      'The Cloud Firestore API is not available for Firestore in Datastore Mode database projects/p/databases/(default).',
    ],
    ['not-found', 'The database (default) does not exist for project p Please visit https://console.cloud…'],
    [
      'permission-denied',
      'Cloud Firestore API has not been used in project p before or it is disabled. Enable it by visiting https://console…',
    ],
  ])('is “not set up” (%s: %s)', (code, message) => {
    const failure = toDataError(new FirebaseError(code, message));
    expect(describeFailure(failure)).toEqual({ kind: 'notSetUp', message: notReady });
    // The link of Firestore's message is for the console's log only.
    expect(failure.message).toBe(`See README.md: ${message}`);
  });

  it('is told of a quota that is used up, while a save waits until there is one again', () => {
    const failure = toDataError(new FirebaseError('resource-exhausted', 'Quota exceeded.'));
    expect(describeFailure(failure)).toEqual({ kind: 'unavailable', message: notReady });
    expect(failure.message).toBe('See README.md: Quota exceeded.');
  });
});

it.each([
  ['failed-precondition', 'The query requires an index.', 'not-set-up'],
  ['not-found', 'The database (default) does not exist for project p', 'not-set-up'],
  ['resource-exhausted', 'Quota exceeded.', 'quota'],
  ['permission-denied', 'Missing or insufficient permissions.', undefined],
] as const)('%s, “%s”, is reported to the operator as %s', (code, message, kind) => {
  const taken: Failure[] = [];
  // Those of the tests before.
  takeFailures(() => undefined);
  takeFailures((failure) => taken.push(failure));
  const error = new FirebaseError(code, message);
  toDataError(error);
  expect(taken).toEqual(kind ? [[kind, error]] : []);
});
