import fc, { type Arbitrary } from 'fast-check';
import { valueOf } from '../rest-client';
import type { RulesCase, RulesGroup } from './case';
import { oneOf, samples, text } from './samples';

type Json = Record<string, unknown>;

const field = oneOf('n', 'owner', 'tags', 'm.k');
const operand = fc.constantFrom<unknown>(1, 2, 3, 'me', 'you', true, 1.5);
const filter: Arbitrary<Json> = fc.oneof(
  fc
    .tuple(
      field,
      oneOf(
        'EQUAL',
        'EQUAL',
        'NOT_EQUAL',
        'LESS_THAN',
        'LESS_THAN_OR_EQUAL',
        'GREATER_THAN',
        'GREATER_THAN_OR_EQUAL',
      ),
      operand,
    )
    .map(([fieldPath, op, given]) => ({ fieldFilter: { field: { fieldPath }, op, value: valueOf(given) } })),
  fc
    .tuple(
      field,
      oneOf('IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'),
      fc.uniqueArray(operand, { minLength: 1, maxLength: 3 }),
    )
    .map(([fieldPath, op, given]) => ({ fieldFilter: { field: { fieldPath }, op, value: valueOf(given) } })),
  fc.tuple(field, operand).map(([fieldPath, given]) => ({
    fieldFilter: { field: { fieldPath }, op: 'ARRAY_CONTAINS', value: valueOf(given) },
  })),
  fc
    .tuple(field, oneOf('IS_NULL', 'IS_NOT_NULL', 'IS_NAN'))
    .map(([fieldPath, op]) => ({ unaryFilter: { field: { fieldPath }, op } })),
);
const where: Arbitrary<Json | undefined> = fc.oneof(
  fc.constant(undefined),
  { weight: 3, arbitrary: filter },
  {
    weight: 2,
    arbitrary: fc
      .tuple(oneOf('AND', 'AND', 'OR'), fc.array(filter, { minLength: 2, maxLength: 3 }))
      .map(([op, filters]) => ({ compositeFilter: { op, filters } })),
  },
);
const query: Arbitrary<Json> = fc
  .record({
    where,
    limit: fc.constantFrom<number | undefined>(undefined, undefined, 1, 10, 50),
    offset: fc.constantFrom<number | undefined>(undefined, undefined, 5),
    orderBy: fc.constantFrom<Json[] | undefined>(undefined, undefined, [
      { field: { fieldPath: 'n' }, direction: 'DESCENDING' },
    ]),
  })
  .map((parts) => ({
    from: [{ collectionId: 'C' }],
    ...Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)),
  }));

const value = oneOf('1', '2', '3', "'me'", "'you'", 'true', '1.5', 'null');
const property = oneOf('resource.data.n', 'resource.data.owner', 'resource.data.tags', 'resource.data.m.k');
const atom: Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: text`${property} ${oneOf('==', '!=', '<', '<=', '>', '>=')} ${value}` },
  { weight: 2, arbitrary: text`${value} ${oneOf('==', '!=', '<', '<=', '>', '>=')} ${property}` },
  { weight: 2, arbitrary: text`${property} in [${value}, ${value}]` },
  { weight: 2, arbitrary: text`${value} in ${property}` },
  text`${property}.hasAny([${value}])`,
  text`${property} is ${oneOf('int', 'string', 'bool', 'list', 'map', 'number')}`,
  text`request.query.${oneOf('limit', 'offset')} ${oneOf('<=', '==', '>')} ${oneOf('0', '10', 'null')}`,
  oneOf(
    'request.query.orderBy.n == "DESC"',
    "'n' in resource.data",
    "resource.data.keys().hasAny(['n'])",
    "resource.data.get('n', 0) == 1",
    'resource != null',
    "id == 'x'",
    'data().yes',
    "request.auth.uid == 'u1'",
    "request.method == 'list'",
    'resource.data.n + 1 == 2',
    'resource.data.owner.size() == 2',
    "resource.data.owner.matches('m.*')",
    'get(/databases/$(database)/documents/facts/$(resource.data.owner)).data.yes',
    'true',
  ),
);
const condition: Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: atom },
  text`(${atom}) && (${atom})`,
  text`(${atom}) || (${atom})`,
  text`!(${atom})`,
  text`(${atom}) ? (${atom}) : (${atom})`,
);

const listCase = ([rule, asked]: [string, Json]): RulesCase => ({
  title: `list: if ${rule} ← ${JSON.stringify(asked)}`,
  rules: `match /C/{id} { allow list: if ${rule}; }`,
  requests: [{ kind: 'list', query: asked }],
});

export const listGroup: RulesGroup = {
  name: 'lists',
  cases: samples(fc.tuple(condition, query), 400).map(listCase),
};
