import { FirebaseError } from 'firebase/app';
import type { FirestoreErrorCode } from 'firebase/firestore';
import { asDataError, DataError, type DataErrorKind } from '@console/shared/data';
import { reportFailure } from '@console/shared/failures';

const kinds: Record<string, DataErrorKind> = {
  'permission-denied': 'denied',
  unauthenticated: 'denied',
  unavailable: 'unavailable',
  'deadline-exceeded': 'unavailable',
  cancelled: 'unavailable',
  'resource-exhausted': 'unavailable',
  'not-found': 'missing',
  'already-exists': 'exists',
  aborted: 'conflict',
  // Of a transaction: a document has changed since it was read.
  'failed-precondition': 'conflict',
  'invalid-argument': 'invalid',
} satisfies Partial<Record<FirestoreErrorCode, DataErrorKind>>;

/**
 * What Firestore says where an index, the database, its native mode or the API is missing, or a quota is used up: only the
 * operator can mend that.
 */
const needsOperator = /requires a|Datastore|not exist|\bAPI\b|exhausted/;

/**
 * Converts any SDK failure to a DataError. The SDK's constructor returns a plain FirebaseError, so no error is ever an
 * instance of its FirestoreError.
 */
export function toDataError(error: unknown): DataError {
  if (!(error instanceof FirebaseError)) return asDataError(error);
  const { code, message } = error;
  const kind = kinds[code] ?? 'unknown';
  const options = { cause: error };
  if (!needsOperator.test(code + message)) return new DataError(kind, message, options);
  // What is saved while a quota is used up waits, and is sent later.
  const forOperator = kind === 'unavailable' ? kind : 'notSetUp';
  reportFailure(kind === 'unavailable' ? 'quota' : 'not-set-up', error);
  return new DataError(forOperator, `See README.md: ${message}`, options, 'notSetUp');
}
