import { fail } from '../language/rules-error';

/** Nanoseconds since 1970. */
export class Timestamp {
  constructor(readonly nanos: bigint) {}
}

/** A length of time in nanoseconds. */
export class Duration {
  constructor(readonly nanos: bigint) {}
}

const nanosPerSecond = 1_000_000_000n;
const [firstSecond, lastSecond] = [-62_135_596_800n, 253_402_300_799n];
const mostSeconds = 315_576_000_000n;

/** A timestamp of the years 1 to 9999, the range of google.protobuf.Timestamp. */
export const timestampOf = (nanos: bigint): Timestamp =>
  nanos >= firstSecond * nanosPerSecond && nanos < (lastSecond + 1n) * nanosPerSecond
    ? new Timestamp(nanos)
    : fail('A timestamp is of the years 1 to 9999.');

/** A duration of at most 10,000 years, the range of google.protobuf.Duration. */
export const durationOf = (nanos: bigint): Duration =>
  nanos > -(mostSeconds + 1n) * nanosPerSecond && nanos < (mostSeconds + 1n) * nanosPerSecond
    ? new Duration(nanos)
    : fail('A duration is of 10,000 years at most.');

export class LatLng {
  constructor(
    readonly latitude: number,
    readonly longitude: number,
  ) {}
}

export class Path {
  constructor(readonly segments: readonly string[]) {}

  toString(): string {
    return `/${this.segments.join('/')}`;
  }
}

export class RuleMap {
  constructor(readonly entries: ReadonlyMap<string, RuleValue>) {}

  static of(entries: Record<string, RuleValue>): RuleMap {
    return new RuleMap(new Map(Object.entries(entries)));
  }
}

export class RuleSet {
  constructor(readonly items: readonly RuleValue[]) {}
}

/** What `map.diff(other)` answers. */
export class MapDiff {
  constructor(
    readonly before: RuleMap,
    readonly after: RuleMap,
  ) {}
}

/** `math`, `timestamp` and the like: only their functions can be used. */
export class Namespace {
  constructor(readonly name: string) {}
}

/**
 * What a list decision knows about something without looking at documents. Every operation on it that it does
 * not answer itself is an error: not known means not allowed.
 */
export abstract class Abstract {
  /** For the reason of a refusal, for example `data.status, which the query does not fix`. */
  abstract readonly description: string;
  /** The value of `abstract OPERATOR other`, when that follows for every document the query can find. */
  compare?(operator: ComparisonOperator, other: RuleValue): boolean | undefined;
  /** Whether it holds this element or key. */
  contains?(element: RuleValue): boolean | undefined;
  isOfType?(type: string): boolean | undefined;
  property?(name: string): RuleValue | undefined;
  invoke?(method: string, args: readonly RuleValue[]): RuleValue | undefined;
}

export type ComparisonOperator = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** Int is bigint, float is number, list is array. */
export type RuleValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | readonly RuleValue[]
  | Timestamp
  | Duration
  | LatLng
  | Path
  | RuleMap
  | RuleSet
  | MapDiff
  | Namespace
  | Abstract;

export const isList = (value: RuleValue): value is readonly RuleValue[] => Array.isArray(value);

/** The type's name as the language spells it. */
export function typeOf(value: RuleValue): string {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'float';
  if (typeof value === 'string') return 'string';
  if (isList(value)) return 'list';
  if (value instanceof Uint8Array) return 'bytes';
  if (value instanceof Timestamp) return 'timestamp';
  if (value instanceof Duration) return 'duration';
  if (value instanceof LatLng) return 'latlng';
  if (value instanceof Path) return 'path';
  if (value instanceof RuleMap) return 'map';
  if (value instanceof RuleSet) return 'set';
  if (value instanceof MapDiff) return 'map_diff';
  return value instanceof Namespace ? value.name : value.description;
}

/** Throws for a value that is not of the type wanted. */
export function wrongType(wanted: string, value: RuleValue): never {
  return fail(`${wanted} was expected, not ${typeOf(value)}.`);
}

export const boolOf = (value: RuleValue): boolean =>
  typeof value === 'boolean' ? value : wrongType('bool', value);
export const intOf = (value: RuleValue): bigint =>
  typeof value === 'bigint' ? value : wrongType('int', value);
export const stringOf = (value: RuleValue): string =>
  typeof value === 'string' ? value : wrongType('string', value);
export const listOf = (value: RuleValue): readonly RuleValue[] =>
  isList(value) ? value : wrongType('list', value);
export const setOf = (value: RuleValue): RuleSet =>
  value instanceof RuleSet ? value : wrongType('set', value);
export const mapOf = (value: RuleValue): RuleMap =>
  value instanceof RuleMap ? value : wrongType('map', value);

/** A list's or set's elements. */
export function itemsOf(value: RuleValue): readonly RuleValue[] {
  if (isList(value)) return value;
  return value instanceof RuleSet ? value.items : wrongType('list or set', value);
}

/** The float behind an int or a float. */
export function numberOf(value: RuleValue): number {
  if (typeof value === 'bigint') return Number(value);
  return typeof value === 'number' ? value : wrongType('number', value);
}

/** An int64, or an error when it does not fit. */
export const int64 = (value: bigint): bigint =>
  BigInt.asIntN(64, value) === value ? value : fail('The whole number does not fit into 64 bits.');
