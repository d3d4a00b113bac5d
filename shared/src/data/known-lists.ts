import type { ListQuery } from './gateway';

const prefix = 'list/';

const keyOf = ({ collection, where = [], limit }: ListQuery): string =>
  [
    prefix + collection,
    ...where.map(([field, value]) => `${field}=${value}`),
    ...(limit === undefined ? [] : [`first ${limit}`]),
  ].join(' ');

/** Whether this key of the local storage is about a list. */
export const isListKey = (key: string): boolean => key.startsWith(prefix);

/**
 * How many documents a query found when the device last followed it to the end; `undefined` where it never did. The
 * database's client remembers the documents, yet does not tell whether they are all of a list.
 */
export function knownLength(query: ListQuery): number | undefined {
  try {
    const text = localStorage.getItem(keyOf(query));
    return text === null ? undefined : Number(text);
  } catch {
    return undefined;
  }
}

/** Keeps that the device has all documents of a query, until somebody logs out. */
export function keepKnown(query: ListQuery, length: number): void {
  try {
    localStorage.setItem(keyOf(query), String(length));
  } catch (error) {
    // Such a browser remembers no documents either.
    console.warn('The browser did not store the length of a list', error);
  }
}
