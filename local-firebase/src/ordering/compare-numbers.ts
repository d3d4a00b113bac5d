import type { DoubleJson } from '../values/value';

/** Either an integer as text or a double. */
export type NumberValue = { integerValue: string } | { doubleValue: DoubleJson };

/** Exact across 64-bit integers and doubles; NaN comes before every number. */
export function compareNumbers(a: NumberValue, b: NumberValue): number {
  const left = approximate(a);
  const right = approximate(b);
  if (Number.isNaN(left)) return Number.isNaN(right) ? 0 : -1;
  if (Number.isNaN(right)) return 1;
  if (left !== right) return left < right ? -1 : 1;
  // Equal as doubles: beyond 2^53 an integer was rounded on the way, so the exact numbers decide.
  if (Number.isSafeInteger(left) || !Number.isFinite(left) || !Number.isInteger(left)) return 0;
  const exactLeft = exact(a);
  const exactRight = exact(b);
  return exactLeft < exactRight ? -1 : Number(exactLeft > exactRight);
}

const approximate = (value: NumberValue): number =>
  'integerValue' in value ? Number(value.integerValue) : Number(value.doubleValue);

const exact = (value: NumberValue): bigint =>
  'integerValue' in value ? BigInt(value.integerValue) : BigInt(Number(value.doubleValue));
