import type { Collections } from '../database/collections';
import type { Document } from '../values/value';
import { comparator, matches } from './matches';
import type { Query } from './query';

/** The result of a query in its order, whole documents. */
export function runQuery(collections: Collections, query: Query): Document[] {
  const found = matching(collections, query).sort(comparator(query.order));
  const end = query.limit === undefined ? undefined : query.offset + query.limit;
  return found.slice(query.offset, end);
}

/** Everything that matches, without order, offset and limit. */
export const matching = (collections: Collections, query: Query): Document[] =>
  collections.candidates(query).filter((document) => matches(query, document));
