import { doubleJson, maxInt64, minInt64 } from '../values/numbers';
import { nullValue, type Document, type Value } from '../values/value';
import { compareFieldPaths, valueAt, type FieldPath } from '../paths/field-path';
import type { NumberValue } from '../ordering/compare-numbers';

export type Aggregation = { alias: string } & (
  | { kind: 'count'; upTo?: number }
  | { kind: 'sum' | 'average'; field: FieldPath }
);

/**
 * Every document of the result must have these: Firestore aggregates over an index that holds all of them, by name.
 */
export const neededFields = (aggregations: readonly Aggregation[]): FieldPath[] =>
  aggregations.flatMap((one) => (one.kind === 'count' ? [] : [one.field])).sort(compareFieldPaths);

export const aggregate = (documents: readonly Document[], aggregations: readonly Aggregation[]) =>
  Object.fromEntries(aggregations.map((one) => [one.alias, valueOf(documents, one)]));

function valueOf(documents: readonly Document[], aggregation: Aggregation): Value {
  if (aggregation.kind === 'count') {
    return { integerValue: String(Math.min(documents.length, aggregation.upTo ?? Infinity)) };
  }
  const numbers = documents.map((document) => valueAt(document, aggregation.field)).filter(isNumber);
  if (aggregation.kind === 'sum') return sum(numbers);
  if (numbers.length === 0) return nullValue;
  const total = sum(numbers);
  const divisible = 'integerValue' in total ? Number(total.integerValue) : Number(total.doubleValue);
  return { doubleValue: doubleJson(divisible / numbers.length) };
}

const isNumber = (value: Value | undefined): value is NumberValue =>
  value !== undefined && ('integerValue' in value || 'doubleValue' in value);

/** An integer while all are integers and the sum fits, else a double. */
function sum(numbers: readonly NumberValue[]): NumberValue {
  const integers = numbers.flatMap((number) =>
    'integerValue' in number ? [BigInt(number.integerValue)] : [],
  );
  const exact = integers.reduce((total, integer) => total + integer, 0n);
  if (integers.length === numbers.length && exact <= maxInt64 && exact >= minInt64) {
    return { integerValue: exact.toString() };
  }
  const doubles = numbers.flatMap((number) => ('doubleValue' in number ? [Number(number.doubleValue)] : []));
  return { doubleValue: doubleJson(Number(exact) + doubles.reduce((total, double) => total + double, 0)) };
}
