import type { FieldFilter, Filter, UnaryFilter } from '../../query/query';
import { elementsOf, type Value } from '../../values/value';

export type SimpleFilter = FieldFilter | UnaryFilter;

/** All of them hold. */
export type Conjunction = readonly SimpleFilter[];

/** More than Firestore itself accepts, so that a query is refused for its own reason first. */
const maxDisjuncts = 100;

/** A query is the union of these; undefined when there are too many. `in` and `array-contains-any` are split up. */
export function disjunctsOf(filter: Filter | undefined): Conjunction[] | undefined {
  if (!filter) return [[]];
  if (filter.kind === 'composite')
    return filter.op === 'OR' ? union(filter.filters) : product(filter.filters);
  if (filter.kind === 'unary') return [[filter]];
  const single = { IN: 'EQUAL', ARRAY_CONTAINS_ANY: 'ARRAY_CONTAINS' } as const;
  if (filter.op !== 'IN' && filter.op !== 'ARRAY_CONTAINS_ANY') return [[filter]];
  const op = single[filter.op];
  return (elementsOf(filter.value) ?? []).map((value: Value) => [{ ...filter, op, value }]);
}

function union(filters: readonly Filter[]): Conjunction[] | undefined {
  const all: Conjunction[] = [];
  for (const filter of filters) {
    const some = disjunctsOf(filter);
    if (!some) return undefined;
    all.push(...some);
  }
  return all.length > maxDisjuncts ? undefined : all;
}

function product(filters: readonly Filter[]): Conjunction[] | undefined {
  let all: Conjunction[] = [[]];
  for (const filter of filters) {
    const some = disjunctsOf(filter);
    if (!some || all.length * some.length > maxDisjuncts) return undefined;
    all = all.flatMap((left) => some.map((right) => [...left, ...right]));
  }
  return all;
}
