import { commit, get, nameOf, post, set, type Group } from '../case';
import { long, namedCases, titled } from '../samples';
import { value } from '../values';

const fieldPaths = [
  'a',
  'a.b',
  '`a b`',
  '`a`.b',
  'a.`b.c`',
  '`\\``',
  '`\\\\`',
  '`a',
  'a`',
  'a b',
  'a-b',
  '1a',
  'a1',
  '_a',
  'é',
  '`é`',
  '',
  '.',
  'a.',
  '.a',
  'a..b',
  '``',
  '__a__',
  'a.__b__',
  '__name__',
  '`__a__`',
  'a[0]',
  'a/b',
  '*',
  '`a\nb`',
  'a\\.b',
  '`a`b',
  '`a``b`',
  '`\\a`',
  long(1500),
  long(1501),
  Array.from({ length: 20 }, () => 'a').join('.'),
  Array.from({ length: 21 }, () => 'a').join('.'),
  '$a',
  'a$',
  'a.1',
  '__a',
  'a__',
  '____',
  '__',
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
          structuredQuery: {
            from: [{ collectionId: 'rows' }],
            orderBy: [{ field: { fieldPath: path } }],
            limit: 2,
          },
        }),
      ]),
    ),
    ...namedCases(
      'select',
      titled(fieldPaths, (path) => [
        post('/query/one:runQuery', {
          structuredQuery: {
            from: [{ collectionId: 'rows' }],
            select: { fields: [{ fieldPath: path }] },
            limit: 2,
          },
        }),
      ]),
    ),
    ...namedCases(
      'read mask',
      titled(fieldPaths, (path) => [
        post(':batchGet', { documents: [nameOf('query/one/rows/a')], mask: { fieldPaths: [path] } }),
        get(`/query/one/rows/a?mask.fieldPaths=${encodeURIComponent(path)}`),
      ]),
    ),
    ...namedCases('masks', {
      'the same path twice': (id) => [
        commit({ ...set(`fp/${id}`, {}), updateMask: { fieldPaths: ['a', 'a'] } }),
      ],
      'a path and one inside it': (id) => [
        commit({
          ...set(`fp/${id}`, { a: value.map({ b: value.int(1) }) }),
          updateMask: { fieldPaths: ['a', 'a.b'] },
        }),
        get(`/fp/${id}`),
      ],
      'a path inside and then around it': (id) => [
        commit({
          ...set(`fp/${id}`, { a: value.map({ b: value.int(1) }) }),
          updateMask: { fieldPaths: ['a.b', 'a'] },
        }),
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
          updateTransforms: [
            { fieldPath: 'a.b', increment: value.int(1) },
            { fieldPath: 'a', increment: value.int(1) },
          ],
        }),
      ],
      'a mask as a text': (id) => [
        commit({ ...set(`fp/${id}`, { a: value.int(1) }), updateMask: 'a' }),
        get(`/fp/${id}`),
      ],
    }),
  ],
};
