import { idOf } from '../paths/resource-name';
import { openBackend, root, type TestBackend } from '../testing/backend';
import { refusalOf } from '../testing/refusal-of';
import { aggregate, neededFields } from './aggregate';
import { parseAggregations } from './parse-aggregation';
import { parseQuery } from './parse-query';
import { runQuery } from './run-query';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
  backend.set('c/one', { n: 1, tags: ['x', 1], at: { home: true } });
  backend.set('c/two', { n: 2.5, tags: ['y'], s: 'two' });
  backend.set('c/null', { n: null });
  backend.set('c/text', { n: '1', tags: [] });
  backend.set('c/none', { other: 1 });
  backend.set('p/q/c/deep', { n: 7 });
  backend.write({ update: { name: `${root}/c/nan`, fields: { n: { doubleValue: 'NaN' } } } });
});
afterAll(() => backend.close());

const ids = (query: object, parent = root) =>
  runQuery(backend.database.collections, parseQuery(parent, { from: [{ collectionId: 'c' }], ...query })).map(
    ({ name }) => idOf(name),
  );
const where = (fieldPath: string, op: string, value: object) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const one = { integerValue: '1' };
const list = (...values: object[]) => ({ arrayValue: { values } });
const orderBy = (fieldPath: string, direction = 'ASCENDING') => ({ field: { fieldPath }, direction });

describe('a filter', () => {
  it.each([
    ['EQUAL', { doubleValue: 1 }, 'one'],
    ['EQUAL', { nullValue: null }, ''],
    ['NOT_EQUAL', one, 'nan two text'],
    ['LESS_THAN_OR_EQUAL', { integerValue: 2 }, 'one'],
    ['GREATER_THAN', { integerValue: 0 }, 'one two'],
    ['GREATER_THAN', { stringValue: '' }, 'text'],
    ['IN', list(one, { stringValue: '1' }, { nullValue: null }), 'one text'],
    ['NOT_IN', list(one), 'nan two text'],
    ['NOT_IN', list(one, { nullValue: null }), ''],
  ])('n %s %j finds "%s"', (op, value, found) => {
    expect(ids({ where: where('n', op, value) }).join(' ')).toBe(found);
  });

  it.each([
    ['IS_NULL', 'null'],
    ['IS_NAN', 'nan'],
    ['IS_NOT_NULL', 'nan one two text'],
    ['IS_NOT_NAN', 'one two text'],
  ])('n %s finds "%s"', (op, found) => {
    expect(ids({ where: { unaryFilter: { field: { fieldPath: 'n' }, op } } }).join(' ')).toBe(found);
  });

  it('looks into lists and maps, and joins with and and or', () => {
    expect(ids({ where: where('tags', 'ARRAY_CONTAINS', { doubleValue: 1 }) })).toEqual(['one']);
    expect(
      ids({ where: where('tags', 'ARRAY_CONTAINS_ANY', list({ stringValue: 'x' }, { stringValue: 'y' })) }),
    ).toEqual(['one', 'two']);
    const home = where('at.home', 'EQUAL', { booleanValue: true });
    const two = where('s', 'EQUAL', { stringValue: 'two' });
    expect(ids({ where: { compositeFilter: { op: 'OR', filters: [home, two] } } })).toEqual(['one', 'two']);
    expect(ids({ where: { compositeFilter: { op: 'AND', filters: [home, two] } } })).toEqual([]);
  });

  it('takes operators by number and names in snake case', () => {
    const field = { field_path: 'n' };
    expect(ids({ where: { field_filter: { field, op: 5, value: { integer_value: 1 } } } })).toEqual(['one']);
  });
});

describe('the order of a result', () => {
  it('is by name when nothing else is asked', () => {
    expect(ids({})).toEqual(['nan', 'none', 'null', 'one', 'text', 'two']);
  });

  it('leaves out documents without the field, and ends with the name in the same direction', () => {
    expect(ids({ orderBy: [orderBy('n', 'DESCENDING')] })).toEqual(['text', 'two', 'one', 'nan', 'null']);
  });

  it('is cut by cursors, offset and limit', () => {
    const byN = { orderBy: [orderBy('n')] };
    expect(ids({ ...byN, startAt: { values: [one], before: true } })).toEqual(['one', 'two', 'text']);
    expect(ids({ ...byN, startAt: { values: [one] } })).toEqual(['two', 'text']);
    expect(ids({ ...byN, endAt: { values: [one] } })).toEqual(['null', 'nan', 'one']);
    expect(ids({ ...byN, endAt: { values: [one], before: true } })).toEqual(['null', 'nan']);
    expect(ids({ ...byN, offset: 1, limit: { value: 2 } })).toEqual(['nan', 'one']);
    expect(ids({ limit: 0 })).toEqual([]);
  });
});

it('a collection group finds collections of the name at any depth below the parent', () => {
  const group = {
    from: [{ collectionId: 'c', allDescendants: true }],
    where: where('n', 'GREATER_THAN', one),
  };
  expect(ids(group)).toEqual(['two', 'deep']);
  expect(ids({ from: group.from }, `${root}/p/q`)).toEqual(['deep']);
  expect(() => ids(group, `${root}/p/q`)).toThrow('below the root');
});

it('aggregates only over documents that have every aggregated field', () => {
  const aggregations = parseAggregations([
    { alias: 'count', count: {} },
    { alias: 'sum', sum: { field: { fieldPath: 'n' } } },
    { alias: 'average', avg: { field: { fieldPath: 'missing' } } },
  ]);
  const result = (query: object, wanted = aggregations) =>
    aggregate(
      runQuery(
        backend.database.collections,
        parseQuery(root, { from: [{ collectionId: 'c' }], ...query }, neededFields(wanted)),
      ),
      wanted,
    );
  expect(result({})).toEqual({
    count: { integerValue: '0' },
    sum: { integerValue: '0' },
    average: { nullValue: null },
  });
  expect(
    result({ where: where('n', 'GREATER_THAN', { integerValue: 0 }) }, aggregations.slice(0, 2)),
  ).toEqual({
    count: { integerValue: '2' },
    sum: { doubleValue: 3.5 },
  });
});

describe('refused is', () => {
  it.each([
    ['a negative limit', { limit: -1 }],
    ['an empty in', { where: where('n', 'IN', list()) }],
    [
      'more than thirty alternatives',
      { where: where('n', 'IN', list(...Array.from({ length: 31 }, () => one))) },
    ],
    [
      'a second !=',
      {
        where: {
          compositeFilter: {
            op: 'AND',
            filters: [where('n', 'NOT_EQUAL', one), where('s', 'NOT_EQUAL', one)],
          },
        },
      },
    ],
    [
      'not-in within or',
      {
        where: {
          compositeFilter: { op: 'OR', filters: [where('n', 'NOT_IN', list(one)), where('s', 'EQUAL', one)] },
        },
      },
    ],
    ['an order after the name', { orderBy: [orderBy('__name__'), orderBy('n')] }],
    ['an order given twice', { orderBy: [orderBy('n'), orderBy('n')] }],
    ['a cursor longer than the order', { startAt: { values: [one] } }],
    ['a name that is no reference', { where: where('__name__', 'EQUAL', one) }],
    ['several collections', { from: [{ collectionId: 'c' }, { collectionId: 'd' }] }],
    ['an unknown property', { wher: {} }],
  ])('%s', (_, query) => {
    expect(refusalOf(() => ids(query))).toBe('INVALID_ARGUMENT');
  });
});
