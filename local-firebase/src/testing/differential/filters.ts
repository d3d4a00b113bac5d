import fc, { type Arbitrary } from 'fast-check';
import { nameOf, type Json } from './case';
import { collection } from './query-documents';
import { anyValue, usualValue, value } from './values';

const single = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
];
const listed = ['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'];

export const queryField: Arbitrary<Json> = fc
  .constantFrom('a', 'b', 'c', 'd', 'a', 'b', 'a.x', 'b.x.y', '`odd name`', 'n')
  .map((fieldPath) => ({ fieldPath }));
const operand = fc.oneof(usualValue, anyValue);
const operands = fc.array(operand, { minLength: 1, maxLength: 4 }).map((values) => value.list(...values));

const fieldFilter = (field: Arbitrary<Json>, op: Arbitrary<string>, of: Arbitrary<Json>): Arbitrary<Json> =>
  fc.record({ field, op, value: of }).map((filter) => ({ fieldFilter: filter }));

const unaryFilter: Arbitrary<Json> = fc
  .record({ op: fc.constantFrom('IS_NAN', 'IS_NULL', 'IS_NOT_NAN', 'IS_NOT_NULL'), field: queryField })
  .map((filter) => ({ unaryFilter: filter }));

const nameField = fc.constant({ fieldPath: '__name__' });
const rowNames = ['a', 'b', 'row20', 'row30', '__id7__', 'missing'].map((id) => ({
  referenceValue: nameOf(`query/one/${collection}/${id}`),
}));
const nameFilter = fc.oneof(
  fieldFilter(nameField, fc.constantFrom(...single), fc.constantFrom(...rowNames)),
  fieldFilter(
    nameField,
    fc.constantFrom('IN', 'NOT_IN'),
    fc.subarray(rowNames, { minLength: 1 }).map((names) => value.list(...names)),
  ),
);

/** One condition. */
export const leaf: Arbitrary<Json> = fc.oneof(
  { weight: 6, arbitrary: fieldFilter(queryField, fc.constantFrom(...single), operand) },
  { weight: 3, arbitrary: fieldFilter(queryField, fc.constantFrom(...listed), operands) },
  { weight: 2, arbitrary: fieldFilter(queryField, fc.constant('ARRAY_CONTAINS'), operand) },
  { weight: 2, arbitrary: unaryFilter },
  { weight: 1, arbitrary: nameFilter },
);

const together = (op: Arbitrary<string>, part: Arbitrary<Json>): Arbitrary<Json> =>
  fc
    .record({ op, filters: fc.array(part, { minLength: 1, maxLength: 3 }) })
    .map((filter) => ({ compositeFilter: filter }));

/** Conditions of several fields, combined at most twice. */
export const combined: Arbitrary<Json> = together(
  fc.constantFrom('AND', 'OR'),
  fc.oneof(
    { weight: 3, arbitrary: leaf },
    { weight: 1, arbitrary: together(fc.constantFrom('AND', 'OR'), leaf) },
  ),
);
