import {
  forgetPersisted,
  isPersistedKey,
  persistDocuments,
  persistedDocuments,
  persistedKey,
  type StoredFields,
} from '@console/shared/data';

/** What a transaction has stored, by path; `null` for a deleted document. */
export type Saved = ReadonlyMap<string, StoredFields | null>;

/**
 * Brings this device's copies up to date with what was just saved: what opens by its address next begins with them, also
 * before the database has answered.
 */
export function persistSaves(saved: Saved): void {
  for (const key of Object.keys(localStorage).filter(isPersistedKey)) {
    const { documents = [], ...entry } = persistedDocuments(key) ?? {};
    if (!documents.some(({ path }) => saved.has(path))) continue;
    const current = documents.flatMap((document) => {
      const fields = saved.get(document.path);
      if (fields === null) return [];
      return fields ? { ...document, fields } : document;
    });
    if (current.length === 0) forgetPersisted(key);
    else persistDocuments(key, current, { ...entry, isOwnSave: true });
  }
  // A list of hundreds would push out what the device has of others.
  if (saved.size === 1)
    for (const [path, fields] of saved)
      if (fields)
        persistDocuments(persistedKey(path), [{ id: path.split('/').at(-1) ?? '', path, fields }], {
          isOwnSave: true,
        });
}
