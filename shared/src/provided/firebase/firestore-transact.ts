import {
  doc,
  runTransaction,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase/firestore';
import { DataError, readCounter, type DataTransaction, type StoredDocument } from '@console/shared/data';
import { fieldsToSdk } from './stored-values';

type Found = (snapshot: DocumentSnapshot) => StoredDocument | undefined;

/**
 * Runs work in one Firestore transaction. The SDK requires all reads before any write, so writes are queued until the
 * end.
 */
export function runTransact<T>(
  database: Firestore,
  found: Found,
  work: (transaction: DataTransaction) => Promise<T>,
): Promise<T> {
  return runTransaction(database, async (sdk) => {
    const writes: ((sdk: Transaction) => void)[] = [];
    const reads = new Map<string, Promise<StoredDocument | undefined>>();
    const read = async (path: string) => {
      const snapshot = await sdk.get(doc(database, path));
      readCounter(path)(1);
      return found(snapshot);
    };
    // The SDK sends a request for every `get`, which takes a round trip and is billed.
    const readOnce = (path: string) => {
      const document = reads.get(path) ?? read(path);
      reads.set(path, document);
      return document;
    };
    const result = await work({
      get: readOnce,
      async create(path, fields) {
        if (await readOnce(path)) throw new DataError('exists', `${path} exists already`);
        writes.push((target) => target.set(doc(database, path), fieldsToSdk(fields)));
      },
      async merge(path, fields) {
        writes.push((target) => target.set(doc(database, path), fieldsToSdk(fields), { merge: true }));
      },
      async remove(path) {
        writes.push((target) => target.delete(doc(database, path)));
      },
    });
    for (const write of writes) write(sdk);
    return result;
  });
}
