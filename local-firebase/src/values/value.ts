/**
 * A Firestore value, exactly as it is on the wire (google.firestore.v1.Value as ProtoJSON) in normal form:
 * timestamps in UTC with 0, 3 or 6 fraction digits, no negative zero, empty lists and maps without members.
 */
export type Value =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: DoubleJson }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: GeoPoint }
  | { arrayValue: { values?: Value[] } }
  | { mapValue: { fields?: Fields } };

export type DoubleJson = number | 'NaN' | 'Infinity' | '-Infinity';
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** Only own properties are fields: read them with `fieldOf`, as names such as `constructor` are legal. */
export type Fields = { [name: string]: Value };

/** A stored document. Times are versions: UTC with six fraction digits, so they compare as text. */
export interface Document {
  name: string;
  fields: Fields;
  createTime: string;
  updateTime: string;
}

export const nullValue: Value = { nullValue: null };

export function fieldOf(fields: Fields | undefined, name: string): Value | undefined {
  return fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
}

export const fieldsOf = (value: Value | undefined): Fields | undefined =>
  value && 'mapValue' in value ? (value.mapValue.fields ?? {}) : undefined;

export const elementsOf = (value: Value | undefined): Value[] | undefined =>
  value && 'arrayValue' in value ? (value.arrayValue.values ?? []) : undefined;

export const arrayOf = (values: Value[]): Value => ({ arrayValue: values.length > 0 ? { values } : {} });

export const mapOf = (fields: Fields): Value => ({
  mapValue: Object.keys(fields).length > 0 ? { fields } : {},
});

export const isNull = (value: Value): boolean => 'nullValue' in value;
export const isNaNValue = (value: Value): boolean => 'doubleValue' in value && value.doubleValue === 'NaN';
