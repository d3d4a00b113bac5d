import type { Scope } from '../database/collections';
import type { Entry, FieldIndex } from '../database/field-index';
import { compareValues } from '../ordering/compare-values';
import { typeRankOf } from '../ordering/type-order';
import { elementsOf, nullValue, type Value } from '../values/value';
import type { FieldFilter, Filter, UnaryFilter } from './query';

/** A stretch of an index: ranks `from` to `to`, the latter excluded. */
export interface Scan {
  index: FieldIndex;
  from: number;
  to: number;
}
/** Stretches that hold, together, all documents that can match; more may be in them. */
export type Way = readonly Scan[];

export const costOf = (way: Way): number =>
  way.reduce((sum, { from, to }) => sum + Math.max(to - from, 0), 0);

export const cheapest = (ways: readonly Way[]): Way | undefined =>
  ways.toSorted((a, b) => costOf(a) - costOf(b))[0];

/** The ways to find what the filter lets pass. None when only looking at every document will do. */
export function waysOf(filter: Filter | undefined, scope: Scope): Way[] {
  if (!filter) return [];
  if (filter.kind === 'composite') {
    const parts = filter.filters.map((part) => waysOf(part, scope));
    if (filter.op === 'AND') return merged(parts.flat());
    const each = parts.flatMap((ways) => cheapest(ways) ?? []);
    return parts.every((ways) => ways.length > 0) ? [each] : [];
  }
  const way = filter.kind === 'unary' ? unaryWay(filter, scope) : fieldWay(filter, scope);
  return way ? [way] : [];
}

/** Of ways that must all hold, those through a single stretch of one index become its common part. */
export function merged(ways: readonly Way[]): Way[] {
  const single = new Map<FieldIndex, Scan>();
  const others: Way[] = [];
  for (const way of ways) {
    const [scan] = way;
    if (scan && way.length === 1) single.set(scan.index, common(single.get(scan.index) ?? scan, scan));
    else others.push(way);
  }
  return [...[...single.values()].map((scan) => [scan]), ...others];
}

const common = (a: Scan, b: Scan): Scan => ({
  index: a.index,
  from: Math.max(a.from, b.from),
  to: Math.min(a.to, b.to),
});

function unaryWay({ op, field }: UnaryFilter, scope: Scope): Way | undefined {
  if (op === 'IS_NOT_NULL' || op === 'IS_NOT_NAN') return undefined;
  const index = scope.index?.('value', field);
  return index && [equalTo(index, op === 'IS_NULL' ? nullValue : { doubleValue: 'NaN' })];
}

function fieldWay({ op, field, value }: FieldFilter, scope: Scope): Way | undefined {
  if (op === 'NOT_EQUAL' || op === 'NOT_IN') return undefined;
  const index = scope.index?.(op.startsWith('ARRAY_') ? 'elements' : 'value', field);
  if (!index) return undefined;
  const { from, to } = equalTo(index, value);
  switch (op) {
    case 'EQUAL':
    case 'ARRAY_CONTAINS':
      return [{ index, from, to }];
    case 'IN':
    case 'ARRAY_CONTAINS_ANY':
      return (elementsOf(value) ?? []).map((element) => equalTo(index, element));
    case 'LESS_THAN':
      return [{ ...sameType(index, value), to: from }];
    case 'LESS_THAN_OR_EQUAL':
      return [{ ...sameType(index, value), to }];
    case 'GREATER_THAN':
      return [{ ...sameType(index, value), from: to }];
    case 'GREATER_THAN_OR_EQUAL':
      return [{ ...sameType(index, value), from }];
  }
}

const equalTo = (index: FieldIndex, wanted: Value): Scan =>
  between(index, ({ value }) => compareValues(value, wanted));

/** Filters compare within a type only. */
const sameType = (index: FieldIndex, wanted: Value): Scan =>
  between(index, ({ value }) => typeRankOf(value) - typeRankOf(wanted));

const between = (index: FieldIndex, position: (entry: Entry) => number): Scan => ({
  index,
  from: index.rank((entry) => position(entry) < 0),
  to: index.rank((entry) => position(entry) <= 0),
});
