import { elementsOf, type Fields, type Value } from '../values/value';

/** The order of types; values of one rank are one class, within which filters compare. */
export const typeRank = {
  null: 0,
  boolean: 1,
  number: 2,
  timestamp: 3,
  string: 4,
  bytes: 5,
  reference: 6,
  geoPoint: 7,
  array: 8,
  vector: 9,
  map: 10,
} as const;
export type TypeRank = (typeof typeRank)[keyof typeof typeRank];

export function typeRankOf(value: Value): TypeRank {
  if ('stringValue' in value) return typeRank.string;
  if ('integerValue' in value || 'doubleValue' in value) return typeRank.number;
  if ('booleanValue' in value) return typeRank.boolean;
  if ('nullValue' in value) return typeRank.null;
  if ('timestampValue' in value) return typeRank.timestamp;
  if ('mapValue' in value) return vectorOf(value.mapValue.fields) ? typeRank.vector : typeRank.map;
  if ('arrayValue' in value) return typeRank.array;
  if ('referenceValue' in value) return typeRank.reference;
  if ('bytesValue' in value) return typeRank.bytes;
  return typeRank.geoPoint;
}

/** The elements, when the map is how a vector is stored. */
export function vectorOf(fields: Fields | undefined): Value[] | undefined {
  const type = fields?.['__type__'];
  const isVector = type && 'stringValue' in type && type.stringValue === '__vector__';
  return isVector ? elementsOf(fields['value']) : undefined;
}
