import type { BinaryOperator } from '../language/ast';
import { equal, hasMember, includes } from './equality';
import { fail } from '../language/rules-error';
import {
  Abstract,
  Duration,
  durationOf,
  int64,
  isList,
  numberOf,
  RuleMap,
  RuleSet,
  Timestamp,
  timestampOf,
  typeOf,
  type ComparisonOperator,
  type RuleValue,
} from './values';

type Relation = Exclude<ComparisonOperator, '==' | '!='>;
export type EagerOperator = Exclude<BinaryOperator, '&&' | '||'>;

const mirrored: Record<Relation, Relation> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

/** Applies an operator whose two sides are both needed. */
export function applyOperator(operator: EagerOperator, left: RuleValue, right: RuleValue): RuleValue {
  switch (operator) {
    case '==':
      return equal(left, right);
    case '!=':
      return differ(left, right);
    case 'in':
      return isIn(left, right);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return relate(operator, left, right);
    case '+':
      return add(left, right);
    case '-':
      return subtract(left, right);
    default:
      return multiply(operator, left, right);
  }
}

const unsupported = (operator: string, left: RuleValue, right: RuleValue): never =>
  fail(`There is no ${typeOf(left)} ${operator} ${typeOf(right)}.`);

/** `!=`; what is known of an abstract value may tell that it differs without telling that it equals. */
function differ(left: RuleValue, right: RuleValue): boolean {
  if (left instanceof Abstract) return left.compare?.('!=', right) ?? unsupported('!=', left, right);
  if (right instanceof Abstract) return right.compare?.('!=', left) ?? unsupported('!=', left, right);
  return !equal(left, right);
}

function isIn(element: RuleValue, whole: RuleValue): boolean {
  if (isList(whole)) return includes(whole, element);
  if (whole instanceof RuleSet) return hasMember(whole.items, element);
  if (whole instanceof RuleMap && typeof element === 'string') return whole.entries.has(element);
  const answer = whole instanceof Abstract ? whole.contains?.(element) : undefined;
  return answer ?? unsupported('in', element, whole);
}

function relate(operator: Relation, left: RuleValue, right: RuleValue): boolean {
  if (left instanceof Abstract) return left.compare?.(operator, right) ?? unsupported(operator, left, right);
  if (right instanceof Abstract) {
    return right.compare?.(mirrored[operator], left) ?? unsupported(operator, left, right);
  }
  const order = compareRelated(left, right);
  if (order === undefined) return unsupported(operator, left, right);
  switch (operator) {
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
  }
}

/** Negative, zero or positive; NaN when one side is NaN; undefined when the two have no order. */
export function compareRelated(left: RuleValue, right: RuleValue): number | undefined {
  if (isNumber(left) && isNumber(right)) {
    const [a, b] = typeof left === typeof right ? [left, right] : [Number(left), Number(right)];
    return a < b ? -1 : a > b ? 1 : a === b ? 0 : NaN;
  }
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : Number(left > right);
  if (left instanceof Uint8Array && right instanceof Uint8Array) return Buffer.compare(left, right);
  const sameTime =
    (left instanceof Timestamp && right instanceof Timestamp) ||
    (left instanceof Duration && right instanceof Duration);
  if (sameTime) return left.nanos < right.nanos ? -1 : Number(left.nanos > right.nanos);
  return undefined;
}

const isNumber = (value: RuleValue): value is bigint | number =>
  typeof value === 'bigint' || typeof value === 'number';

function add(left: RuleValue, right: RuleValue): RuleValue {
  if (typeof left === 'bigint' && typeof right === 'bigint') return int64(left + right);
  if (isNumber(left) && isNumber(right)) return numberOf(left) + numberOf(right);
  if (typeof left === 'string' && typeof right === 'string') return left + right;
  if (left instanceof Duration) {
    if (right instanceof Duration) return durationOf(left.nanos + right.nanos);
    if (right instanceof Timestamp) return timestampOf(left.nanos + right.nanos);
  }
  if (left instanceof Timestamp && right instanceof Duration) return timestampOf(left.nanos + right.nanos);
  return unsupported('+', left, right);
}

function subtract(left: RuleValue, right: RuleValue): RuleValue {
  if (typeof left === 'bigint' && typeof right === 'bigint') return int64(left - right);
  if (isNumber(left) && isNumber(right)) return numberOf(left) - numberOf(right);
  if (left instanceof Duration && right instanceof Duration) return durationOf(left.nanos - right.nanos);
  if (left instanceof Timestamp) {
    if (right instanceof Timestamp) return durationOf(left.nanos - right.nanos);
    if (right instanceof Duration) return timestampOf(left.nanos - right.nanos);
  }
  return unsupported('-', left, right);
}

function multiply(operator: '*' | '/' | '%', left: RuleValue, right: RuleValue): RuleValue {
  if (!isNumber(left) || !isNumber(right)) return unsupported(operator, left, right);
  if (typeof left === 'bigint' && typeof right === 'bigint') {
    if (operator === '*') return int64(left * right);
    if (right === 0n) return fail('Division by zero.');
    // As in Java, the smallest int divided by -1 gives itself.
    return BigInt.asIntN(64, operator === '/' ? left / right : left % right);
  }
  const [a, b] = [numberOf(left), numberOf(right)];
  if (operator === '*') return a * b;
  return operator === '/' ? a / b : a % b;
}

/** Unary minus. */
export function negate(value: RuleValue): RuleValue {
  if (typeof value === 'bigint') return int64(-value);
  if (typeof value === 'number') return -value;
  return value instanceof Duration ? durationOf(-value.nanos) : fail(`There is no -${typeOf(value)}.`);
}
