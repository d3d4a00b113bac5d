import { distinct, equal, includes } from '../equality';
import { fail } from '../rules-error';
import {
  Abstract,
  isList,
  itemsOf,
  listOf,
  MapDiff,
  mapOf,
  RuleMap,
  RuleSet,
  stringOf,
  typeOf,
  type RuleValue,
} from '../values';
import { toText } from './conversions';
import { none, one, two, type MethodTable } from './method-table';

type List = readonly RuleValue[];

const hasAny = (items: List, wanted: List) => wanted.some((item) => includes(items, item));
const hasAll = (items: List, wanted: List) => wanted.every((item) => includes(items, item));
/** Nothing else is in it; not all of it need be. */
const hasOnly = (items: List, allowed: List) => hasAll(allowed, items);
const without = (items: List, removed: List) => items.filter((item) => !includes(removed, item));

export const listMethods: MethodTable<List> = {
  size: none((list) => BigInt(list.length)),
  hasAny: one((list, other) => hasAny(list, listOf(other))),
  hasAll: one((list, other) => hasAll(list, listOf(other))),
  hasOnly: one((list, other) => hasOnly(list, listOf(other))),
  join: one((list, separator) => list.map(toText).join(stringOf(separator))),
  concat: one((list, other) => [...list, ...listOf(other)]),
  removeAll: one((list, other) => without(list, listOf(other))),
  toSet: none((list) => new RuleSet(distinct(list))),
};

export const setMethods: MethodTable<RuleSet> = {
  size: none((set) => BigInt(set.items.length)),
  hasAny: one((set, other) => hasAny(set.items, itemsOf(other))),
  hasAll: one((set, other) => hasAll(set.items, itemsOf(other))),
  hasOnly: one((set, other) => hasOnly(set.items, itemsOf(other))),
  union: one((set, other) => new RuleSet(distinct([...set.items, ...itemsOf(other)]))),
  intersection: one((set, other) => new RuleSet(set.items.filter((item) => includes(itemsOf(other), item)))),
  difference: one((set, other) => new RuleSet(without(set.items, itemsOf(other)))),
};

/** The value under a key or under a list of keys, one inside the other. */
function lookUp(map: RuleMap, key: RuleValue, fallback: RuleValue): RuleValue {
  let found: RuleValue = map;
  for (const name of isList(key) ? key : [key]) {
    const next: RuleValue | undefined =
      found instanceof RuleMap ? found.entries.get(stringOf(name)) : undefined;
    if (next === undefined) return fallback;
    found = next;
  }
  return found;
}

/** Keys come sorted, values as they are written; that is what the official emulator does. */
export const mapMethods: MethodTable<RuleMap> = {
  size: none((map) => BigInt(map.entries.size)),
  keys: none((map) => [...map.entries.keys()].sort()),
  values: none((map) => [...map.entries.values()]),
  get: two(lookUp),
  diff: one((map, other) => new MapDiff(mapOf(other), map)),
};

const keysWhere = (entries: RuleMap['entries'], test: (key: string, value: RuleValue) => boolean) =>
  new RuleSet([...entries].filter(([key, value]) => test(key, value)).map(([key]) => key));

const added = ({ before, after }: MapDiff) => keysWhere(after.entries, (key) => !before.entries.has(key));
const removed = ({ before, after }: MapDiff) => keysWhere(before.entries, (key) => !after.entries.has(key));
const common = ({ before, after }: MapDiff, same: boolean) =>
  keysWhere(after.entries, (key, value) => {
    const other = before.entries.get(key);
    return other !== undefined && equal(value, other) === same;
  });

export const diffMethods: MethodTable<MapDiff> = {
  addedKeys: none(added),
  removedKeys: none(removed),
  changedKeys: none((diff) => common(diff, false)),
  unchangedKeys: none((diff) => common(diff, true)),
  affectedKeys: none(
    (diff) => new RuleSet([added(diff), removed(diff), common(diff, false)].flatMap(({ items }) => items)),
  ),
};

/** `value[index]` */
export function indexInto(value: RuleValue, index: RuleValue): RuleValue {
  if (value instanceof Abstract) {
    return value.property?.(stringOf(index)) ?? fail(`${typeOf(value)} has no such property.`);
  }
  if (value instanceof RuleMap) {
    return value.entries.get(stringOf(index)) ?? missing(stringOf(index), value);
  }
  return sequenceOf(value)[inBounds(index, value)] ?? null;
}

function missing(key: string, map: RuleMap): RuleValue {
  return map.entries.has(key) ? null : fail('There is no such key in the map.');
}

function sequenceOf(value: RuleValue): ArrayLike<RuleValue> {
  if (typeof value === 'string' || isList(value)) return value;
  return value !== null && typeof value === 'object' && 'segments' in value
    ? value.segments
    : fail('Only lists, maps, paths and strings have an index.');
}

function inBounds(index: RuleValue, value: RuleValue): number {
  const { length } = sequenceOf(value);
  if (typeof index !== 'bigint') return fail('An index is an int.');
  return index >= 0n && index < BigInt(length) ? Number(index) : fail('The index is out of bounds.');
}

/** `value[from:to]` */
export function sliceOf(value: RuleValue, from: RuleValue, to: RuleValue): RuleValue {
  if (typeof value !== 'string' && !isList(value)) return fail('Only lists and strings have ranges.');
  if (typeof from !== 'bigint' || typeof to !== 'bigint') return fail('A range has ints.');
  if (from < 0n || to < from || to > BigInt(value.length)) {
    return fail('The range is out of bounds.');
  }
  return value.slice(Number(from), Number(to));
}
