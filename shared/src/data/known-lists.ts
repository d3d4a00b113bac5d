import { keepLength, keptLength } from '@console/shared/storage';
import type { ListQuery } from './gateway';

const nameOf = ({ collection, where = [] }: ListQuery): string =>
  [collection, ...where.map(([field, value]) => `${field}=${value}`)].join(' ');

/**
 * How many documents a list had when the device last followed it to the end; `undefined` where it never did. The
 * database's client remembers the documents, yet does not tell whether they are all of a list.
 */
export const knownLength = (query: ListQuery): number | undefined => keptLength(nameOf(query));

/** Keeps that the device has all documents of a list. */
export const keepKnown = (query: ListQuery, length: number): void => keepLength(nameOf(query), length);
