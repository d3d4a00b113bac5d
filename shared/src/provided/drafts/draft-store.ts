import { draftsChanged, isOpen } from './open-forms';

/** A save that has not reached the database yet. */
export type PendingSave = {
  /** When the person saved, in milliseconds: saves are sent in this order. */
  since: number;
  /**
   * `sending`: it was not attempted yet. `waiting`: the database could not be reached. `refused`: it was not stored,
   * and the person has to decide.
   */
  state: 'sending' | 'waiting' | 'refused';
  /** Why it was refused, for the person. */
  reason?: string;
};

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
  /** The person has saved the form, and the save is still to be sent. */
  pending?: PendingSave;
};

const maxAgeMs = 30 * 24 * 60 * 60 * 1000;
const table = 'drafts';

/** How long, in milliseconds, IndexedDB may take: some browsers never answer, and a save must not wait for that. */
const limitMs = 2000;

/** Drafts that IndexedDB has not stored. They are lost with the page, so the browser prompts before the page is closed. */
const memory = new Map<string, Draft>();
const promptBeforeUnload = (event: BeforeUnloadEvent) => memory.size > 0 && event.preventDefault();

/** The ids of the drafts that this page has written. */
const own = new Set<string>();

/** Whether this page has written a draft; else another tab has, or the page before. */
export const isOwnDraft = (id: string): boolean => own.has(id);

/** The drafts that this page has stored last. */
const stored = new Map<string, Draft>();

/** After how many milliseconds a browser has deleted its databases: until then, it may refuse to open one. */
const deletingMs = 1000;

/** Stores what is being typed again, after the browser has deleted its databases. */
function storeAgain(): void {
  opening = undefined;
  setTimeout(() => {
    for (const draft of stored.values()) if (isOpen(draft.id)) void writeDraft(draft);
  }, deletingMs);
}

let opening: Promise<IDBDatabase> | undefined;

const openDatabase = (): Promise<IDBDatabase> =>
  (opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('drafts', 2);
    request.onupgradeneeded = () => {
      const { result } = request;
      for (const earlier of result.objectStoreNames) result.deleteObjectStore(earlier);
      result.createObjectStore(table, { keyPath: 'id' });
    };
    request.onerror = () => {
      opening = undefined;
      reject(request.error ?? new Error('IndexedDB did not open'));
    };
    request.onsuccess = () => {
      const { result } = request;
      result.onclose = storeAgain;
      result.onversionchange = ({ newVersion }) => {
        // A newer release, or who deletes it, is waiting for this connection to close.
        result.close();
        if (newVersion === null) storeAgain();
      };
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

/** Resolves with nothing when the work fails or takes too long. What is late is still done when IndexedDB answers. */
export const inTime = <T>(work: Promise<T>, limit = limitMs): Promise<T | void> =>
  Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, limit))]).catch(() => {});

/**
 * Stores a draft and replaces its earlier version. Never rejects: without IndexedDB, and until it answers, the draft is
 * kept in memory.
 */
export async function writeDraft(draft: Draft): Promise<void> {
  memory.set(draft.id, draft);
  stored.set(draft.id, draft);
  own.add(draft.id);
  await inTime(
    run('readwrite', (store) => store.put(draft)).then(
      () => memory.get(draft.id) === draft && memory.delete(draft.id),
    ),
  );
  if (memory.get(draft.id) === draft) addEventListener('beforeunload', promptBeforeUnload);
  // A draft that is being edited is not listed, so the listeners are not notified.
  if (!isOpen(draft.id)) draftsChanged();
}

/** Deletes one draft. Never rejects. */
export async function deleteDraft(id: string): Promise<void> {
  memory.delete(id);
  stored.delete(id);
  await inTime(run('readwrite', (store) => store.delete(id)));
  draftsChanged();
}

/** Deletes the drafts of all people on this device. Never rejects. */
export async function deleteAllDrafts(): Promise<void> {
  memory.clear();
  stored.clear();
  await inTime(run('readwrite', (store) => store.clear()));
  draftsChanged();
}

/**
 * All drafts on this device, the latest first; drafts older than 30 days are deleted, unless they are to be sent. Never
 * rejects. Where IndexedDB does not answer within `limit` milliseconds, those in memory.
 */
export async function readDrafts(limit?: number): Promise<Draft[]> {
  const read: unknown[] =
    (await inTime(
      run('readonly', (store) => store.getAll()),
      limit,
    )) ?? [];
  const since = Date.now() - maxAgeMs;
  const drafts = [...read.filter(isDraft).filter(({ id }) => !memory.has(id)), ...memory.values()];
  const isKept = ({ updatedAt, pending }: Draft) => updatedAt >= since || pending !== undefined;
  for (const draft of drafts) if (!isKept(draft)) void deleteDraft(draft.id);
  return drafts.filter(isKept).sort((one, other) => other.updatedAt - one.updatedAt);
}

const isDraft = (value: unknown): value is Draft =>
  isObject(value) &&
  ['id', 'owner', 'form', 'address', 'text'].every((name) => typeof Reflect.get(value, name) === 'string') &&
  ['base', 'values', 'progress'].every((name) => isObject(Reflect.get(value, name)));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
