/** The keys the console keeps in the browser; the existing console's users have the same. */
export const storageKeys = {
  user: 'user',
  role: 'user_role',
  season: 'selected_season',
  quiz: 'selected_quiz',
  quizDetails: 'selected_quiz_details',
  question: 'selected_question',
  seasonToUpdate: 'selected_season_to_update',
  seasons: 'seasons',
} as const;

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** The stored text; `null` when there is none or the browser refuses storage. */
export function readText(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes the key for `null`. A browser that refuses storage loses only the convenience. */
export function writeText(key: StorageKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (error) {
    console.warn(`The browser did not store ${key}`, error);
  }
}

/** Whether the browser stores a few thousand characters more. */
export function hasStorageLeft(): boolean {
  const probe = 'probe';
  try {
    localStorage.setItem(probe, 'x'.repeat(4096));
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

/** The stored JSON value; `undefined` when there is none or it is malformed. */
export function readJson(key: StorageKey): unknown {
  const text = readText(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The id stored under a key. Older consoles left plain ids, JSON texts and whole
 * JSON documents there: each yields its id, and what has none yields `null`.
 */
export function readId(key: StorageKey, idField: string): string | null {
  const text = readText(key)?.trim();
  if (!text) return null;
  const value = readJson(key);
  if (typeof value === 'string') return value || null;
  if (typeof value === 'object' && value !== null) return idOf(value, idField);
  return /^[^/{}[\]"]+$/.test(text) && text !== 'null' && text !== 'undefined' ? text : null;
}

function idOf(value: object, idField: string): string | null {
  const id: unknown = Reflect.get(value, idField) ?? Reflect.get(value, 'id');
  return typeof id === 'string' && id ? id : null;
}

/** Logging out empties the whole local storage: consoles run on shared computers. */
export function clearStorage(): void {
  try {
    localStorage.clear();
  } catch (error) {
    console.warn('The browser did not clear its storage', error);
  }
}

/** The same key by key: by this other tabs know that the session has ended without its person logging out. */
export function clearStorageByKey(): void {
  try {
    for (const key of Object.keys(localStorage)) localStorage.removeItem(key);
  } catch (error) {
    console.warn('The browser did not clear its storage', error);
  }
}
