import { commit, get, nameOf, patch, post, root, set, type Group, type Json, type Step } from '../case';
import { namedCases } from '../samples';
import { value } from '../values';

const titled = (given: readonly (string | Json)[], steps: (one: string | Json, id: string) => readonly Step[]) =>
  Object.fromEntries(
    given.map((one, index) => [
      `${index} ${(typeof one === 'string' ? one : JSON.stringify(one)).slice(0, 80)}`,
      (id: string) => steps(one, id),
    ]),
  );
const long = (length: number) => 'x'.repeat(length);
const deep = (depth: number): Json => (depth === 0 ? value.int(1) : value.map({ x: deep(depth - 1) }));
const deepList = (depth: number): Json =>
  depth === 0 ? value.int(1) : value.map({ x: value.list(value.map({ y: deepList(depth - 1) })) });

const values: readonly Json[] = [
  { integerValue: 1 }, { integerValue: '1' }, { integerValue: 1.0 }, { integerValue: '1.0' }, { integerValue: 1.5 },
  { integerValue: '1e3' }, { integerValue: 1e3 }, { integerValue: ' 1' }, { integerValue: '+1' }, { integerValue: '-0' },
  { integerValue: '01' }, { integerValue: '' }, { integerValue: '9223372036854775807' }, { integerValue: '9223372036854775808' },
  { integerValue: '-9223372036854775808' }, { integerValue: '-9223372036854775809' }, { integerValue: true }, { integerValue: null },
  { integerValue: '0x10' }, { integerValue: 'NaN' }, { integerValue: 9007199254740993 }, { integerValue: [] },
  { doubleValue: 1 }, { doubleValue: '1' }, { doubleValue: '1.5' }, { doubleValue: '1e400' }, { doubleValue: 'NaN' }, { doubleValue: 'nan' },
  { doubleValue: 'Infinity' }, { doubleValue: '-Infinity' }, { doubleValue: '+Infinity' }, { doubleValue: 'inf' }, { doubleValue: '' },
  { doubleValue: '-0.0' }, { doubleValue: -0 }, { doubleValue: ' 1' }, { doubleValue: '1_0' }, { doubleValue: '1e3' }, { doubleValue: true },
  { doubleValue: '.5' }, { doubleValue: '5.' }, { doubleValue: '+5' }, { doubleValue: null }, { doubleValue: '1d' }, { doubleValue: '0x1p3' },
  { booleanValue: true }, { booleanValue: 'true' }, { booleanValue: 1 }, { booleanValue: null },
  { nullValue: null }, { nullValue: 'NULL_VALUE' }, { nullValue: 0 }, { nullValue: 1 }, { nullValue: 'x' }, { nullValue: false },
  { stringValue: 'a' }, { stringValue: 1 }, { stringValue: true }, { stringValue: null }, { stringValue: {} },
  { stringValue: '\u0000' }, { stringValue: '\ud800' },
  { bytesValue: 'AA==' }, { bytesValue: 'AA' }, { bytesValue: 'A' }, { bytesValue: '_-8=' }, { bytesValue: '/+8' }, { bytesValue: '*' },
  { bytesValue: 'AA=' }, { bytesValue: 'AAA=A' }, { bytesValue: ' AA==' }, { bytesValue: 'AB==' }, { bytesValue: 1 }, { bytesValue: '' },
  { bytesValue: 'AA\nAA' }, { bytesValue: '====' }, { bytesValue: 'AAA===' },
  ...[
    '2020-01-01T00:00:00Z', '2020-01-01T00:00:00.1Z', '2020-01-01T00:00:00.123456789Z', '2020-01-01T00:00:00.1234567890Z',
    '2020-01-01T00:00:00+01:00', '2020-01-01T00:00:00-12:30', '2020-01-01T00:00:00+25:00', '2020-01-01T00:00:00', '2020-01-01',
    '2020-02-30T00:00:00Z', '2020-13-01T00:00:00Z', '2020-01-01T24:00:00Z', '2020-01-01T23:59:60Z', '0001-01-01T00:00:00Z',
    '0000-12-31T23:59:59Z', '9999-12-31T23:59:59.999999999Z', '10000-01-01T00:00:00Z', '0001-01-01T00:00:00+01:00',
    '9999-12-31T23:59:59-01:00', '2020-01-01t00:00:00z', '2020-01-01 00:00:00Z', '2020-01-01T00:00:00.Z', '', 'now', ' 2020-01-01T00:00:00Z',
    '2020-1-1T00:00:00Z', '2019-02-29T00:00:00Z', '1900-02-29T00:00:00Z', '2020-01-01T00:00:00+0100', '2020-01-01T00:00Z',
    '2020-01-01T00:60:00Z', '2020-01-01T00:00:00,5Z', '-001-01-01T00:00:00Z',
  ].map((timestampValue) => ({ timestampValue })),
  { timestampValue: 0 }, { timestampValue: { seconds: 1 } }, { timestampValue: { seconds: 1, nanos: 5 } }, { timestampValue: {} },
  { geoPointValue: {} }, { geoPointValue: { latitude: 90, longitude: 180 } }, { geoPointValue: { latitude: 90.1 } },
  { geoPointValue: { longitude: -180.1 } }, { geoPointValue: { latitude: 'NaN' } }, { geoPointValue: { latitude: '5' } },
  { geoPointValue: { lat: 1 } }, { geoPointValue: null }, { geoPointValue: { latitude: 'Infinity' } }, { geoPointValue: { latitude: null } },
  ...[
    nameOf('a/b'), nameOf('a'), root, 'a/b', '', nameOf('a/b/c'), nameOf('a/__b__'), nameOf('__a__/b'), nameOf('a/.'), nameOf('a//b'),
    nameOf('a/__id5__'), 'projects/other/databases/(default)/documents/a/b', 'projects/p/databases/other/documents/a/b', `${nameOf('a/b')}/`,
    `/${nameOf('a/b')}`,
  ].map((referenceValue) => ({ referenceValue })),
  { arrayValue: {} }, { arrayValue: { values: [] } }, { arrayValue: { values: null } }, { arrayValue: [] }, { arrayValue: { values: {} } },
  { arrayValue: { values: [{}] } }, { arrayValue: { values: [null] } }, { arrayValue: { values: [{ arrayValue: {} }] } }, { arrayValue: null },
  { mapValue: {} }, { mapValue: { fields: {} } }, { mapValue: { fields: null } }, { mapValue: [] }, { mapValue: { fields: { a: null } } },
  { mapValue: { fields: { a: {} } } }, { mapValue: { fields: { '': value.int(1) } } }, { mapValue: { fields: { __a__: value.int(1) } } },
  { mapValue: { fields: { 'a.b': value.int(1), '`': value.int(2), '\\': value.int(3) } } }, { mapValue: null },
  { mapValue: { fields: { [long(1500)]: value.int(1) } } }, { mapValue: { fields: { [long(1501)]: value.int(1) } } },
  value.vector(), value.vector(1), value.map({ __type__: value.text('x') }), value.map({ __type__: value.text('__vector__') }),
  value.map({ __type__: value.text('__vector__'), value: value.list(value.int(1)) }),
  value.list(value.vector(1)), value.vector(...Array.from({ length: 2048 }, () => 1)), value.vector(...Array.from({ length: 2049 }, () => 1)),
  {}, { integerValue: 1, stringValue: 'a' }, { bogusValue: 1 }, { integer_value: 1 }, { string_value: 'a' }, { IntegerValue: 1 },
  deep(18), deep(19), deep(20), deep(21), deepList(9), deepList(10), deepList(11),
  { stringValue: long(1_048_487) }, { stringValue: long(1_048_488) }, { stringValue: 'é'.repeat(524_243) }, { stringValue: 'é'.repeat(524_244) },
  { bytesValue: Buffer.alloc(1_048_400).toString('base64') }, { bytesValue: Buffer.alloc(1_048_500).toString('base64') },
];

/** Values of every form that ProtoJSON knows, and of some that it does not. */
export const valueGroup: Group = {
  name: 'forms of values',
  cases: [
    ...namedCases('value', titled(values, (given, id) => [commit(set(`v/${id}`, { a: given })), get(`/v/${id}`)])),
    ...namedCases(
      'operand',
      titled(values.filter((given) => JSON.stringify(given).length < 5000), (given) => [
        post(':runQuery', {
          structuredQuery: {
            from: [{ collectionId: 'nothing' }],
            where: { fieldFilter: { field: { fieldPath: 'a' }, op: 'EQUAL', value: given } },
          },
        }),
      ]),
    ),
  ],
};

const fieldPaths = [
  'a', 'a.b', '`a b`', '`a`.b', 'a.`b.c`', '`\\``', '`\\\\`', '`a', 'a`', 'a b', 'a-b', '1a', 'a1', '_a', 'é', '`é`', '', '.', 'a.', '.a', 'a..b',
  '``', '__a__', 'a.__b__', '__name__', '`__a__`', 'a[0]', 'a/b', '*', '`a\nb`', 'a\\.b', '`a`b', '`a``b`', '`\\a`', long(1500), long(1501),
  Array.from({ length: 20 }, () => 'a').join('.'), Array.from({ length: 21 }, () => 'a').join('.'), '$a', 'a$', 'a.1', '__a', 'a__', '____', '__',
];

export const fieldPathGroup: Group = {
  name: 'field paths',
  cases: [
    ...namedCases(
      'mask',
      titled(fieldPaths, (path, id) => [
        commit({ ...set(`fp/${id}`, { a: value.int(1) }), updateMask: { fieldPaths: [path] } }),
        get(`/fp/${id}`),
      ]),
    ),
    ...namedCases(
      'transform',
      titled(fieldPaths, (path, id) => [
        commit({ ...set(`fp/${id}`, {}), updateTransforms: [{ fieldPath: path, increment: value.int(1) }] }),
        get(`/fp/${id}`),
      ]),
    ),
    ...namedCases(
      'filter',
      titled(fieldPaths, (path) => [
        post('/query/one:runQuery', {
          structuredQuery: {
            from: [{ collectionId: 'rows' }],
            where: { fieldFilter: { field: { fieldPath: path }, op: 'EQUAL', value: value.int(1) } },
          },
        }),
      ]),
    ),
    ...namedCases(
      'order',
      titled(fieldPaths, (path) => [
        post('/query/one:runQuery', {
          structuredQuery: { from: [{ collectionId: 'rows' }], orderBy: [{ field: { fieldPath: path } }], limit: 2 },
        }),
      ]),
    ),
    ...namedCases(
      'select',
      titled(fieldPaths, (path) => [
        post('/query/one:runQuery', {
          structuredQuery: { from: [{ collectionId: 'rows' }], select: { fields: [{ fieldPath: path }] }, limit: 2 },
        }),
      ]),
    ),
    ...namedCases(
      'read mask',
      titled(fieldPaths, (path) => [
        post(':batchGet', { documents: [nameOf('query/one/rows/a')], mask: { fieldPaths: [path] } }),
        get(`/query/one/rows/a?mask.fieldPaths=${encodeURIComponent(String(path))}`),
      ]),
    ),
    ...namedCases('masks', {
      'the same path twice': (id) => [commit({ ...set(`fp/${id}`, {}), updateMask: { fieldPaths: ['a', 'a'] } })],
      'a path and one inside it': (id) => [
        commit({ ...set(`fp/${id}`, { a: value.map({ b: value.int(1) }) }), updateMask: { fieldPaths: ['a', 'a.b'] } }),
        get(`/fp/${id}`),
      ],
      'a path inside and then around it': (id) => [
        commit({ ...set(`fp/${id}`, { a: value.map({ b: value.int(1) }) }), updateMask: { fieldPaths: ['a.b', 'a'] } }),
        get(`/fp/${id}`),
      ],
      'a transform inside a masked field': (id) => [
        commit({
          ...set(`fp/${id}`, { a: value.map({ b: value.int(1) }) }),
          updateMask: { fieldPaths: ['a'] },
          updateTransforms: [{ fieldPath: 'a.b', increment: value.int(1) }],
        }),
        get(`/fp/${id}`),
      ],
      'a transform of a transform': (id) => [
        commit({
          ...set(`fp/${id}`, {}),
          updateTransforms: [{ fieldPath: 'a.b', increment: value.int(1) }, { fieldPath: 'a', increment: value.int(1) }],
        }),
      ],
      'a mask as a text': (id) => [commit({ ...set(`fp/${id}`, { a: value.int(1) }), updateMask: 'a' }), get(`/fp/${id}`)],
    }),
  ],
};

const ids = [
  'a', 'é', '😀', ' ', '%', '%25', 'a:b', '.', '..', '...', '__a__', '__id1__', '__id-1__', '__idx__', '__', '____', '___', '__a', 'a__', '*', '?', '#',
  'a b', '\u0000', '\n', long(1500), long(1501), '__id9223372036854775807__', '__id9223372036854775808__', '__id99999999999999999999__', '__id0__', '__id01__',
];
const encoded = (id: string | Json) => encodeURIComponent(String(id));

/** Names of documents and collections. */
export const nameGroup: Group = {
  name: 'names',
  cases: [
    ...namedCases('document id', titled(ids, (id) => [commit(set(`names/${String(id)}`, {})), get(`/names/${encoded(id)}`)])),
    ...namedCases('collection id', titled(ids, (id) => [commit(set(`${String(id)}/x`, {})), get(`/${encoded(id)}/x`)])),
    ...namedCases(
      'from',
      titled(ids, (id) => [post(':runQuery', { structuredQuery: { from: [{ collectionId: id }] } })]),
    ),
    ...namedCases('created', titled(ids, (id) => [post(`/created?documentId=${encoded(id)}`, { fields: {} })])),
    ...namedCases(
      'full name',
      titled(
        [
          root, `${root}/`, nameOf('a'), nameOf('a/b/'), nameOf('/a/b'), nameOf('a//b'), nameOf('a/b/c'), 'a/b', '', 'projects',
          'projects/other/databases/(default)/documents/a/b', 'projects/demo-differential/databases/other/documents/a/b',
          'projects/demo-differential/databases/(default)/a/b', nameOf(Array.from({ length: 100 }, () => 'ab/cd').join('/')),
          nameOf(Array.from({ length: 101 }, () => 'ab/cd').join('/')), nameOf(Array.from({ length: 50 }, () => `${long(60)}/${long(60)}`).join('/')),
          nameOf(Array.from({ length: 51 }, () => `${long(60)}/${long(60)}`).join('/')),
        ],
        (name) => [commit({ update: { name, fields: {} } }), post(':batchGet', { documents: [name] })],
      ),
    ),
  ],
};

const writes: readonly Json[] = [
  {}, { update: null }, { update: {} }, { update: { fields: {} } }, { delete: '' }, { delete: null }, { delete: 1 }, { bogus: 1 },
  { update: { name: nameOf('j/a'), fields: [] } }, { update: { name: nameOf('j/a'), fields: null } }, { update: { name: nameOf('j/a'), bogus: 1 } },
  { update: { name: nameOf('j/a') }, delete: nameOf('j/b') }, { delete: nameOf('j/none'), updateMask: { fieldPaths: ['a'] } },
  { delete: nameOf('j/none'), updateTransforms: [] }, { ...set('j/a', {}), updateTransforms: null }, { ...set('j/a', {}), updateTransforms: [{}] },
  { ...set('j/a', {}), updateTransforms: [{ fieldPath: 'a' }] },
  { ...set('j/a', {}), updateTransforms: [{ fieldPath: 'a', increment: value.text('x') }] },
  { ...set('j/a', {}), updateTransforms: [{ fieldPath: 'a', increment: value.int(1), maximum: value.int(1) }] },
  { ...set('j/n1', {}), updateTransforms: [{ fieldPath: 'a', setToServerValue: 1 }] },
  { ...set('j/a', {}), updateTransforms: [{ fieldPath: 'a', setToServerValue: 'SERVER_VALUE_UNSPECIFIED' }] },
  { ...set('j/a', {}), updateTransforms: [{ fieldPath: 'a', setToServerValue: 0 }] },
  { ...set('j/a', {}), updateTransforms: [{ fieldPath: 'a', setToServerValue: 7 }] },
  { ...set('j/a', {}), updateTransforms: [{ increment: value.int(1) }] },
  { ...set('j/a', {}), updateTransforms: [{ fieldPath: 'a', increment: value.int(1) }, { fieldPath: 'a', increment: value.int(1) }] },
  { transform: { document: nameOf('j/tr'), fieldTransforms: [] } }, { transform: { document: nameOf('j/tr') } }, { transform: {} },
  { ...set('j/a', {}), currentDocument: { exists: 'true' } }, { ...set('j/a', {}), currentDocument: { exists: true, updateTime: '2020-01-01T00:00:00Z' } },
  { ...set('j/a', {}), currentDocument: { updateTime: 'x' } }, { ...set('j/a', {}), currentDocument: null },
  { ...set('j/b1', {}), current_document: { exists: false } }, { ...set('j/a', { a: value.int(1) }), update_mask: { field_paths: ['a'] } },
  { verify: nameOf('j/a') }, { verify: nameOf('j/zz'), currentDocument: { exists: false } }, { verify: nameOf('j/zz'), currentDocument: { exists: true } },
  { delete: nameOf('j/zz'), currentDocument: { exists: true } }, { delete: nameOf('j/zz'), currentDocument: { exists: false } },
  { delete: nameOf('j/zz'), currentDocument: { updateTime: '2020-01-01T00:00:00Z' } }, { delete: nameOf('j/zz'), currentDocument: {} },
];
const bodies = [
  '', ' ', '{', '[]', '[{}]', 'null', '1', '"a"', '{}', '{"bogus":1}', '{"writes":{}}', '{"writes":null}', '{"writes":[null]}', '{"writes":"x"}',
  '{"writes":[[]]}', '{"writes":[1]}', "{'writes':[]}", '{"writes":[],}', '{writes:[]}', '{"writes":[]} x', '\ufeff{}', '{"transaction":1}',
  '{"transaction":null}', '{"transaction":"*"}', '{"database":"x"}', '{"database":1}', '{"writes":[],"writes":[]}', '{"transaction":""}',
  '{"structuredQuery":{}}', '{"documents":[]}', '{"documents":[null]}', '{"documents":[1]}', '{"documents":"x"}', '// x', '{"writes":NaN}', 'true',
];

/** Messages that are not as they should be. */
export const messageGroup: Group = {
  name: 'forms of messages',
  cases: [
    ...namedCases('write', titled(writes, (write) => [commit(write as Json)])),
    ...namedCases('batch', titled(writes, (write) => [post(':batchWrite', { writes: [write] })])),
    ...[':commit', ':batchGet', ':beginTransaction', ':rollback', ':batchWrite', ':listCollectionIds'].flatMap((verb) =>
      namedCases(verb, Object.fromEntries(Object.entries(titled(bodies, (body) => [post(verb, body)])).map(([title, steps]) => [`${verb} ${title}`, steps]))),
    ),
    ...namedCases('document', titled([
      '{"fields":{"a":{"integerValue":1}}}', '{"fields":[]}', '{"fields":{"a":1}}', '{"fields":{"a":null}}', '{"name":1}', '{"bogus":1}', '[]', 'null', '{', '',
      '{"fields":{"a":{"integerValue":1},"a":{"integerValue":2}}}', '{"createTime":"x"}', '{"fields":null}', '{"fields":{"":{"integerValue":1}}}', '{"fields":{"__a__":{"integerValue":1}}}',
    ], (body, id) => [patch(`/m/${id}`, body), get(`/m/${id}`)])),
  ],
};

const filter = (op: unknown, operand: unknown = value.int(1), path = 'a'): Json => ({
  where: { fieldFilter: { field: { fieldPath: path }, op, value: operand } },
});
const leaf = (op: string, operand: Json = value.int(1), path = 'a'): unknown => filter(op, operand, path).where;
const all = (...filters: unknown[]): Json => ({ where: { compositeFilter: { op: 'AND', filters } } });
const any = (...filters: unknown[]): Json => ({ where: { compositeFilter: { op: 'OR', filters } } });
const listOf = (length: number): Json => value.list(...Array.from({ length }, (_, index) => value.int(index)));
const order = (...paths: string[]): Json => ({ orderBy: paths.map((fieldPath) => ({ field: { fieldPath } })) });
const queries: readonly Json[] = [
  {}, { limit: -1 }, { limit: 0 }, { limit: 1.5 }, { limit: 'x' }, { limit: '2' }, { limit: 2147483648 }, { offset: -1 }, { offset: '2' }, { offset: 1.5 },
  { offset: 2147483648 }, { bogus: 1 }, { from: null }, { from: {} }, { from: [null] }, { from: [{ bogus: 1 }] }, { from: [{ collectionId: 'a' }, { collectionId: 'b' }] },
  { from: [{ collectionId: 1 }] }, { from: [{ collectionId: '' }] }, { from: [{ collectionId: 'a/b' }] }, { where: {} }, { where: { bogus: 1 } }, { where: null },
  { where: { fieldFilter: {} } }, { where: { unaryFilter: {} } }, { where: { compositeFilter: {} } }, { where: { compositeFilter: { op: 'AND' } } },
  { where: { compositeFilter: { op: 'AND', filters: [] } } }, { where: { compositeFilter: { op: 'XOR', filters: [leaf('EQUAL')] } } },
  { where: { compositeFilter: { filters: [leaf('EQUAL')] } } }, { where: { compositeFilter: { op: 1, filters: [leaf('EQUAL')] } } },
  { where: { compositeFilter: { op: 2, filters: [leaf('EQUAL')] } } }, { where: { compositeFilter: { op: 3, filters: [leaf('EQUAL')] } } },
  ...[0, 1, 2, 3, 4, 5, 6, 7, 11, -1, 1.5, '5', 'equal', 'EQUAL', 'BOGUS', 'OPERATOR_UNSPECIFIED', null, true].map((op) => filter(op)),
  ...[8, 9, 10, 'IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'].flatMap((op) => [filter(op), filter(op, listOf(0)), filter(op, listOf(2)), filter(op, value.list(value.null))]),
  ...[0, 1, 2, 3, 4, 5, 6, 'IS_NULL', 'OPERATOR_UNSPECIFIED', 'EQUAL'].map((op) => ({ where: { unaryFilter: { op, field: { fieldPath: 'a' } } } })),
  ...['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'].flatMap((op) => [10, 11, 30, 31, 100, 101].map((length) => filter(op, listOf(length)))),
  all(leaf('IN', listOf(5)), leaf('IN', listOf(6), 'b')), all(leaf('IN', listOf(5)), leaf('IN', listOf(7), 'b')), any(leaf('IN', listOf(15)), leaf('IN', listOf(15), 'b')),
  any(leaf('IN', listOf(15)), leaf('IN', listOf(16), 'b')), all(leaf('IN', listOf(5)), leaf('ARRAY_CONTAINS_ANY', listOf(6), 'b')),
  all(leaf('IN', listOf(5)), leaf('ARRAY_CONTAINS_ANY', listOf(7), 'b')), any(...Array.from({ length: 30 }, (_, n) => leaf('EQUAL', value.int(n)))),
  any(...Array.from({ length: 31 }, (_, n) => leaf('EQUAL', value.int(n)))), all(...Array.from({ length: 31 }, (_, n) => leaf('EQUAL', value.int(n), `f${n}`))),
  all(...Array.from({ length: 100 }, (_, n) => leaf('EQUAL', value.int(n), `f${n}`))), all(...Array.from({ length: 101 }, (_, n) => leaf('EQUAL', value.int(n), `f${n}`))),
  all(leaf('IN', listOf(2)), leaf('IN', listOf(2))), all(leaf('NOT_EQUAL'), leaf('NOT_EQUAL', value.int(2))), all(leaf('NOT_EQUAL'), leaf('NOT_EQUAL', value.int(2), 'b')),
  all(leaf('NOT_EQUAL'), leaf('NOT_IN', listOf(2))), all(leaf('NOT_IN', listOf(2)), leaf('NOT_IN', listOf(2))), all(leaf('NOT_IN', listOf(2)), leaf('IN', listOf(2), 'b')),
  all(leaf('NOT_IN', listOf(2)), leaf('ARRAY_CONTAINS_ANY', listOf(2), 'b')), all(leaf('NOT_IN', listOf(2)), leaf('ARRAY_CONTAINS', value.int(1), 'b')),
  any(leaf('NOT_IN', listOf(2)), leaf('EQUAL')), any(leaf('NOT_EQUAL'), leaf('EQUAL')), any(leaf('NOT_EQUAL'), leaf('NOT_EQUAL', value.int(2))),
  all(leaf('ARRAY_CONTAINS'), leaf('ARRAY_CONTAINS', value.int(2))), all(leaf('ARRAY_CONTAINS'), leaf('ARRAY_CONTAINS', value.int(1), 'b')),
  all(leaf('ARRAY_CONTAINS'), leaf('ARRAY_CONTAINS_ANY', listOf(2), 'b')), all(leaf('ARRAY_CONTAINS_ANY', listOf(2)), leaf('ARRAY_CONTAINS_ANY', listOf(2), 'b')),
  any(leaf('ARRAY_CONTAINS'), leaf('ARRAY_CONTAINS', value.int(2))), any(leaf('ARRAY_CONTAINS'), leaf('ARRAY_CONTAINS_ANY', listOf(2))),
  all(...Array.from({ length: 10 }, (_, n) => leaf('LESS_THAN', value.int(n), `f${n}`))), all(...Array.from({ length: 11 }, (_, n) => leaf('LESS_THAN', value.int(n), `f${n}`))),
  order('a', 'a'), order('__name__', 'a'), order('a', '__name__'), order('a', 'b', 'c', 'd', 'n'), order(...Array.from({ length: 101 }, (_, n) => `f${n}`)),
  { orderBy: {} }, { orderBy: [{}] }, { orderBy: [{ field: {} }] }, { orderBy: [{ field: { fieldPath: 'a' }, direction: 'UP' }] },
  ...[0, 1, 2, 3, '1', 'ASCENDING', 'DIRECTION_UNSPECIFIED', null].map((direction) => ({ orderBy: [{ field: { fieldPath: 'a' }, direction }], limit: 2 })),
  { startAt: {} }, { startAt: { values: [] } }, { startAt: { values: [value.int(1)] } }, { ...order('a'), startAt: { values: [value.int(1), value.int(2)] } },
  { ...order('a'), startAt: { values: [value.int(1)], before: 'true' } }, { ...order('a'), startAt: { before: true } }, { ...order('a'), endAt: { values: [] } },
  { ...order('__name__'), startAt: { values: [value.text('a')] } }, { ...order('__name__'), startAt: { values: [{ referenceValue: nameOf('a') }] } },
  { ...order('__name__'), startAt: { values: [{ referenceValue: nameOf('other/a') }] } }, { ...order('a'), startAt: { values: [null] } }, { ...order('a'), startAt: { values: [{}] } },
  { ...filter('GREATER_THAN'), ...order('b') }, { ...filter('GREATER_THAN'), ...order('b', 'a') }, { ...filter('EQUAL'), ...order('a') },
  { ...filter('GREATER_THAN'), startAt: { values: [value.int(1)] } }, { select: { fields: [] } }, { select: { fields: [{}] } }, { select: {} }, { select: null }, { select: { fields: null } },
  filter('EQUAL', value.text('a'), '__name__'), filter('EQUAL', { referenceValue: nameOf('query/one/rows/a') }, '__name__'), filter('IN', value.list(value.text('a')), '__name__'),
  filter('ARRAY_CONTAINS', { referenceValue: nameOf('query/one/rows/a') }, '__name__'), filter('EQUAL', { referenceValue: nameOf('query') }, '__name__'),
  filter('GREATER_THAN', { referenceValue: root }, '__name__'), { where: { unaryFilter: { op: 'IS_NULL', field: { fieldPath: '__name__' } } } },
  filter('IN', value.list(...Array.from({ length: 31 }, (_, n) => ({ referenceValue: nameOf(`query/one/rows/${n}`) }))), '__name__'),
  { findNearest: { vectorField: { fieldPath: 'a' }, queryVector: value.vector(1), distanceMeasure: 'EUCLIDEAN', limit: 1 } },
  { where: { fieldFilter: { field: 'a', op: 'EQUAL', value: value.int(1) } } }, { where: { field_filter: { field: { field_path: 'a' }, op: 'EQUAL', value: { integer_value: '1' } } } },
  filter('LESS_THAN', value.null), filter('EQUAL', value.null), filter('NOT_EQUAL', value.null), filter('EQUAL', value.double('NaN')), filter('GREATER_THAN', value.double('NaN')),
  filter('IN', value.list(value.null, value.double('NaN'), value.int(1))), filter('NOT_IN', value.list(value.double('NaN'))),
];

/** Queries that are refused, and those that are nearly so. */
export const queryFormGroup: Group = {
  name: 'forms of queries',
  cases: [
    ...namedCases(
      'query',
      titled(queries, (given) => [
        post('/query/one:runQuery', { structuredQuery: { from: [{ collectionId: 'rows' }], ...(given as Json) } }),
      ]),
    ),
    ...namedCases('request', {
      'no query': () => [post(':runQuery')],
      'a query that is null': () => [post(':runQuery', { structuredQuery: null })],
      'a parent in the body': () => [post(':runQuery', { parent: root, structuredQuery: { from: [{ collectionId: 'nothing' }] } })],
      'a collection as parent': () => [post('/query:runQuery', { structuredQuery: { from: [{ collectionId: 'rows' }] } })],
      'two kinds of consistency': () => [post(':runQuery', { structuredQuery: { from: [{ collectionId: 'nothing' }] }, transaction: 'AAAA', newTransaction: {} })],
      'an unknown transaction': () => [post(':runQuery', { structuredQuery: { from: [{ collectionId: 'nothing' }] }, transaction: 'AAAA' })],
      'an explanation': () => [post(':runQuery', { structuredQuery: { from: [{ collectionId: 'nothing' }] }, explainOptions: {} })],
    }),
  ],
};

const fill = (bytes: number): Json => ({ a: value.text(long(bytes)), b: value.text(long(bytes)) });

/** Sizes at the limit and just above. */
export const sizeGroup: Group = {
  name: 'sizes',
  cases: [
    ...namedCases(
      'document of two texts of',
      Object.fromEntries(
        [524_000, 524_150, 524_180, 524_200, 524_210, 524_220, 524_230, 524_240, 524_288].map((bytes) => [
          `${bytes} bytes`,
          (id: string) => [commit(set(`size/${id}`, fill(bytes)))],
        ]),
      ),
    ),
    ...namedCases('size', {
      'a document that a transform makes too large': (id) => [
        commit(set(`size/${id}`, { a: value.text(long(1_048_400)) })),
        commit({ ...set(`size/${id}`, {}), updateMask: {}, updateTransforms: [{ fieldPath: 'b', appendMissingElements: { values: [value.text(long(200))] } }] }),
      ],
      'many documents in one request': (id) => [
        commit(...Array.from({ length: 9 }, (_, index) => set(`size/${id}-${index}`, { a: value.text(long(1_000_000)) }))),
      ],
      'more than 10 MiB in one request': (id) => [
        commit(...Array.from({ length: 12 }, (_, index) => set(`size/${id}-${index}`, { a: value.text(long(1_000_000)) }))),
      ],
      'forty thousand fields': (id) => [
        commit(set(`size/${id}`, Object.fromEntries(Array.from({ length: 40_001 }, (_, index) => [`f${index}`, value.null])))),
      ],
    }),
  ],
};
