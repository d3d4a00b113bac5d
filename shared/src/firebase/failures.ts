import { FirestoreError } from 'firebase/firestore';
import { asDataError, DataError, type DataErrorKind } from '@console/shared/data';

const kinds: Partial<Record<FirestoreError['code'], DataErrorKind>> = {
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

/** Any failure of the SDK as the gateway's own error. */
export function toDataError(error: unknown): DataError {
  if (!(error instanceof FirestoreError)) return asDataError(error);
  return new DataError(kinds[error.code] ?? 'unknown', error.message, { cause: error });
}
