import { pageSize } from '@console/shared/model';
import { readText, storageKeys } from '@console/shared/storage';
import type { ListQuery } from '../gateway';

const prefix = 'list/';

const keyOf = ({ collection, where = [] }: ListQuery): string =>
  [prefix + collection, ...where.map(([field, value]) => `${field}=${value}`)].join(' ');

/** Whether this local storage key belongs to a cached first page. */
export const isListKey = (key: string): boolean => key.startsWith(prefix);

/** The ids of a list's first page when the list was last complete on this device; `undefined` if it never was. */
export function cachedFirstPage(query: ListQuery): readonly string[] | undefined {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(keyOf(query)) ?? 'null');
    return Array.isArray(ids) && ids.every((id) => typeof id === 'string') ? ids : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the ids of a complete list's first page until logout. */
export function cacheFirstPage(query: ListQuery, rows: readonly { id: string }[]): void {
  // A list may arrive after another tab has logged out and cleared the storage.
  if (readText(storageKeys.user) === null) return;
  try {
    localStorage.setItem(keyOf(query), JSON.stringify(rows.slice(0, pageSize).map(({ id }) => id)));
  } catch (error) {
    // A browser that refuses storage caches no documents either.
    console.warn('The browser did not store the first page of a list', error);
  }
}
