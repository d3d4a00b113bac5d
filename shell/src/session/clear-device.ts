import { readStoredSession } from '@console/shared/session';
import { clearStorageByKey, deleteSharedContent, endLogout, isLogoutPending } from '@console/shared/storage';
import { withTimeout } from '../lib/with-timeout';

/** How long, in milliseconds, the deletion may take before it counts as failed. */
const limitMs = 5000;

const lockName = 'session';

/** Keys of the Firebase SDK, and persisted documents. Where IndexedDB fails, Auth stores its sign-in in one of them. */
const isOfSession = (key: string) => /^(firebase|firestore|persisted\/)/.test(key);

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError';

const resultOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });

/**
 * Clears every object store. Unlike a deletion, this does not wait until other pages close the database. Does nothing if
 * a session is stored meanwhile: the caller may have stopped waiting long ago.
 */
async function emptyDatabase(name: string): Promise<void> {
  const database = await resultOf(indexedDB.open(name));
  try {
    const stores = [...database.objectStoreNames];
    if (stores.length === 0 || readStoredSession()) return;
    const transaction = database.transaction(stores, 'readwrite');
    await Promise.all(stores.map((store) => resultOf(transaction.objectStore(store).clear())));
  } finally {
    database.close();
  }
}

/**
 * Deletes what the last session has left, unless a session is stored. Drafts, and what another
 * app has shared, are deleted only after a logout. While a
 * person signs in, what Auth has is theirs.
 */
async function deleteLeftovers(isSigningIn: boolean): Promise<void> {
  if (readStoredSession()) return;
  clearStorageByKey((key) => isOfSession(key) && (!isSigningIn || !key.startsWith('firebase')));
  if (isLogoutPending()) await deleteSharedContent();
  const databases = 'indexedDB' in window ? await indexedDB.databases() : [];
  await Promise.all(
    databases.map(async ({ name = '' }) => {
      if (readStoredSession()) return;
      // Firestore does not use an emptied database again. Its clients close it when it is to be deleted.
      if (name.startsWith('firestore/')) await resultOf(indexedDB.deleteDatabase(name));
      // Pages that are ready for a sign-in keep the database of Auth open.
      const isLeft = name.startsWith('firebase') ? !isSigningIn : name === 'drafts' && isLogoutPending();
      if (isLeft) await emptyDatabase(name);
    }),
  );
  if (!readStoredSession()) endLogout();
}

/** Deletes what an earlier session has left, for a person who has just signed in. @throws when it takes too long. */
export const clearForNextPerson = (): Promise<void> => withTimeout(deleteLeftovers(true), limitMs);

/**
 * Deletes what a session has left on this device, also what an interrupted logout did not delete. Does nothing while
 * a session is stored, or while a person signs in in another tab, where the same is done. Never rejects.
 * @returns `false` when that failed
 */
export async function clearDevice(): Promise<boolean> {
  let hasBegun = false;
  const clear = () => {
    hasBegun = true;
    return withTimeout(deleteLeftovers(false), limitMs);
  };
  try {
    // Browsers support locks only in secure contexts.
    if ('locks' in navigator) {
      const request = () =>
        navigator.locks.request(lockName, { signal: AbortSignal.timeout(limitMs + 500) }, clear);
      // A browser refuses a lock that it would grant while a new window stops the page.
      await request().catch((error: unknown) => {
        if (hasBegun || isTimeout(error)) throw error;
        return request();
      });
    } else await clear();
    return true;
  } catch (error) {
    if (isTimeout(error)) return true;
    console.error('Data of the last session could not be deleted', error);
    return false;
  }
}

/**
 * Keeps other tabs from clearing the device while a person signs in. `held` resolves when no other tab is doing so.
 * It is requested without waiting, because a browser opens the sign-in window only in the click itself.
 */
export function holdDevice(): { held: Promise<void>; release: () => void } {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const held = new Promise<void>((resolve) => {
    if (!('locks' in navigator)) return resolve();
    const hold = () => {
      resolve();
      return released;
    };
    const request = () => navigator.locks.request(lockName, { mode: 'shared' }, hold);
    // A browser refuses a lock that it would grant while a new window stops the page.
    request().catch(request).catch(resolve);
    // No tab clears for longer: then the browser does not answer for its locks.
    setTimeout(resolve, limitMs + 500);
  });
  return { held, release };
}
