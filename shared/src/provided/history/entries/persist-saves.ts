import {
  isPersistedKey,
  persistedDocuments,
  persistedKey,
  type PersistedDocuments,
  type StoredFields,
} from '@console/shared/data';
import { readStoredSession } from '@console/shared/session';

/** What a transaction has stored, by path; `null` for a deleted document. */
type Saved = ReadonlyMap<string, StoredFields | null>;

/**
 * Brings this device's copies up to date with what was just saved: what opens by its address next begins with them, also
 * before the database has answered.
 */
export function persistSaves(saved: Saved): void {
  try {
    for (const key of Object.keys(localStorage).filter(isPersistedKey)) updateCopy(key, saved);
    // A list of hundreds would push out what the device has of others.
    if (saved.size === 1) for (const [path, fields] of saved) if (fields) keepCopy(path, fields);
  } catch (error) {
    console.warn('The browser did not store what was saved for the next start', error);
  }
}

function updateCopy(key: string, saved: Saved): void {
  const entry = persistedDocuments(key);
  if (!entry?.documents.some(({ path }) => saved.has(path))) return;
  const documents = entry.documents.flatMap((document) => {
    const fields = saved.get(document.path);
    if (fields === null) return [];
    return fields ? { ...document, fields } : document;
  });
  if (documents.length === 0) localStorage.removeItem(key);
  else store(key, { ...entry, documents });
}

function keepCopy(path: string, fields: StoredFields): void {
  const documents = [{ id: path.slice(path.lastIndexOf('/') + 1), path, fields }];
  store(persistedKey(path), { savedAt: Date.now(), total: 1, documents });
}

function store(key: string, entry: PersistedDocuments): void {
  const uid = readStoredSession()?.person.uid;
  if (uid !== undefined) localStorage.setItem(key, JSON.stringify({ ...entry, uid }));
}
