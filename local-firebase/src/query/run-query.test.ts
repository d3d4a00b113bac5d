import * as fc from 'fast-check';
import { Collections } from '../database/collections';
import { root } from '../testing/backend';
import type { Document, Fields, Value } from '../values/value';
import { comparator, matches } from './matches';
import { parseQuery } from './parse-query';
import type { Query } from './query';
import { matching, runQuery } from './run-query';

const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.nat(3).map((n) => ({ integerValue: String(n) })),
  fc.constantFrom(1.5, 'NaN' as const).map((doubleValue) => ({ doubleValue })),
  fc.constantFrom('', 'x').map((stringValue) => ({ stringValue })),
  fc.constant({ nullValue: null }),
);
const listOf = (most: number) =>
  fc.array(scalar, { minLength: 1, maxLength: most }).map((values) => ({ arrayValue: { values } }));
const value = fc.oneof({ arbitrary: scalar, weight: 4 }, { arbitrary: listOf(2), weight: 1 });
const fields: fc.Arbitrary<Fields> = fc.oneof(
  { arbitrary: fc.record({ a: value, b: value }), weight: 4 },
  { arbitrary: fc.record({ a: value }), weight: 1 },
);
const path = fc
  .tuple(fc.constantFrom('c', 'c', 'p/q/c', 'c/1/d'), fc.nat(12))
  .map((parts) => parts.join('/'));
const changes = fc.array(fc.tuple(path, fc.option(fields)), { minLength: 20, maxLength: 60, size: 'max' });

const reference = fc.constantFrom('a', 'b').map((fieldPath) => ({ fieldPath }));
const fieldFilter = fc.oneof(
  fc.record({
    field: reference,
    op: fc.constantFrom('LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'),
    value: scalar,
  }),
  fc.record({ field: reference, op: fc.constantFrom('EQUAL', 'ARRAY_CONTAINS', 'NOT_EQUAL'), value }),
  fc.record({
    field: reference,
    op: fc.constantFrom('IN', 'ARRAY_CONTAINS_ANY', 'NOT_IN'),
    value: listOf(3),
  }),
);
const unaryFilter = fc.record({
  field: reference,
  op: fc.constantFrom('IS_NULL', 'IS_NAN', 'IS_NOT_NULL', 'IS_NOT_NAN'),
});
const { where } = fc.letrec((tie) => ({
  where: fc.oneof(
    { maxDepth: 2 },
    fieldFilter.map((filter) => ({ fieldFilter: filter })),
    unaryFilter.map((filter) => ({ unaryFilter: filter })),
    fc
      .record({
        op: fc.constantFrom('AND', 'OR'),
        filters: fc.array(tie('where'), { minLength: 1, maxLength: 3 }),
      })
      .map((filter) => ({ compositeFilter: filter })),
  ),
}));
const ordered = fc.constantFrom('a', 'b', '__name__').map((fieldPath) => ({ fieldPath }));
const direction = fc.constantFrom('ASCENDING', 'DESCENDING');
const orders = fc.uniqueArray(fc.record({ field: ordered, direction }), {
  maxLength: 3,
  selector: ({ field }) => field.fieldPath,
});
const document = path.map((given) => ({ referenceValue: `${root}/${given}` }));
const cursorFor = (orderBy: { field: { fieldPath: string } }[]) =>
  fc.record({
    values: fc
      .tuple(...orderBy.map(({ field }) => (field.fieldPath === '__name__' ? document : scalar)))
      .chain((values) => fc.integer({ min: 1, max: values.length }).map((count) => values.slice(0, count))),
    before: fc.boolean(),
  });
const structuredQuery = orders.chain((orderBy) =>
  fc.record(
    {
      from: fc.boolean().map((allDescendants) => [{ collectionId: 'c', allDescendants }]),
      orderBy: fc.constant(orderBy),
      where,
      ...(orderBy.length > 0 ? { startAt: cursorFor(orderBy), endAt: cursorFor(orderBy) } : {}),
      offset: fc.nat(2),
      limit: fc.integer({ min: 1, max: 5 }).map((most) => ({ value: most })),
    },
    { requiredKeys: ['from', 'orderBy'] },
  ),
);

/** By looking at every document. */
function plainly(documents: readonly Document[], query: Query): Document[] {
  const found = documents.filter((document) => matches(query, document)).sort(comparator(query.order));
  return found.slice(query.offset, query.limit === undefined ? undefined : query.offset + query.limit);
}

function apply(collections: Collections, given: readonly [string, Fields | null][]): void {
  for (const [path, fields] of given) {
    const document = { name: `${root}/${path}`, createTime: '', updateTime: '' };
    if (fields) collections.put({ ...document, fields });
    else collections.remove(document.name);
  }
}

const parsed = structuredQuery.chain((json) => {
  try {
    return fc.constant(parseQuery(root, json));
  } catch {
    // Refused as a whole: nothing to run.
    return fc.constant(undefined);
  }
});

it('a query finds by its indexes what looking at every document finds, also after changes', () => {
  fc.assert(
    fc.property(
      changes,
      changes,
      fc.array(parsed, { minLength: 10, maxLength: 20 }),
      (first, second, queries) => {
        const collections = new Collections();
        for (const step of [first, second]) {
          apply(collections, step);
          const all = collections.below(root);
          for (const query of queries) {
            if (!query) continue;
            expect(runQuery(collections, query)).toEqual(plainly(all, query));
            const whole = { ...query, offset: 0, limit: Infinity };
            expect(matching(collections, query).sort(comparator(query.order))).toEqual(plainly(all, whole));
          }
        }
      },
    ),
    { numRuns: 200 },
  );
});
