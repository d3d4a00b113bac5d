import fc from 'fast-check';
import { post, type Group, type Json } from '../case';
import { leaf } from '../filters';
import { queryParents } from '../query-documents';
import { namedCases, randomCases, samples } from '../samples';
import { anyNumber, anyValue } from '../values';

const ask = (aggregations: unknown, query: Json = {}, below = `/${queryParents[0]}`) =>
  post(`${below}:runAggregationQuery`, {
    structuredAggregationQuery: {
      structuredQuery: { from: [{ collectionId: 'rows' }], ...query },
      aggregations,
    },
  });
const field = fc
  .constantFrom('a', 'b', 'a.x', 'n', '`odd name`', 'missing')
  .map((fieldPath) => ({ fieldPath }));
const operator = fc.oneof(
  fc.constant({ count: {} }),
  fc.integer({ min: 1, max: 30 }).map((upTo) => ({ count: { upTo } })),
  fc.record({ sum: fc.record({ field }) }),
  fc.record({ avg: fc.record({ field }) }),
);
const aggregations = fc
  .array(operator, { minLength: 1, maxLength: 5 })
  .map((all) => all.map((one, index) => ({ ...one, alias: `alias${index}` })));
const part = fc.record({ limit: fc.nat(20), offset: fc.nat(5) }, { requiredKeys: [] });

const numberLists = samples(
  fc.array(fc.oneof({ weight: 5, arbitrary: anyNumber }, anyValue), { maxLength: 5 }),
  40,
  7,
);
const inList = (index: number) => `numbers/list${index}`;
const both = [
  { alias: 's', sum: { field: { fieldPath: 'v' } } },
  { alias: 'a', avg: { field: { fieldPath: 'v' } } },
  { alias: 'c', count: {} },
];

/** count, sum and average. */
export const aggregationGroup: Group = {
  name: 'aggregations',
  documents: numberLists.flatMap((list, index) =>
    list.map((v, at) => ({ path: `${inList(index)}/rows/${at}`, fields: { v } })),
  ),
  cases: [
    ...randomCases('aggregate', fc.record({ aggregations, where: leaf, part }), 120, (given) => [
      ask(given.aggregations, { where: given.where, ...given.part }),
    ]),
    ...numberLists.map((_list, index) => ({
      title: `numbers-${index}`,
      steps: [ask(both, {}, `/${inList(index)}`)],
    })),
    ...namedCases('aggregate', {
      none: () => [ask([])],
      six: () => [ask(Array.from({ length: 6 }, (_, index) => ({ alias: `a${index}`, count: {} })))],
      'no alias': () => [ask([{ count: {} }, { sum: { field: { fieldPath: 'n' } } }])],
      'an alias twice': () => [
        ask([
          { alias: 'a', count: {} },
          { alias: 'a', count: {} },
        ]),
      ],
      'a reserved alias': () => [ask([{ alias: '__a__', count: {} }])],
      'an odd alias': () => [ask([{ alias: 'a b', count: {} }])],
      'a long alias': () => [ask([{ alias: 'x'.repeat(1501), count: {} }])],
      'upTo zero': () => [ask([{ alias: 'a', count: { upTo: 0 } }])],
      'upTo as a text': () => [ask([{ alias: 'a', count: { upTo: '3' } }])],
      'upTo as a message': () => [ask([{ alias: 'a', count: { upTo: { value: 3 } } }])],
      'upTo below zero': () => [ask([{ alias: 'a', count: { upTo: -1 } }])],
      'a sum without a field': () => [ask([{ alias: 'a', sum: {} }])],
      'a sum of the name': () => [ask([{ alias: 'a', sum: { field: { fieldPath: '__name__' } } }])],
      'no operator': () => [ask([{ alias: 'a' }])],
      'two operators': () => [ask([{ alias: 'a', count: {}, sum: { field: { fieldPath: 'n' } } }])],
      'no query': () => [
        post(':runAggregationQuery', { structuredAggregationQuery: { aggregations: both } }),
      ],
      nothing: () => [post(':runAggregationQuery', {})],
    }),
  ],
};
