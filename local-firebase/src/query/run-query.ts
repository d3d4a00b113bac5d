import type { Collections, Scope } from '../database/collections';
import type { Document } from '../values/value';
import { comparator, matches } from './matches';
import type { Query } from './query';
import { cheapest, costOf, waysOf, type Way } from './scans';
import { orderScan, walk } from './walk';

/** The result of a query in its order, whole documents. */
export function runQuery(collections: Collections, query: Query): Document[] {
  const end = query.limit === undefined ? Infinity : query.offset + query.limit;
  return found(collections.scope(query), query, end).sort(comparator(query.order)).slice(query.offset, end);
}

/** Everything that matches, without order, offset and limit. */
export const matching = (collections: Collections, query: Query): Document[] =>
  found(collections.scope(query), query, Infinity);

/**
 * At least the first `need` documents of the result, by the way that looks at the fewest. A walk in the result's order
 * that stops early is expected to find as often as documents match on the whole.
 */
function found(scope: Scope, query: Query, need: number): Document[] {
  const ways = waysOf(query.where, scope);
  const isBounded = query.startAt !== undefined || query.endAt !== undefined;
  const along = isBounded ? orderScan(query, scope) : undefined;
  const way = cheapest(along ? [[along], ...ways] : ways);
  const cost = way ? costOf(way) : scope.size;
  if (need * scope.size < cost * cost) {
    const scan = along ?? orderScan(query, scope);
    if (scan) return walk(query, scan, ways, need);
  }
  return candidates(scope, way).filter((document) => matches(query, document));
}

function candidates(scope: Scope, way: Way | undefined): Document[] {
  if (!way) return scope.documents();
  const documents = way.flatMap(({ index, from, to }) =>
    [...index.range(from, to)].map(({ document }) => document),
  );
  return [...new Set(documents)];
}
