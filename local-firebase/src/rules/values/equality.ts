import {
  Abstract,
  Duration,
  isList,
  LatLng,
  Namespace,
  Path,
  RuleMap,
  RuleSet,
  Timestamp,
  typeOf,
  type RuleValue,
} from './values';
import { fail } from '../language/rules-error';

type SameNumber = (a: bigint | number, b: bigint | number) => boolean;

/** Inside lists and maps an int never equals a float, and 0.0 is not -0.0. */
const sameInside: SameNumber = (a, b) => a === b && Object.is(a, b);
/** In sets and diffs an int equals a float of the same size, and NaN equals NaN. */
const sameMember: SameNumber = (a, b) => a == b || (Number.isNaN(a) && Number.isNaN(b));

const isNumber = (value: RuleValue): value is bigint | number =>
  typeof value === 'bigint' || typeof value === 'number';

function same(a: RuleValue, b: RuleValue, sameNumber: SameNumber): boolean {
  if (a instanceof Abstract) return a.compare?.('==', b) ?? unknown(a);
  if (b instanceof Abstract) return b.compare?.('==', a) ?? unknown(b);
  if (isNumber(a) && isNumber(b)) return sameNumber(a, b);
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return a === b;
  if (isList(a)) return isList(b) && sameItems(a, b, sameNumber);
  if (a instanceof Uint8Array) return b instanceof Uint8Array && Buffer.compare(a, b) === 0;
  if (a instanceof Timestamp) return b instanceof Timestamp && a.nanos === b.nanos;
  if (a instanceof Duration) return b instanceof Duration && a.nanos === b.nanos;
  if (a instanceof LatLng)
    return b instanceof LatLng && a.latitude === b.latitude && a.longitude === b.longitude;
  if (a instanceof Path) return b instanceof Path && sameItems(a.segments, b.segments, sameNumber);
  if (a instanceof RuleMap) return b instanceof RuleMap && sameEntries(a, b, sameNumber);
  if (a instanceof RuleSet) return b instanceof RuleSet && sameSets(a.items, b.items);
  // Two diffs are never equal to the hosted rules, not even one and itself.
  return a instanceof Namespace && b instanceof Namespace && a.name === b.name;
}

/** `==`: an int equals a float of the same size, as far as a double can tell. */
export const equal = (a: RuleValue, b: RuleValue): boolean =>
  isNumber(a) && isNumber(b) && typeof a !== typeof b
    ? Number(a) === Number(b)
    : same(a, b, isNumber(a) ? (x, y) => x === y : sameInside);

/** Equality in sets and between the values that `diff()` compares. */
export const equalAsMembers = (a: RuleValue, b: RuleValue): boolean => same(a, b, sameMember);

/** Whether a list holds the value: an int is not found by a float. */
export const includes = (items: readonly RuleValue[], wanted: RuleValue): boolean =>
  items.some((item) => (isNumber(item) ? item === wanted : same(item, wanted, sameInside)));

/** Whether a set holds the value. */
export const hasMember = (items: readonly RuleValue[], wanted: RuleValue): boolean =>
  items.some((item) => equalAsMembers(item, wanted));

/** Each value once, the first of equal ones. */
export function distinct(items: readonly RuleValue[]): RuleValue[] {
  const found: RuleValue[] = [];
  for (const item of items) if (!hasMember(found, item)) found.push(item);
  return found;
}

const sameItems = (a: readonly RuleValue[], b: readonly RuleValue[], sameNumber: SameNumber) =>
  a.length === b.length && a.every((item, index) => same(item, b[index] ?? null, sameNumber));

const sameSets = (a: readonly RuleValue[], b: readonly RuleValue[]) =>
  a.length === b.length && a.every((item) => hasMember(b, item));

const sameEntries = (a: RuleMap, b: RuleMap, sameNumber: SameNumber) =>
  a.entries.size === b.entries.size &&
  [...a.entries].every(([key, value]) => {
    const other = b.entries.get(key);
    return other !== undefined && same(value, other, sameNumber);
  });

const unknown = (value: Abstract): never => fail(`Nothing follows about ${typeOf(value)}.`);
