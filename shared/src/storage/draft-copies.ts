/*
 * A browser writes its local storage to disk in its own time: where it is killed as a whole, Chromium loses up to the
 * last twenty seconds of it. IndexedDB is there after milliseconds, but it answers late. So the local storage has the
 * drafts, and this has a copy of each, which puts back what was lost.
 */
import { copiesName } from './draft-places';

const store = 'drafts';

let opening: Promise<IDBDatabase | undefined> | undefined;

/** None where the browser refuses. What is asked of it is done in the order in which it was asked. */
function copies(): Promise<IDBDatabase | undefined> {
  return (opening ??= new Promise<IDBDatabase | undefined>((resolve) => {
    if (!('indexedDB' in globalThis)) return resolve(undefined);
    const request = indexedDB.open(copiesName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    request.onerror = () => resolve(undefined);
    request.onsuccess = () => {
      const { result } = request;
      // Somebody logs out, and waits for this.
      result.onversionchange = () => {
        result.close();
        opening = undefined;
      };
      resolve(result);
    };
  }).catch(() => undefined));
}

/** Keeps what the local storage has under a key now, or nothing where it has nothing. */
export async function copyDraft(key: string, text?: string): Promise<void> {
  try {
    const transaction = (await copies())?.transaction(store, 'readwrite');
    if (text === undefined) transaction?.objectStore(store).delete(key);
    else transaction?.objectStore(store).put(text, key);
    // The page may go in the next moment.
    transaction?.commit();
  } catch {
    // The local storage has it.
  }
}

let recovery: Promise<void> | undefined;

/** Puts back, once on each page, what the local storage has lost. A browser that does not answer is not waited for. */
export const recoverDrafts = (): Promise<void> =>
  (recovery ??= Promise.race([recover().catch(() => undefined), aSecond()]));

const aSecond = () => new Promise<void>((resolve) => setTimeout(resolve, 1000));

async function recover(): Promise<void> {
  const drafts = (await copies())?.transaction(store).objectStore(store);
  if (!drafts) return;
  const [keys, texts] = await Promise.all([answerTo(drafts.getAllKeys()), answerTo(drafts.getAll())]);
  for (const [index, text] of texts.entries()) {
    const key = keys[index];
    if (typeof key !== 'string' || typeof text !== 'string') continue;
    if (timeOf(text) > timeOf(localStorage.getItem(key))) localStorage.setItem(key, text);
  }
}

const answerTo = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The copies of drafts could not be read'));
  });

/** When it was last typed at; never, where there is nothing, or nothing that can be read. */
function timeOf(text: string | null): number {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    return typeof draft === 'object' && draft !== null ? Number(Reflect.get(draft, 'at')) : 0;
  } catch {
    return 0;
  }
}
