import { FirebaseError } from 'firebase/app';
import type { FirestoreErrorCode } from 'firebase/firestore';
import { asDataError, DataError, type DataErrorKind } from '@console/shared/data';

const kinds: Partial<Record<FirestoreErrorCode, DataErrorKind>> = {
  'permission-denied': 'denied',
  unauthenticated: 'denied',
  unavailable: 'unavailable',
  'deadline-exceeded': 'unavailable',
  cancelled: 'unavailable',
  'resource-exhausted': 'unavailable',
  'not-found': 'missing',
  'already-exists': 'exists',
  aborted: 'conflict',
  'failed-precondition': 'conflict',
  'invalid-argument': 'invalid',
  'out-of-range': 'invalid',
};
const kindOf = new Map<string, DataErrorKind>(Object.entries(kinds));

/**
 * Converts any SDK failure to a DataError. The SDK's constructor returns a plain FirebaseError, so no error is ever an
 * instance of its FirestoreError.
 */
export function toDataError(error: unknown): DataError {
  if (!(error instanceof FirebaseError)) return asDataError(error);
  return new DataError(kindOf.get(error.code) ?? 'unknown', error.message, { cause: error });
}
