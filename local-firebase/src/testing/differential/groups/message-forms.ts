import { commit, get, nameOf, patch, post, set, type Group, type Json } from '../case';
import { namedCases, titled } from '../samples';
import { value } from '../values';

const writes: readonly Json[] = [
  {},
  { update: null },
  { update: {} },
  { update: { fields: {} } },
  { delete: '' },
  { delete: null },
  { delete: 1 },
  { bogus: 1 },
  { update: { name: nameOf('j/a'), fields: [] } },
  { update: { name: nameOf('j/a'), fields: null } },
  { update: { name: nameOf('j/a'), bogus: 1 } },
  { update: { name: nameOf('j/a') }, delete: nameOf('j/b') },
  { delete: nameOf('j/none'), updateMask: { fieldPaths: ['a'] } },
  { delete: nameOf('j/none'), updateTransforms: [] },
  { ...set('j/a', {}), updateTransforms: null },
  { ...set('j/a', {}), updateTransforms: [{}] },
  { ...set('j/a', {}), updateTransforms: [{ fieldPath: 'a' }] },
  { ...set('j/a', {}), updateTransforms: [{ fieldPath: 'a', increment: value.text('x') }] },
  {
    ...set('j/a', {}),
    updateTransforms: [{ fieldPath: 'a', increment: value.int(1), maximum: value.int(1) }],
  },
  { ...set('j/n1', {}), updateTransforms: [{ fieldPath: 'a', setToServerValue: 1 }] },
  { ...set('j/a', {}), updateTransforms: [{ fieldPath: 'a', setToServerValue: 'SERVER_VALUE_UNSPECIFIED' }] },
  { ...set('j/a', {}), updateTransforms: [{ fieldPath: 'a', setToServerValue: 0 }] },
  { ...set('j/a', {}), updateTransforms: [{ fieldPath: 'a', setToServerValue: 7 }] },
  { ...set('j/a', {}), updateTransforms: [{ increment: value.int(1) }] },
  {
    ...set('j/a', {}),
    updateTransforms: [
      { fieldPath: 'a', increment: value.int(1) },
      { fieldPath: 'a', increment: value.int(1) },
    ],
  },
  { transform: { document: nameOf('j/tr'), fieldTransforms: [] } },
  { transform: { document: nameOf('j/tr') } },
  { transform: {} },
  { ...set('j/a', {}), currentDocument: { exists: 'true' } },
  { ...set('j/a', {}), currentDocument: { exists: true, updateTime: '2020-01-01T00:00:00Z' } },
  { ...set('j/a', {}), currentDocument: { updateTime: 'x' } },
  { ...set('j/a', {}), currentDocument: null },
  { ...set('j/b1', {}), current_document: { exists: false } },
  { ...set('j/a', { a: value.int(1) }), update_mask: { field_paths: ['a'] } },
  { verify: nameOf('j/a') },
  { verify: nameOf('j/zz'), currentDocument: { exists: false } },
  { verify: nameOf('j/zz'), currentDocument: { exists: true } },
  { delete: nameOf('j/zz'), currentDocument: { exists: true } },
  { delete: nameOf('j/zz'), currentDocument: { exists: false } },
  { delete: nameOf('j/zz'), currentDocument: { updateTime: '2020-01-01T00:00:00Z' } },
  { delete: nameOf('j/zz'), currentDocument: {} },
];
const bodies = [
  '',
  ' ',
  '{',
  '[]',
  '[{}]',
  'null',
  '1',
  '"a"',
  '{}',
  '{"bogus":1}',
  '{"writes":{}}',
  '{"writes":null}',
  '{"writes":[null]}',
  '{"writes":"x"}',
  '{"writes":[[]]}',
  '{"writes":[1]}',
  "{'writes':[]}",
  '{"writes":[],}',
  '{writes:[]}',
  '{"writes":[]} x',
  '\ufeff{}',
  '{"transaction":1}',
  '{"transaction":null}',
  '{"transaction":"*"}',
  '{"writes":[],"writes":[]}',
  '{"transaction":""}',
  '{"structuredQuery":{}}',
  '{"documents":[]}',
  '{"documents":[null]}',
  '{"documents":[1]}',
  '{"documents":"x"}',
  '// x',
  '{"writes":NaN}',
  'true',
];

/** The same write to a document of this case alone. */
const placed = (write: Json, id: string) =>
  JSON.parse(JSON.stringify(write).replaceAll('/documents/j/', `/documents/j/${id}-`)) as Json;

/** Messages that are not as they should be. */
export const messageGroup: Group = {
  name: 'forms of messages',
  cases: [
    ...namedCases(
      'write',
      titled(writes, (write, id) => [commit(placed(write, id))]),
    ),
    ...namedCases(
      'batch',
      titled(writes, (write, id) => [post(':batchWrite', { writes: [placed(write, id)] })]),
    ),
    ...[
      ':commit',
      ':batchGet',
      ':beginTransaction',
      ':rollback',
      ':batchWrite',
      '/query/one:listCollectionIds',
    ].flatMap((verb) =>
      namedCases(
        verb,
        Object.fromEntries(
          Object.entries(titled(bodies, (body) => [post(verb, body)])).map(([title, steps]) => [
            `${verb} ${title}`,
            steps,
          ]),
        ),
      ),
    ),
    ...namedCases(
      'document',
      titled(
        [
          '{"fields":{"a":{"integerValue":1}}}',
          '{"fields":[]}',
          '{"fields":{"a":1}}',
          '{"fields":{"a":null}}',
          '{"bogus":1}',
          '[]',
          'null',
          '{',
          '',
          '{"fields":{"a":{"integerValue":1},"a":{"integerValue":2}}}',
          '{"createTime":"x"}',
          '{"fields":null}',
          '{"fields":{"":{"integerValue":1}}}',
          '{"fields":{"__a__":{"integerValue":1}}}',
        ],
        (body, id) => [patch(`/m/${id}`, body), get(`/m/${id}`)],
      ),
    ),
  ],
};
