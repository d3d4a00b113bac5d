import type { Scope } from '../database/collections';
import type { Entry } from '../database/field-index';
import { compareValues } from '../ordering/compare-values';
import { isNamePath } from '../paths/field-path';
import type { Document } from '../values/value';
import { comparePosition, matches } from './matches';
import type { Cursor, Query } from './query';
import { merged, type Scan, type Way } from './scans';

/**
 * Goes along the index of the first order until the first `need` documents of the result are among those found.
 * `ways` are those of the query's filter: one along the same index makes the stretch shorter.
 */
export function walk(query: Query, along: Scan, ways: readonly Way[], need: number): Document[] {
  const found: Document[] = [];
  let last: Entry | undefined;
  for (const { index, from, to } of merged([[along], ...ways])[0] ?? []) {
    for (const entry of index.range(from, to, isDescending(query))) {
      // Further orders decide among documents that are equal in the first.
      const tied = last && !isComplete(query) && compareValues(last.value, entry.value) === 0;
      if (found.length >= need && !tied) break;
      if (!matches(query, entry.document)) continue;
      found.push(entry.document);
      last = entry;
    }
  }
  return found;
}

/** The part between the query's cursors of the index that has the documents in the first order. */
export function orderScan(query: Query, scope: Scope): Scan | undefined {
  const [first] = query.order;
  const index = first && scope.index?.('value', first.field);
  if (!index) return undefined;
  const started = (entry: Entry) => !query.startAt || passed(query, query.startAt, entry, true);
  const ended = (entry: Entry) => query.endAt !== undefined && passed(query, query.endAt, entry, false);
  return isDescending(query)
    ? { index, from: index.rank(ended), to: index.rank(started) }
    : {
        index,
        from: index.rank((entry) => !started(entry)),
        to: index.rank((entry) => !ended(entry)),
      };
}

/** Whether an entry lies behind the cursor; `doubtful` is the answer where the index alone cannot tell. */
function passed(query: Query, cursor: Cursor, { document }: Entry, doubtful: boolean): boolean {
  const values = isComplete(query) ? cursor.values : cursor.values.slice(0, 1);
  const position = comparePosition(query, document, { ...cursor, values });
  if (position !== 0) return position > 0;
  return values.length < cursor.values.length ? doubtful : cursor.before;
}

const isDescending = ({ order: [first] }: Query): boolean => first?.direction === 'DESCENDING';

/** Whether the index of the first order, in which names come second, has the order of the whole query. */
function isComplete({ order: [first, second] }: Query): boolean {
  if (!first || isNamePath(first.field)) return true;
  return second !== undefined && isNamePath(second.field) && second.direction === first.direction;
}
