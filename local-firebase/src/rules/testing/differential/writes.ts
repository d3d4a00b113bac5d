import fc, { type Arbitrary } from 'fast-check';
import type { WriteRequest } from '../rest-client';
import type { RulesCase, RulesGroup } from './case';
import { oneOf, samples, text } from './samples';

const number = oneOf('1', '2', '3');
const document = oneOf('old', 'new', 'third');
const there = text`/databases/$(database)/documents/C/${document}`;

const atom: Arbitrary<string> = fc.oneof(
  text`request.resource.data.n == ${number}`,
  text`resource.data.n == ${number}`,
  text`request.resource.data.keys().${oneOf('hasOnly', 'hasAll')}(${oneOf("['n']", "['n', 'owner']", "['n', 'owner', 'at', 'tags']")})`,
  text`request.resource.data.diff(resource.data).${oneOf('affectedKeys', 'changedKeys', 'addedKeys', 'removedKeys', 'unchangedKeys')}().${oneOf('hasOnly', 'hasAll', 'hasAny')}(${oneOf("['n']", "['owner']", "['n', 'at']")})`,
  text`${oneOf('exists', 'existsAfter')}(${there})`,
  text`${oneOf('get', 'getAfter')}(${there}).data.n == ${number}`,
  text`request.method == '${oneOf('create', 'update', 'delete')}'`,
  oneOf(
    'resource == null',
    'request.resource == null',
    'request.resource.data.at == request.time',
    'request.resource.data.at is timestamp',
    "request.resource.id == 'new'",
    'request.resource.data.owner == resource.data.owner',
    "request.resource.data.tags == ['a']",
    "'a' in request.resource.data.tags",
    'request.resource.data.n is int',
    'request.resource.data.m.k == 1',
    "request.path[4] == 'old'",
    'request.resource.data.n > resource.data.n',
    'resource.__name__ == request.path',
    'request.resource.__name__ == request.path',
    'request.query.limit == 1',
    'true',
  ),
);
const condition: Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: atom },
  text`(${atom}) && (${atom})`,
  text`(${atom}) || (${atom})`,
  text`!(${atom})`,
);
const allow = text`allow ${oneOf('create', 'update', 'delete', 'write', 'write', 'create, update')}: if ${condition};`;

const fields = fc.record(
  {
    n: fc.constantFrom<unknown>(1, 2, 3, 1.5),
    owner: fc.constantFrom<unknown>('u1', 'u2', null),
    tags: fc.constantFrom<unknown>(['a'], ['b', 'a']),
  },
  { requiredKeys: [] },
);
const place = document.map((id) => `C/${id}`);
const transforms = fc.constantFrom<object[]>(
  [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
  [{ fieldPath: 'n', increment: { integerValue: '1' } }],
  [{ fieldPath: 'n', maximum: { integerValue: '3' } }],
  [{ fieldPath: 'tags', appendMissingElements: { values: [{ stringValue: 'a' }] } }],
  [{ fieldPath: 'tags', removeAllFromArray: { values: [{ stringValue: 'b' }] } }],
);
const write: Arbitrary<WriteRequest> = fc.oneof(
  fc.tuple(place, fields).map(([set, given]) => ({ set, fields: given })),
  fc.tuple(place, fields).map(([change, given]) => ({ change, fields: given })),
  fc
    .tuple(place, fields, transforms)
    .map(([set, given, updateTransforms]) => ({ set, fields: given, updateTransforms })),
  fc
    .tuple(place, fields, transforms)
    .map(([change, given, updateTransforms]) => ({ change, fields: given, updateTransforms })),
  place.map((change) => ({ change, fields: {}, mask: ['owner', 'm.k'] })),
  place.map((remove) => ({ remove })),
);

const nameOf = (given: WriteRequest) =>
  'remove' in given ? given.remove : 'set' in given ? given.set : given.change;

const batch = (writes: number) =>
  fc.uniqueArray(write, { minLength: writes, maxLength: writes, selector: nameOf });

/** All to the document that the first one names. */
const repeats = fc.array(write, { minLength: 2, maxLength: 3 }).map((writes) =>
  writes.map((each): WriteRequest => {
    const name = writes[0] ? nameOf(writes[0]) : '';
    if ('remove' in each) return { remove: name };
    return 'set' in each ? { ...each, set: name } : { ...each, change: name };
  }),
);

const cases = (writes: Arbitrary<WriteRequest[]>, count: number, salt: number): RulesCase[] =>
  samples(fc.tuple(fc.array(allow, { minLength: 1, maxLength: 2 }), writes), count, salt).map(
    ([allows, given]) => ({
      title: `${JSON.stringify(given)} ← ${allows.join(' ')}`,
      rules: `match /C/{id} { ${allows.join(' ')} }`,
      requests: [{ kind: 'commit', writes: given }],
    }),
  );

export const writeGroups: RulesGroup[] = [
  { name: 'single writes', cases: cases(batch(1), 250, 1) },
  { name: 'batches', cases: [...cases(batch(2), 100, 2), ...cases(batch(3), 50, 3)] },
  { name: 'several writes of one document', cases: cases(repeats, 150, 4) },
];
