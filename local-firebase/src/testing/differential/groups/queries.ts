import fc, { type Arbitrary } from 'fast-check';
import { nameOf, post, type Group, type Json } from '../case';
import { combined, leaf, queryField } from '../filters';
import { collection, queryDocuments, queryParents } from '../query-documents';
import { namedCases, randomCases } from '../samples';
import { anyValue, usualValue, value } from '../values';

const [parent] = queryParents;
const from = [{ collectionId: collection }];
const run = (structuredQuery: Json, below: string = `/${parent}`) =>
  post(`${below}:runQuery`, { structuredQuery: { from, ...structuredQuery } });

const direction = fc.constantFrom('ASCENDING', 'DESCENDING');
const order = fc.record({ field: queryField, direction }, { requiredKeys: ['field'] });
const orders: Arbitrary<Json[]> = fc.uniqueArray(order, {
  maxLength: 3,
  selector: ({ field }) => JSON.stringify(field),
});
const byName: Json = { field: { fieldPath: '__name__' } };
const row = (id: string) => ({ referenceValue: nameOf(`${parent}/${collection}/${id}`) });
const position = fc.record({
  values: fc.array(fc.oneof(usualValue, anyValue), { minLength: 1, maxLength: 3 }),
  before: fc.boolean(),
});
const cursors = fc.record({ startAt: position, endAt: position }, { requiredKeys: [] });
const part = fc.record({ limit: fc.nat(12), offset: fc.nat(8) }, { requiredKeys: [] });

/** Every filter, alone and combined. */
export const filterGroup: Group = {
  name: 'query filters',
  documents: queryDocuments,
  cases: [
    ...randomCases('leaf', leaf, 400, (where) => [run({ where })]),
    ...randomCases('combined', combined, 350, (where) => [run({ where })]),
  ],
};

/** Orders, positions and pages. */
export const orderGroup: Group = {
  name: 'query orders, cursors, pages',
  cases: [
    ...randomCases('order', fc.record({ orders, part }), 120, (given) => [
      run({ orderBy: given.orders, ...given.part }),
    ]),
    ...randomCases('cursor', fc.record({ orders, cursors, part }), 160, (given) => [
      run({ orderBy: given.orders, ...given.cursors, ...given.part }),
    ]),
    ...randomCases(
      'cursor-by-name',
      fc.record({
        orders: fc.array(order, { maxLength: 1 }),
        last: direction,
        values: fc.array(usualValue, { maxLength: 1 }),
        id: fc.constantFrom('a', 'row20', '__id7__', '😀'),
        before: fc.boolean(),
        end: fc.boolean(),
      }),
      80,
      ({ orders: [first], last, values, id, before, end }) => [
        run({
          orderBy: [...(first ? [{ ...first, direction: last }] : []), { ...byName, direction: last }],
          [end ? 'endAt' : 'startAt']: {
            values: [...(first ? [values[0] ?? value.int(1)] : []), row(id)],
            before,
          },
        }),
      ],
    ),
    ...randomCases('all-of-it', fc.record({ where: combined, orders, cursors, part }), 200, (given) => [
      run({ where: given.where, orderBy: given.orders, ...given.cursors, ...given.part }),
    ]),
  ],
};

const fieldReference = fc.constantFrom('a', 'b', 'a.x', 'b.x.y', '__name__', '`odd name`', 'missing');
const select = fc
  .array(fieldReference, { maxLength: 3 })
  .map((paths) => ({ fields: paths.map((fieldPath) => ({ fieldPath })) }));
const group = [{ collectionId: collection, allDescendants: true }];

/** What is looked through, and what of it is sent. */
export const scopeGroup: Group = {
  name: 'query scopes and projections',
  cases: [
    ...randomCases('select', fc.record({ select, where: leaf }), 80, (given) => [run(given)]),
    ...randomCases(
      'collection-group',
      fc.record({
        where: leaf,
        orders,
        limit: fc.nat(30),
      }),
      100,
      ({ where, orders: orderBy, limit }) => [run({ from: group, where, orderBy, limit }, '')],
    ),
    ...namedCases('scope', {
      'all collections below a document': () => [run({ from: [{ allDescendants: true }] }, '/query/none')],
      'all collections at one level': () => [run({ from: [{}] }, '/query/none')],
      'no from at all': () => [post('/query/none:runQuery', { structuredQuery: {} })],
      'an empty from': () => [run({ from: [] }, '/query/none')],
      'a collection that does not exist': () => [run({ from: [{ collectionId: 'nothing' }] })],
      'an empty result with an offset': () => [run({ from: [{ collectionId: 'nothing' }], offset: 3 })],
      'an offset beyond the result': () => [run({ offset: 100 })],
      'limit zero': () => [run({ limit: 0 })],
      'limit as a message': () => [run({ limit: { value: 2 } })],
      'a collection group below a document': () => [run({ from: group })],
      'a document as parent that is missing': () => [run({ from: group }, '/query/none')],
      'an empty selection': () => [run({ select: {}, limit: 3 })],
      'ids only': () => [run({ select: { fields: [{ fieldPath: '__name__' }] }, limit: 3 })],
      'a selected name beside a field': () => [
        run({ select: { fields: [{ fieldPath: '__name__' }, { fieldPath: 'n' }] }, limit: 3 }),
      ],
      'a name below another document': () => [
        run({
          where: {
            fieldFilter: {
              field: { fieldPath: '__name__' },
              op: 'EQUAL',
              value: { referenceValue: nameOf('query/two/rows/a') },
            },
          },
        }),
      ],
      'a name of a group': () => [
        run(
          {
            from: group,
            where: {
              fieldFilter: {
                field: { fieldPath: '__name__' },
                op: 'GREATER_THAN',
                value: { referenceValue: nameOf('query/two/rows/a') },
              },
            },
          },
          '',
        ),
      ],
      'the last ten of a list, as the SDK asks for them': () => [
        run({
          orderBy: [
            { field: { fieldPath: 'n' }, direction: 'DESCENDING' },
            { ...byName, direction: 'DESCENDING' },
          ],
          limit: 10,
        }),
      ],
      'names backwards': () => [run({ orderBy: [{ ...byName, direction: 'DESCENDING' }], limit: 5 })],
    }),
  ],
};
