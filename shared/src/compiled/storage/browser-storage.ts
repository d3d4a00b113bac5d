/** The local storage keys of the console; the existing console uses the same. */
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

/** What this browser has reported within an hour, without anything of a person. A logout removes it, too. */
export const reportedFailuresKey = 'reported_failures';

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys] | typeof reportedFailuresKey;

/** The stored text; `null` when there is none or the browser refuses storage. */
export function readText(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes the key for `null`. If the browser refuses storage, only convenience is lost. */
export function writeText(key: StorageKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (error) {
    console.warn(`The browser did not store ${key}`, error);
  }
}

/** Whether local storage accepts a few thousand more characters. */
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
 * The id stored under a key. Older consoles stored plain ids, JSON strings and whole JSON documents: each yields its
 * id, other values yield `null`.
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

/** Clears the local storage on logout: consoles run on shared computers. */
export function clearStorage(): void {
  try {
    localStorage.clear();
  } catch (error) {
    console.warn('The browser did not clear its storage', error);
  }
}

/** Removes keys one by one, all by default: other tabs detect from this that the session has ended without a logout. */
export function clearStorageByKey(isRemoved: (key: string) => boolean = () => true): void {
  try {
    for (const key of Object.keys(localStorage)) if (isRemoved(key)) localStorage.removeItem(key);
  } catch (error) {
    console.warn('The browser did not clear its storage', error);
  }
}
