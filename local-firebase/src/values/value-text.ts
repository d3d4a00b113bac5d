import type { Fields, Value } from './value';

/** A value for reading: texts in quotes, lists and maps spelled out, all other types named. */
export function valueText(value: Value): string {
  if ('nullValue' in value) return 'null';
  if ('booleanValue' in value) return String(value.booleanValue);
  if ('integerValue' in value) return value.integerValue;
  // A double that is a whole number shall not look like an integer.
  if ('doubleValue' in value)
    return Number.isInteger(value.doubleValue) ? `${value.doubleValue}.0` : String(value.doubleValue);
  if ('stringValue' in value) return JSON.stringify(value.stringValue);
  if ('timestampValue' in value) return `time ${value.timestampValue}`;
  if ('bytesValue' in value) return `bytes ${value.bytesValue}`;
  if ('referenceValue' in value) return `reference ${value.referenceValue.split('/').slice(5).join('/')}`;
  if ('geoPointValue' in value)
    return `place ${value.geoPointValue.latitude}, ${value.geoPointValue.longitude}`;
  if ('arrayValue' in value) return `[${(value.arrayValue.values ?? []).map(valueText).join(', ')}]`;
  return mapText(value.mapValue.fields ?? {});
}

const mapText = (fields: Fields): string =>
  `{${Object.entries(fields)
    .map(([name, value]) => `${name}: ${valueText(value)}`)
    .join(', ')}}`;
