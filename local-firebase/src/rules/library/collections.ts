import { distinct, equalAsMembers, hasMember, includes } from '../values/equality';
import { fail } from '../language/rules-error';
import {
  Abstract,
  isList,
  itemsOf,
  listOf,
  MapDiff,
  mapOf,
  Path,
  RuleMap,
  RuleSet,
  setOf,
  stringOf,
  typeOf,
  type RuleValue,
} from '../values/values';
import { toText } from './conversions';
import { none, one, two, type MethodTable } from './method-table';

type List = readonly RuleValue[];

type Holds = typeof includes;

const hasAny = (items: List, wanted: List, holds: Holds) => wanted.some((item) => holds(items, item));
const hasAll = (items: List, wanted: List, holds: Holds) => wanted.every((item) => holds(items, item));
/** Nothing else is in it; not all of it need be. */
const hasOnly = (items: List, allowed: List, holds: Holds) => hasAll(allowed, items, holds);

export const listMethods: MethodTable<List> = {
  size: none((list) => BigInt(list.length)),
  hasAny: one((list, other) => hasAny(list, listOf(other), includes)),
  hasAll: one((list, other) => hasAll(list, listOf(other), includes)),
  hasOnly: one((list, other) => hasOnly(list, listOf(other), includes)),
  join: one((list, separator) => list.map(toText).join(stringOf(separator))),
  concat: one((list, other) => [...list, ...listOf(other)]),
  removeAll: one((list, other) => list.filter((item) => !includes(listOf(other), item))),
  toSet: none((list) => new RuleSet(distinct(list))),
};

/** The members that another set has, or has not. */
const where = (set: RuleSet, { items }: RuleSet, held: boolean) =>
  new RuleSet(set.items.filter((item) => hasMember(items, item) === held));

export const setMethods: MethodTable<RuleSet> = {
  size: none((set) => BigInt(set.items.length)),
  hasAny: one((set, other) => hasAny(set.items, itemsOf(other), hasMember)),
  hasAll: one((set, other) => hasAll(set.items, itemsOf(other), hasMember)),
  hasOnly: one((set, other) => hasOnly(set.items, itemsOf(other), hasMember)),
  union: one((set, other) => new RuleSet(distinct([...set.items, ...setOf(other).items]))),
  intersection: one((set, other) => where(set, setOf(other), true)),
  difference: one((set, other) => where(set, setOf(other), false)),
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
    return other !== undefined && equalAsMembers(value, other) === same;
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

function sequenceOf(value: RuleValue): string | List {
  if (typeof value === 'string' || isList(value)) return value;
  return value instanceof Path ? value.segments : fail('Only lists, paths and strings have positions.');
}

function inBounds(index: RuleValue, value: RuleValue): number {
  const { length } = sequenceOf(value);
  if (typeof index !== 'bigint') return fail('An index is an int.');
  return index >= 0n && index < BigInt(length) ? Number(index) : fail('The index is out of bounds.');
}

/** `value[from:to]` */
export function sliceOf(value: RuleValue, from: RuleValue, to: RuleValue): RuleValue {
  const sequence = sequenceOf(value);
  if (typeof from !== 'bigint' || typeof to !== 'bigint') return fail('A range has ints.');
  if (from < 0n || to < from || to > BigInt(sequence.length)) {
    return fail('The range is out of bounds.');
  }
  const [start, end] = [Number(from), Number(to)];
  return value instanceof Path ? new Path(value.segments.slice(start, end)) : sequence.slice(start, end);
}
