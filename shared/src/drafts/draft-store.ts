import { draftsChanged, isOpen } from './open-forms';

/** Something typed into a form and not saved, as this device keeps it. */
export type Draft = {
  /** One form on one page: two tabs with the same form have two drafts. */
  id: string;
  /** Whose it is: a person's uid, or the tab of a visitor. */
  owner: string;
  /** The `draftKey` of the form. */
  form: string;
  /** Where the form is, such as `/create-quiz?season=S1`. */
  address: string;
  /** When it was last written, in milliseconds. */
  updatedAt: number;
  /** What was typed, for people to read: a line for each field. */
  text: string;
  /** What the form opened with, and what stands in it. An older release may have written other fields. */
  base: object;
  values: object;
  /** How far the form has come beside its fields; only the form reads it. */
  progress: object;
};

const keptForMs = 30 * 24 * 60 * 60 * 1000;
const table = 'drafts';

/** Drafts that IndexedDB did not take. They last as long as the page, so the browser asks before it goes. */
const memory = new Map<string, Draft>();
const askBeforeUnload = (event: BeforeUnloadEvent) => memory.size > 0 && event.preventDefault();

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
      // A newer release waits for this.
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
  // At once: the page may go in the next moment.
  transaction.commit();
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB aborted'));
  });
}

/** Stores a draft in place of its earlier version. Never rejects: without IndexedDB the page's memory has it. */
export async function writeDraft(draft: Draft): Promise<void> {
  try {
    await run('readwrite', (store) => store.put(draft));
    memory.delete(draft.id);
  } catch {
    memory.set(draft.id, draft);
    addEventListener('beforeunload', askBeforeUnload);
  }
  // While one types in a form, no list shows its draft.
  if (!isOpen(draft.id)) draftsChanged();
}

/** Deletes one draft. Never rejects. */
export async function deleteDraft(id: string): Promise<void> {
  await run('readwrite', (store) => store.delete(id)).catch(() => undefined);
  memory.delete(id);
  draftsChanged();
}

/** Deletes the drafts of everybody on this device. Never rejects. */
export async function deleteAllDrafts(): Promise<void> {
  memory.clear();
  await run('readwrite', (store) => store.clear()).catch(() => undefined);
  draftsChanged();
}

/** Every draft on this device, the latest first; those older than 30 days are deleted. Never rejects. */
export async function readDrafts(): Promise<Draft[]> {
  const stored: unknown[] = await run('readonly', (store) => store.getAll()).catch(() => []);
  const since = Date.now() - keptForMs;
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
