import { compareNumbers, type NumberValue } from '../ordering/compare-numbers';
import { equalValues } from '../ordering/compare-values';
import { doubleJson, maxInt64, minInt64 } from '../values/numbers';
import { arrayOf, elementsOf, nullValue, type Fields, type Value } from '../values/value';
import { fieldAt, withField } from './fields';
import type { Transform } from './write';

/** Applies transforms in order. `time` is what serverTimestamp() stores. */
export function applyTransforms(fields: Fields, transforms: readonly Transform[], time: string) {
  const results: Value[] = [];
  let current = fields;
  for (const transform of transforms) {
    const value = transformed(fieldAt(current, transform.field), transform, time);
    current = withField(current, transform.field, value);
    results.push('elements' in transform ? nullValue : value);
  }
  return { fields: current, results };
}

function transformed(old: Value | undefined, transform: Transform, time: string): Value {
  switch (transform.kind) {
    case 'requestTime':
      return { timestampValue: time };
    case 'increment':
      return isNumber(old) ? sum(old, transform.operand) : transform.operand;
    case 'maximum':
      return isNumber(old) ? maximum(old, transform.operand) : transform.operand;
    case 'minimum':
      return isNumber(old) && compareNumbers(old, transform.operand) <= 0 ? old : transform.operand;
    case 'append':
      return arrayOf(withMissing(elementsOf(old) ?? [], transform.elements));
    case 'remove':
      return arrayOf((elementsOf(old) ?? []).filter((element) => !includes(transform.elements, element)));
  }
}

const isNumber = (value: Value | undefined): value is NumberValue =>
  value !== undefined && ('integerValue' in value || 'doubleValue' in value);

const includes = (list: readonly Value[], value: Value) => list.some((other) => equalValues(other, value));

const withMissing = (list: readonly Value[], added: readonly Value[]): Value[] =>
  added.reduce<Value[]>((all, value) => (includes(all, value) ? all : [...all, value]), [...list]);

/** Integers saturate at 64 bit; with a double on either side the sum is a double. */
function sum(a: NumberValue, b: NumberValue): Value {
  if ('integerValue' in a && 'integerValue' in b) {
    const exact = BigInt(a.integerValue) + BigInt(b.integerValue);
    const kept = exact > maxInt64 ? maxInt64 : exact < minInt64 ? minInt64 : exact;
    return { integerValue: kept.toString() };
  }
  return { doubleValue: doubleJson(asNumber(a) + asNumber(b)) };
}

/** NaN wins although it is the smallest in the order; of equal values the stored one stays. */
function maximum(old: NumberValue, operand: NumberValue): NumberValue {
  if (Number.isNaN(asNumber(old))) return old;
  if (Number.isNaN(asNumber(operand))) return operand;
  return compareNumbers(old, operand) >= 0 ? old : operand;
}

const asNumber = (value: NumberValue): number =>
  'integerValue' in value ? Number(value.integerValue) : Number(value.doubleValue);
