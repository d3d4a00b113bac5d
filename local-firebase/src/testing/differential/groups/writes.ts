import fc, { type Arbitrary } from 'fast-check';
import { commit, get, nameOf, post, set, type Group, type Json } from '../case';
import { namedCases, randomCases } from '../samples';
import { anyFields, anyNumber, anySimple, anyNested, anyValue, value } from '../values';

const maskPath = fc.constantFrom(
  'a',
  'b',
  'c',
  'd',
  'a.x',
  'a.y',
  'b.x',
  'b.x.y',
  'c.x.y.z',
  '`odd name`',
  '`odd name`.x',
  'a.`b.c`',
  '`a`',
  'e',
);
const mask: Arbitrary<string[]> = fc.uniqueArray(maskPath, { maxLength: 4 });
const condition = fc.constantFrom<Json>(
  {},
  {},
  {},
  { currentDocument: { exists: true } },
  { currentDocument: { exists: false } },
  { currentDocument: { updateTime: '2020-01-01T00:00:00Z' } },
  { currentDocument: {} },
);
const old: Arbitrary<Json | undefined> = fc.option(anyFields, { nil: undefined, freq: 4 });
const before = (id: string, fields: Json | undefined) => (fields ? [commit(set(`w/${id}`, fields))] : []);

export const maskGroup: Group = {
  name: 'writes with masks',
  cases: randomCases('mask', fc.record({ old, fields: anyFields, mask, condition }), 200, (given, id) => [
    ...before(id, given.old),
    commit({ ...set(`w/${id}`, given.fields), updateMask: { fieldPaths: given.mask }, ...given.condition }),
    get(`/w/${id}`),
  ]),
};

const transformField = fc.constantFrom('a', 'b', 'c', 'a.x', 'b.x', 'b.x.y', '`odd name`', 'new');
const elements = fc.array(fc.oneof(anySimple, anyNested), { maxLength: 3 }).map((values) => ({ values }));
const storableElements = fc.array(anySimple, { maxLength: 3 }).map((values) => ({ values }));
const operation: Arbitrary<Json> = fc.oneof(
  fc.constant({ setToServerValue: 'REQUEST_TIME' }),
  fc.record({ increment: anyNumber }),
  fc.record({ maximum: anyNumber }),
  fc.record({ minimum: anyNumber }),
  fc.record({ appendMissingElements: storableElements }),
  fc.record({ removeAllFromArray: elements }),
);
const transform = fc
  .record({ fieldPath: transformField, operation })
  .map((given) => ({ fieldPath: given.fieldPath, ...given.operation }));
const transforms = fc.array(transform, { minLength: 1, maxLength: 3 });
const numeric = fc.record({
  kind: fc.constantFrom('increment', 'maximum', 'minimum'),
  old: fc.oneof({ weight: 4, arbitrary: anyNumber }, anyValue),
  operand: fc.oneof({ weight: 9, arbitrary: anyNumber }, anyValue),
});
const stored = fc.oneof(
  anyNested,
  storableElements.map((arrayValue): Json => ({ arrayValue })),
);
const array = fc.oneof(
  fc.record({ kind: fc.constant('appendMissingElements'), old: stored, elements: storableElements }),
  fc.record({ kind: fc.constant('removeAllFromArray'), old: stored, elements }),
);

export const transformGroup: Group = {
  name: 'transforms',
  cases: [
    ...randomCases(
      'transform',
      fc.record({ old, fields: anyFields, transforms, mask: fc.option(mask), condition }),
      200,
      (given, id) => [
        ...before(id, given.old),
        commit({
          ...set(`w/${id}`, given.fields),
          updateTransforms: given.transforms,
          ...(given.mask && { updateMask: { fieldPaths: given.mask } }),
          ...given.condition,
        }),
        get(`/w/${id}`),
      ],
    ),
    ...randomCases('numeric', numeric, 150, (given, id) => [
      commit(set(`w/${id}`, { a: given.old })),
      commit({
        ...set(`w/${id}`, {}),
        updateMask: {},
        updateTransforms: [{ fieldPath: 'a', [given.kind]: given.operand }],
      }),
      get(`/w/${id}`),
    ]),
    ...randomCases('array', array, 80, (given, id) => [
      commit(set(`w/${id}`, { a: given.old })),
      commit({
        transform: {
          document: nameOf(`w/${id}`),
          fieldTransforms: [{ fieldPath: 'a', [given.kind]: given.elements }],
        },
      }),
      get(`/w/${id}`),
    ]),
  ],
};

const target = fc.constantFrom('x', 'y');
const anyWrite =
  (id: string) =>
  (target: string, kind: number, fields: Json, condition: Json): Json => {
    const name = nameOf(`w/${id}-${target}`);
    if (kind === 0) return { delete: name, ...condition };
    if (kind === 1) return { verify: name, ...condition };
    if (kind === 2) return { update: { name, fields }, updateMask: { fieldPaths: ['a'] }, ...condition };
    return { update: { name, fields }, ...condition };
  };
const writes = fc.array(fc.tuple(target, fc.nat(4), anyFields, condition), { minLength: 1, maxLength: 4 });

/** Several writes at once: in order, all or none. */
export const commitGroup: Group = {
  name: 'commits of several writes',
  cases: [
    ...randomCases('commit', fc.record({ x: old, y: old, writes }), 200, (given, id) => [
      ...(given.x ? [commit(set(`w/${id}-x`, given.x))] : []),
      ...(given.y ? [commit(set(`w/${id}-y`, given.y))] : []),
      commit(...given.writes.map((write) => anyWrite(id)(...write))),
      get(`/w/${id}-x`),
      get(`/w/${id}-y`),
    ]),
    ...randomCases('batchWrite', fc.record({ x: old, y: old, writes }), 80, (given, id) => [
      ...(given.x ? [commit(set(`w/${id}-x`, given.x))] : []),
      ...(given.y ? [commit(set(`w/${id}-y`, given.y))] : []),
      post(':batchWrite', { writes: given.writes.map((write) => anyWrite(id)(...write)) }),
      get(`/w/${id}-x`),
      get(`/w/${id}-y`),
    ]),
    ...namedCases('commit', {
      'no writes': () => [commit()],
      'a current update time': (id) => [
        commit(set(`w/${id}`, { a: value.int(1) })),
        (answers) => {
          const { updateTime } =
            (answers[0]?.body as { writeResults: { updateTime: string }[] } | undefined)?.writeResults[0] ??
            {};
          return commit({ ...set(`w/${id}`, { a: value.int(2) }), currentDocument: { updateTime } });
        },
        get(`/w/${id}`),
      ],
      'a write that changes nothing': (id) => [
        commit(set(`w/${id}`, { a: value.int(1) })),
        commit(set(`w/${id}`, { a: value.int(1) })),
        commit(set(`w/${id}`, { a: value.double(1) })),
        get(`/w/${id}`),
      ],
      'a document that was deleted and comes back': (id) => [
        commit(set(`w/${id}`, { a: value.int(1) })),
        commit({ delete: nameOf(`w/${id}`) }),
        commit(set(`w/${id}`, { a: value.int(1) })),
        get(`/w/${id}`),
      ],
      'delete and set in one commit': (id) => [
        commit(set(`w/${id}`, { a: value.int(1) })),
        commit({ delete: nameOf(`w/${id}`) }, set(`w/${id}`, { b: value.int(1) })),
        get(`/w/${id}`),
      ],
      'one document 500 times': (id) => [
        commit(...Array.from({ length: 500 }, (_, index) => set(`w/${id}`, { a: value.int(index) }))),
        get(`/w/${id}`),
      ],
      '501 writes': (id) => [
        commit(...Array.from({ length: 501 }, (_, index) => set(`w/${id}-${index}`, {}))),
        get(`/w/${id}-0`),
      ],
      '501 writes in a batch': (id) => [
        post(':batchWrite', {
          writes: Array.from({ length: 501 }, (_, index) => set(`w/${id}-${index}`, {})),
        }),
      ],
      'an empty batch': () => [post(':batchWrite', {})],
      'labels of a batch': (id) => [
        post(':batchWrite', { writes: [set(`w/${id}`, {})], labels: { a: 'b' } }),
      ],
    }),
  ],
};
