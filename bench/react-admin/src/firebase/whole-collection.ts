import { collection, onSnapshot } from 'firebase/firestore';
import type { RaRecord } from 'react-admin';
import { database } from './connection';
import { recordOf } from './records';

const collections = new Map<string, Promise<{ records: RaRecord[] }>>();

/**
 * All of a collection, read once and kept up by a listener. Firestore cannot look for a part of a text, so a search
 * has to hold what it searches.
 */
export function wholeCollection(path: string): Promise<{ records: RaRecord[] }> {
  const known = collections.get(path);
  if (known) return known;
  const held: { records: RaRecord[] } = { records: [] };
  const first = new Promise<typeof held>((resolve, reject) =>
    onSnapshot(
      collection(database, path),
      ({ docs, metadata }) => {
        held.records = docs.map((document) => recordOf(document));
        if (!metadata.fromCache) resolve(held);
      },
      (error) => {
        collections.delete(path);
        reject(error);
      },
    ),
  );
  collections.set(path, first);
  return first;
}
