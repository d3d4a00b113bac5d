import type { Document, Fields, Value } from '../../values/value';
import { numberOf as doubleOf } from '../../values/numbers';
import { LatLng, Path, RuleMap, Timestamp, type RuleValue } from './values';

/** A stored value as rules see it. */
export function toRuleValue(value: Value): RuleValue {
  if ('nullValue' in value) return null;
  if ('booleanValue' in value) return value.booleanValue;
  if ('integerValue' in value) return BigInt(value.integerValue);
  if ('doubleValue' in value) return doubleOf(value.doubleValue);
  if ('timestampValue' in value) return parseTimestamp(value.timestampValue);
  if ('stringValue' in value) return value.stringValue;
  if ('bytesValue' in value) return Buffer.from(value.bytesValue, 'base64');
  if ('referenceValue' in value) return pathOf(value.referenceValue);
  if ('geoPointValue' in value)
    return new LatLng(value.geoPointValue.latitude, value.geoPointValue.longitude);
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(toRuleValue);
  return fieldsToMap(value.mapValue.fields ?? {});
}

const fieldsToMap = (fields: Fields): RuleMap =>
  new RuleMap(new Map(Object.entries(fields).map(([name, value]) => [name, toRuleValue(value)])));

/** `projects/P/databases/D/documents/a/b` as the path `/databases/D/documents/a/b`. */
export const pathOf = (name: string): Path => new Path(name.split('/').slice(2));

/** The object that `resource` and `get()` give. */
export function documentToMap(document: Document): RuleMap {
  const path = pathOf(document.name);
  return RuleMap.of({
    data: fieldsToMap(document.fields),
    id: path.segments.at(-1) ?? '',
    __name__: path,
  });
}

/** RFC 3339 in UTC, as it is stored. */
export function parseTimestamp(text: string): Timestamp {
  const [, second = '', fraction = ''] = /^([^.Z]+)(?:\.(\d+))?Z$/.exec(text) ?? [];
  return new Timestamp(BigInt(Date.parse(`${second}Z`)) * 1_000_000n + BigInt(fraction.padEnd(9, '0')));
}

/** Claims of an identity token; JSON has one kind of number, whole ones are ints. */
export function jsonToRuleValue(json: unknown): RuleValue {
  if (Array.isArray(json)) return json.map(jsonToRuleValue);
  if (typeof json === 'boolean' || typeof json === 'string') return json;
  if (typeof json === 'number') return Number.isSafeInteger(json) ? BigInt(json) : json;
  if (typeof json !== 'object' || json === null) return null;
  return new RuleMap(new Map(Object.entries(json).map(([key, value]) => [key, jsonToRuleValue(value)])));
}
