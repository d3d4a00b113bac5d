import { initializeApp } from 'firebase/app';
import { doc, getFirestore } from 'firebase/firestore';
import { DataError } from '@console/shared/data';
import { toDataError } from './failures';

/** What the SDK itself throws at something it refuses. */
function thrownBySdk(): unknown {
  try {
    doc(getFirestore(initializeApp({ projectId: 'demo-failures' })), 'a-collection-only');
  } catch (error) {
    return error;
  }
  throw new Error('The SDK took a path that names no document');
}

describe('a failure of the SDK', () => {
  it('is told by its kind', () => {
    const failure = toDataError(thrownBySdk());
    expect(failure.kind).toBe('invalid');
    expect(failure.message).toContain('segments');
  });

  it('keeps a failure that already has its kind', () => {
    const missing = new DataError('missing', 'gone');
    expect(toDataError(missing)).toBe(missing);
  });
});
