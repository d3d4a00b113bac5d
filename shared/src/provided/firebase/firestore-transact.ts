import {
  doc,
  runTransaction,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase/firestore';
import { DataError, readCounter, type DataTransaction, type StoredDocument } from '@console/shared/data';
import { fieldsToSdk } from './stored-values';

/** How long a transaction may take, in milliseconds: the SDK would wait for an answer without end. */
const limitMs = 30_000;

type Found = (snapshot: DocumentSnapshot) => StoredDocument | undefined;

/**
 * Runs work in one Firestore transaction. The SDK requires all reads before any write, so writes are queued until the
 * end. One that takes longer than `limitMs` fails and starts no further attempt, so that its caller can retry and what
 * the retry stores stays. A commit that is under way succeeds only if nothing was stored since its reads.
 */
export function runTransact<T>(
  database: Firestore,
  found: Found,
  work: (transaction: DataTransaction) => Promise<T>,
): Promise<T> {
  const late = new DataError('unavailable', 'The database did not answer in time');
  let isLate = false;
  const failIfLate = () => {
    if (isLate) throw late;
  };
  const running = runTransaction(database, async (sdk) => {
    failIfLate();
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
      async create(path, fields, { hasNewId = false } = {}) {
        if (!hasNewId && (await readOnce(path))) throw new DataError('exists', `${path} exists already`);
        writes.push((target) => target.set(doc(database, path), fieldsToSdk(fields)));
      },
      async merge(path, fields) {
        writes.push((target) => target.set(doc(database, path), fieldsToSdk(fields), { merge: true }));
      },
      async remove(path) {
        writes.push((target) => target.delete(doc(database, path)));
      },
    });
    failIfLate();
    for (const write of writes) write(sdk);
    return result;
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      isLate = true;
      reject(late);
    }, limitMs);
    running.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
