import fc from 'fast-check';
import {
  commit,
  get,
  nameOf,
  patch,
  post,
  remove,
  set,
  type Answer,
  type Group,
  type Json,
  type Step,
} from '../case';
import { isObject } from '../../../wire/message';
import { queryParents } from '../query-documents';
import { namedCases, randomCases } from '../samples';
import { anyFields, value } from '../values';

const fieldPaths = fc.uniqueArray(
  fc.constantFrom('a', 'b', 'c', 'a.x', 'b.x.y', '`odd name`', '__name__', 'missing', 'd.`y z`'),
  { maxLength: 3 },
);
const ids = fc.array(fc.constantFrom('a', 'b', 'aa', '__id7__', 'row20', 'missing', '😀'), { maxLength: 4 });
const rowName = (id: string) => nameOf(`${queryParents[0]}/rows/${id}`);

export const batchGetGroup: Group = {
  name: 'batchGet',
  cases: [
    ...randomCases(
      'batchGet',
      fc.record({ ids, mask: fc.option(fieldPaths) }),
      60,
      ({ ids: given, mask }) => [
        post(':batchGet', { documents: given.map(rowName), ...(mask && { mask: { fieldPaths: mask } }) }),
      ],
    ),
    ...namedCases('batchGet', {
      'no documents': () => [post(':batchGet', {})],
      'of another project': () => [
        post(':batchGet', { documents: ['projects/other/databases/(default)/documents/a/b'] }),
      ],
      'a collection': () => [post(':batchGet', { documents: [nameOf('a')] })],
      'no name at all': () => [post(':batchGet', { documents: ['x'] })],
      'with a new transaction': () => [
        post(':batchGet', { documents: [rowName('a')], newTransaction: { readWrite: {} } }),
      ],
      'with a new transaction only to read': () => [
        post(':batchGet', { documents: [rowName('a')], newTransaction: { readOnly: {} } }),
      ],
      'with a new transaction of no kind': () => [
        post(':batchGet', { documents: [rowName('a')], newTransaction: {} }),
      ],
      'with two kinds of consistency': () => [
        post(':batchGet', { documents: [rowName('a')], newTransaction: {}, transaction: 'AAAA' }),
      ],
      'with an unknown transaction': () => [
        post(':batchGet', { documents: [rowName('a')], transaction: 'AAAA' }),
      ],
      'at a time long ago': () => [
        post(':batchGet', { documents: [rowName('a')], readTime: '2020-01-01T00:00:00Z' }),
      ],
      'at a time of another form': () => [post(':batchGet', { documents: [rowName('a')], readTime: 'x' })],
      'at the time of a commit': (id) => [
        commit(set(`past/${id}`, { a: value.int(1) })),
        (answers) =>
          post(':batchGet', {
            documents: [nameOf(`past/${id}`)],
            readTime: (answers[0]?.body as Json | undefined)?.commitTime,
          }),
      ],
      'an empty mask': () => [post(':batchGet', { documents: [rowName('a')], mask: {} })],
    }),
  ],
};

const params = (given: Record<string, string | readonly string[]>): string => {
  const all = Object.entries(given).flatMap(([name, values]) => [values].flat().map((one) => [name, one]));
  const text = new URLSearchParams(all).toString().replaceAll('+', '%20');
  return text ? `?${text}` : '';
};
const condition = fc.constantFrom<Record<string, string>>(
  {},
  {},
  { 'currentDocument.exists': 'true' },
  { 'currentDocument.exists': 'false' },
  { 'currentDocument.updateTime': '2020-01-01T00:00:00Z' },
);
const maskPaths = fc.uniqueArray(fc.constantFrom('a', 'b', 'a.x', 'b.x.y', '`odd name`', 'c'), {
  maxLength: 3,
});

/** The verbs that are HTTP methods on a document. */
export const documentGroup: Group = {
  name: 'get, create, patch and delete',
  cases: [
    ...randomCases('get', fc.record({ fields: anyFields, fieldPaths }), 40, (given, id) => [
      commit(set(`doc/${id}`, given.fields)),
      get(`/doc/${id}${params({ 'mask.fieldPaths': given.fieldPaths })}`),
    ]),
    ...randomCases(
      'patch',
      fc.record({
        old: fc.option(anyFields),
        fields: anyFields,
        condition,
        updateMask: maskPaths,
        mask: maskPaths,
      }),
      120,
      (given, id) => [
        ...(given.old ? [commit(set(`doc/${id}`, given.old))] : []),
        patch(
          `/doc/${id}${params({ 'updateMask.fieldPaths': given.updateMask, 'mask.fieldPaths': given.mask, ...given.condition })}`,
          { fields: given.fields },
        ),
        get(`/doc/${id}`),
      ],
    ),
    ...randomCases('delete', fc.record({ old: fc.option(anyFields), condition }), 30, (given, id) => [
      ...(given.old ? [commit(set(`doc/${id}`, given.old))] : []),
      remove(`/doc/${id}${params(given.condition)}`),
      get(`/doc/${id}`),
    ]),
    ...randomCases(
      'create',
      fc.record({ fields: anyFields, mask: maskPaths, twice: fc.boolean() }),
      40,
      (given, id) => [
        post(`/doc${params({ documentId: id, 'mask.fieldPaths': given.mask })}`, { fields: given.fields }),
        ...(given.twice ? [post(`/doc${params({ documentId: id })}`, { fields: given.fields })] : []),
        get(`/doc/${id}`),
      ],
    ),
    ...namedCases('document', {
      'create without an id': () => [post('/doc', { fields: { a: value.int(1) } })],
      'create with a name in the body': (id) => [
        post(`/doc?documentId=${id}`, { name: nameOf('doc/x'), fields: {} }),
      ],
      'create with times in the body': (id) => [
        post(`/doc?documentId=${id}`, { fields: {}, createTime: '2020-01-01T00:00:00Z' }),
      ],
      'create without a body': (id) => [post(`/doc?documentId=${id}`)],
      'create with an empty id': () => [post('/doc?documentId=', { fields: {} })],
      'create with a slash in the id': () => [post('/doc?documentId=a%2Fb', { fields: {} })],
      'create with a reserved id': () => [post('/doc?documentId=__a__', { fields: {} })],
      'create with an id of dots': () => [post('/doc?documentId=..', { fields: {} })],
      'create below a document': (id) => [
        post(`/doc/parent/sub?documentId=${id}`, { fields: {} }),
        get(`/doc/parent/sub/${id}`),
      ],
      'patch with a bad condition': (id) => [
        patch(`/doc/${id}?currentDocument.exists=maybe`, { fields: {} }),
      ],
      'patch with two conditions': (id) => [
        patch(`/doc/${id}?currentDocument.exists=true&currentDocument.updateTime=2020-01-01T00:00:00Z`, {
          fields: {},
        }),
      ],
      'patch with an unknown parameter': (id) => [patch(`/doc/${id}?bogus=1`, { fields: {} })],
      'get with an unknown parameter': (id) => [get(`/doc/${id}?bogus=1`)],
      'get a document that is not there': () => [get('/doc/none')],
      'delete a collection': () => [remove('/doc')],
      'patch a collection': () => [patch('/doc', { fields: {} })],
      'an unknown verb': () => [post('/doc/a:bogus')],
      'an unknown verb of the root': () => [post(':bogus')],
      'get the root': () => [get('')],
      'snake case': (id) => [
        patch(`/doc/${id}?update_mask.field_paths=a`, { fields: { a: value.int(1), b: value.int(2) } }),
      ],
    }),
  ],
};

function tokenOf(answer: Answer | undefined): string {
  const token = isObject(answer?.body) ? answer.body.nextPageToken : undefined;
  return typeof token === 'string' ? token : '';
}
const pages = (path: string, size: number, more = ''): Step[] =>
  Array.from({ length: 4 }, (_, page): Step => (answers: readonly Answer[]) => {
    const token = page === 0 ? '' : tokenOf(answers[page - 1]);
    return get(`${path}?pageSize=${size}${more}${token ? `&pageToken=${encodeURIComponent(token)}` : ''}`);
  });
const listOrder = fc.constantFrom(
  '',
  '',
  'a',
  'a desc',
  'n',
  'n desc',
  'a, n desc',
  '__name__',
  'a desc, __name__ desc',
  'bogus',
  'a up',
  'a,,n',
  '`odd name`',
  'n asc',
);

export const listGroup: Group = {
  name: 'lists of documents and collections',
  cases: [
    ...randomCases(
      'list',
      fc.record({
        size: fc.constantFrom(1, 3, 7, 20, 100),
        orderBy: listOrder,
        mask: fieldPaths,
        showMissing: fc.boolean(),
      }),
      80,
      ({ size, orderBy, mask, showMissing }) =>
        pages(
          `/${queryParents[0]}/rows`,
          size,
          params({ orderBy, 'mask.fieldPaths': mask, ...(showMissing && { showMissing: 'true' }) }).replace(
            '?',
            '&',
          ),
        ),
    ),
    ...namedCases('list', {
      'missing documents': () => [get('/query?showMissing=true'), get('/query')],
      'missing documents by pages': () => pages('/query', 1, '&showMissing=true'),
      'a collection that is not there': () => [get('/nothing')],
      'a negative page': () => [get('/query?pageSize=-1')],
      'a page of no size': () => [get(`/${queryParents[0]}/rows?pageSize=0`)],
      'a bad token': () => [get('/query?pageToken=x')],
      'collections of the root': () => [post(':listCollectionIds')],
      'collections of a document': () => [
        post('/query/none:listCollectionIds'),
        post('/query/one:listCollectionIds'),
      ],
      'collections of nothing': () => [post('/nothing/at-all:listCollectionIds')],
      'collections by pages': () => [
        post(':listCollectionIds', { pageSize: 2 }),
        (answers) => post(':listCollectionIds', { pageSize: 2, pageToken: tokenOf(answers[0]) }),
      ],
      'collections of a collection': () => [post('/query:listCollectionIds')],
      'a negative page of collections': () => [post(':listCollectionIds', { pageSize: -1 })],
      'a bad token of collections': () => [post(':listCollectionIds', { pageToken: 'x' })],
    }),
  ],
};
