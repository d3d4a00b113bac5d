import { readStoredSession } from '@console/shared/session';
import type { ListQuery, StoredDocument } from '../gateway/gateway';

/** Documents on this device, as the server confirmed them at `savedAt`, in milliseconds. */
export type PersistedDocuments = {
  readonly savedAt: number;
  readonly documents: readonly StoredDocument[];
  /** The length of the list, if all of it was loaded on this device, so that Firestore's cache has it. */
  readonly total: number | null;
};

type Entry = PersistedDocuments & { readonly uid: string };

const prefix = 'persisted/';

/** The most that all entries take together, in UTF-16 code units; the oldest are removed first. */
const maxLength = 50_000;

const dayMs = 24 * 60 * 60 * 1000;

/** The most that one entry takes: documents that do not fit are left out. */
const maxEntryLength = 16_000;

/** The key of a list, or of the document at a path. */
export const persistedKey = (path: string, where: ListQuery['where'] = []): string =>
  [prefix + path, ...where.map(([field, value]) => `${field}=${value}`)].join(' ');

/** Whether this local storage key belongs to persisted documents. */
export const isPersistedKey = (key: string): boolean => key.startsWith(prefix);

/** What the session on this device has persisted under a key; `undefined` for everybody else. */
export function persistedDocuments(key: string): PersistedDocuments | undefined {
  const entry = entryAt(key);
  return entry && entry.uid === readStoredSession()?.person.uid ? entry : undefined;
}

/**
 * Persists documents for the next start, until logout. JSON turns their dates into ISO texts, which converters read as
 * dates. A device that refuses storage only loses that.
 */
export function persistDocuments(
  key: string,
  documents: readonly StoredDocument[],
  total: PersistedDocuments['total'] = documents.length,
): void {
  // A list may arrive after another tab has logged out and cleared the storage.
  const uid = readStoredSession()?.person.uid;
  if (uid === undefined) return;
  const entry: Entry = { uid, savedAt: Date.now(), total, documents: fitting(documents) };
  try {
    localStorage.setItem(key, JSON.stringify(entry));
    removeOldest();
  } catch (error) {
    console.warn('The browser did not store the documents', error);
  }
}

/** Removes a document that does not exist any more. */
export function forgetPersisted(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that refuses storage has nothing persisted.
  }
}

function fitting(documents: readonly StoredDocument[]): StoredDocument[] {
  let length = 0;
  return documents.filter((document) => (length += JSON.stringify(document).length) <= maxEntryLength);
}

function removeOldest(): void {
  const stored = Object.keys(localStorage)
    .filter(isPersistedKey)
    .map((key) => ({
      key,
      length: localStorage.getItem(key)?.length ?? 0,
      savedAt: entryAt(key)?.savedAt ?? 0,
    }))
    .sort((one, other) => other.savedAt - one.savedAt);
  let length = 0;
  for (const each of stored) if ((length += each.length) > maxLength) localStorage.removeItem(each.key);
}

function entryAt(key: string): Entry | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isEntry(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isEntry = (value: unknown): value is Entry => {
  const { savedAt, documents }: { savedAt?: unknown; documents?: unknown } = Object(value) as object;
  return isPast(savedAt) && Array.isArray(documents) && documents.every(isDocument);
};

/** A time that no clock could have said was not written by this page. */
const isPast = (time: unknown): boolean => typeof time === 'number' && time > 0 && time <= Date.now() + dayMs;

const isDocument = (value: unknown): value is StoredDocument => {
  const { id, path, fields }: { [Field in keyof StoredDocument]?: unknown } = Object(value) as object;
  return typeof id === 'string' && typeof path === 'string' && isObject(fields);
};
