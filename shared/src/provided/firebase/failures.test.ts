import { initializeApp } from 'firebase/app';
import { doc, getFirestore } from 'firebase/firestore';
import { DataError } from '@console/shared/data';
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

  it('keep a kind that they already have', () => {
    const missing = new DataError('missing', 'gone');
    expect(toDataError(missing)).toBe(missing);
  });
});
