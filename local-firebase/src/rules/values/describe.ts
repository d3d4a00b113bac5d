import { toText } from '../library/conversions';
import { isList, MapDiff, RuleMap, RuleSet, Timestamp, Duration, typeOf, type RuleValue } from './values';

/** A value in words, for the developer who called `debug()`. */
export function describe(value: RuleValue): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(describe).join(', ')}]`;
  if (value instanceof RuleSet) return `set [${value.items.map(describe).join(', ')}]`;
  if (value instanceof RuleMap) {
    return `{${[...value.entries].map(([key, inner]) => `${key}: ${describe(inner)}`).join(', ')}}`;
  }
  if (value instanceof MapDiff) return `diff of ${describe(value.before)} and ${describe(value.after)}`;
  if (value instanceof Timestamp)
    return `timestamp ${new Date(Number(value.nanos / 1_000_000n)).toISOString()}`;
  if (value instanceof Duration) return `duration ${value.nanos} ns`;
  try {
    return toText(value);
  } catch {
    return typeOf(value);
  }
}
