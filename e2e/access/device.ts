import { expect, type Page } from '@playwright/test';

/**
 * The records of every object store on the device, by database. Left out are databases without records, and the days
 * on which the Firebase SDK was used.
 */
export const recordsOn = (page: Page): Promise<Record<string, unknown[]>> =>
  page.evaluate(async () => {
    const result = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
      });
    const found: Record<string, unknown[]> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      if (name === 'firebase-heartbeat-database') continue;
      const database = await result(indexedDB.open(name));
      // A deletion by the console must not wait for this connection.
      database.onversionchange = () => database.close();
      const stores = [...database.objectStoreNames];
      const reads = stores.map((store) => result(database.transaction(store).objectStore(store).getAll()));
      const records = await Promise.all(reads).finally(() => database.close());
      if (records.flat().length > 0) found[name] = records.flat();
    }
    return found;
  });

/** The refresh tokens on the device. */
export async function refreshTokens(page: Page): Promise<string[]> {
  const { firebaseLocalStorageDb: stored = [] } = await recordsOn(page);
  return [...JSON.stringify(stored).matchAll(/"refreshToken":"([^"]+)"/g)].map(([, token = '']) => token);
}

/** The paths of the documents in Firestore's cache on the device. */
export async function cachedDocuments(page: Page): Promise<string[]> {
  const records = await recordsOn(page);
  const cached = Object.entries(records).filter(([name]) => name.startsWith('firestore/'));
  const paths = JSON.stringify(cached).matchAll(/"name":"projects\/[^"]*\/documents\/([^"]+)"/g);
  return [...new Set([...paths].map(([, path = '']) => path))];
}

/** Resolves when Firestore has stored the rows on the screen. */
export const isCached = (page: Page): Promise<void> =>
  expect.poll(async () => (await cachedDocuments(page)).length).toBeGreaterThan(0);
