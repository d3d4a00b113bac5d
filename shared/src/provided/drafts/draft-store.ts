import { draftsChanged, isOpen } from './open-forms';

/** Unsaved form input, as stored on this device. */
export type Draft = {
  /** Identifies one form on one page: two tabs with the same form have two drafts. */
  id: string;
  /** The owner: a person's uid, or the tab of a visitor. */
  owner: string;
  /** The `draftKey` of the form. */
  form: string;
  /** The URL of the form, such as `/create-quiz?season=S1`. */
  address: string;
  /** When the draft was last written, in milliseconds. */
  updatedAt: number;
  /** The changes as readable text: one line per field. */
  text: string;
  /** The values that the form opened with, and the current input. An older release may have stored other fields. */
  base: object;
  values: object;
  /** The progress of the form beyond its fields; only the form reads it. */
  progress: object;
};

const maxAgeMs = 30 * 24 * 60 * 60 * 1000;
const table = 'drafts';

/** Drafts that IndexedDB did not store. They are lost with the page, so the browser prompts before the page is closed. */
const memory = new Map<string, Draft>();
const promptBeforeUnload = (event: BeforeUnloadEvent) => memory.size > 0 && event.preventDefault();

let opening: Promise<IDBDatabase> | undefined;

const openDatabase = (): Promise<IDBDatabase> =>
  (opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('drafts', 2);
    request.onupgradeneeded = () => {
      const { result } = request;
      for (const earlier of result.objectStoreNames) result.deleteObjectStore(earlier);
      result.createObjectStore(table, { keyPath: 'id' });
    };
    request.onerror = () => reject(request.error ?? new Error('IndexedDB did not open'));
    request.onsuccess = () => {
      const { result } = request;
      // A newer release is waiting for this connection to close.
      result.onversionchange = () => result.close();
      resolve(result);
    };
  }));

async function run<T>(
  mode: IDBTransactionMode,
  operation: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await openDatabase()).transaction(table, mode);
  const request = operation(transaction.objectStore(table));
  // Written immediately: the page may be closed at any moment.
  transaction.commit();
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB aborted'));
  });
}

/** Stores a draft and replaces its earlier version. Never rejects: without IndexedDB the draft is kept in memory. */
export async function writeDraft(draft: Draft): Promise<void> {
  try {
    await run('readwrite', (store) => store.put(draft));
    memory.delete(draft.id);
  } catch {
    memory.set(draft.id, draft);
    addEventListener('beforeunload', promptBeforeUnload);
  }
  // A draft that is being edited is not listed, so the listeners are not notified.
  if (!isOpen(draft.id)) draftsChanged();
}

/** Deletes one draft. Never rejects. */
export async function deleteDraft(id: string): Promise<void> {
  await run('readwrite', (store) => store.delete(id)).catch(() => undefined);
  memory.delete(id);
  draftsChanged();
}

/** Deletes the drafts of all people on this device. Never rejects. */
export async function deleteAllDrafts(): Promise<void> {
  memory.clear();
  await run('readwrite', (store) => store.clear()).catch(() => undefined);
  draftsChanged();
}

/** All drafts on this device, the latest first; drafts older than 30 days are deleted. Never rejects. */
export async function readDrafts(): Promise<Draft[]> {
  const stored: unknown[] = await run('readonly', (store) => store.getAll()).catch(() => []);
  const since = Date.now() - maxAgeMs;
  const drafts = [...stored.filter(isDraft), ...memory.values()];
  for (const { id, updatedAt } of drafts) if (updatedAt < since) void deleteDraft(id);
  return drafts
    .filter(({ updatedAt }) => updatedAt >= since)
    .sort((one, other) => other.updatedAt - one.updatedAt);
}

const isDraft = (value: unknown): value is Draft =>
  isObject(value) &&
  ['id', 'owner', 'form', 'address', 'text'].every((name) => typeof Reflect.get(value, name) === 'string') &&
  ['base', 'values', 'progress'].every((name) => isObject(Reflect.get(value, name)));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
