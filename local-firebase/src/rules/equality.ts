import {
  Abstract,
  Duration,
  isList,
  LatLng,
  MapDiff,
  Namespace,
  Path,
  RuleMap,
  RuleSet,
  Timestamp,
  typeOf,
  type RuleValue,
} from './values';
import { fail } from './rules-error';

/** Equality as elements of lists and values of maps see it: an int never equals a float. */
export function sameValue(a: RuleValue, b: RuleValue): boolean {
  if (a instanceof Abstract) return a.compare?.('==', b) ?? unknown(a);
  if (b instanceof Abstract) return b.compare?.('==', a) ?? unknown(b);
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return a === b;
  if (isList(a)) return isList(b) && sameItems(a, b);
  if (a instanceof Uint8Array) return b instanceof Uint8Array && Buffer.compare(a, b) === 0;
  if (a instanceof Timestamp) return b instanceof Timestamp && a.nanos === b.nanos;
  if (a instanceof Duration) return b instanceof Duration && a.nanos === b.nanos;
  if (a instanceof LatLng)
    return b instanceof LatLng && a.latitude === b.latitude && a.longitude === b.longitude;
  if (a instanceof Path) return b instanceof Path && String(a) === String(b);
  if (a instanceof RuleMap) return b instanceof RuleMap && sameEntries(a, b);
  if (a instanceof RuleSet) return b instanceof RuleSet && sameMembers(a, b);
  if (a instanceof MapDiff)
    return b instanceof MapDiff && sameEntries(a.before, b.before) && sameEntries(a.after, b.after);
  return a instanceof Namespace && b instanceof Namespace && a.name === b.name;
}

/** `==`, sets and diffs: like sameValue, but an int equals a float of the same size. */
export function equal(a: RuleValue, b: RuleValue): boolean {
  if (isNumber(a) && isNumber(b) && typeof a !== typeof b) return Number(a) === Number(b);
  return sameValue(a, b);
}

const isNumber = (value: RuleValue) => typeof value === 'bigint' || typeof value === 'number';

export const includes = (items: readonly RuleValue[], wanted: RuleValue): boolean =>
  items.some((item) => sameValue(item, wanted));

/** Each value once, the first of equal ones. */
export function distinct(items: readonly RuleValue[]): RuleValue[] {
  const found: RuleValue[] = [];
  for (const item of items) if (!found.some((other) => equal(other, item))) found.push(item);
  return found;
}

const sameItems = (a: readonly RuleValue[], b: readonly RuleValue[]) =>
  a.length === b.length && a.every((item, index) => sameValue(item, b[index] ?? null));

const sameMembers = (a: RuleSet, b: RuleSet) =>
  a.items.length === b.items.length && a.items.every((item) => b.items.some((other) => equal(other, item)));

const sameEntries = (a: RuleMap, b: RuleMap) =>
  a.entries.size === b.entries.size &&
  [...a.entries].every(([key, value]) => {
    const other = b.entries.get(key);
    return other !== undefined && sameValue(value, other);
  });

const unknown = (value: Abstract): never => fail(`Nothing follows about ${typeOf(value)}.`);
