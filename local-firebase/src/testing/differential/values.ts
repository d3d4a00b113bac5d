import fc, { type Arbitrary } from 'fast-check';
import { nameOf, type Json } from './case';

const int = (n: number | string): Json => ({ integerValue: String(n) });
const double = (n: number | string): Json => ({ doubleValue: n });
const text = (s: string): Json => ({ stringValue: s });
const list = (...values: Json[]): Json => ({ arrayValue: { values } });
const map = (fields: Record<string, Json>): Json => ({ mapValue: { fields } });
const vector = (...numbers: number[]): Json =>
  map({ __type__: text('__vector__'), value: list(...numbers.map(double)) });
export const value = { int, double, text, list, map, vector, null: { nullValue: null } };

/** Few enough that operands and stored values often meet. */
export const numbers: readonly Json[] = [
  int(0),
  int(1),
  int(2),
  int(-1),
  int(7),
  int('9007199254740992'),
  int('9007199254740993'),
  int('9223372036854775807'),
  int('-9223372036854775808'),
  double(0),
  double('-0.0'),
  double(1),
  double(1.5),
  double(-1),
  double(2),
  double(9007199254740992),
  double(2 ** 63),
  double(5e-324),
  double(1.7976931348623157e308),
  double('NaN'),
  double('Infinity'),
  double('-Infinity'),
];
const simple: readonly Json[] = [
  value.null,
  { booleanValue: false },
  { booleanValue: true },
  ...numbers,
  { timestampValue: '2020-01-01T00:00:00Z' },
  { timestampValue: '2020-01-01T00:00:00.000001Z' },
  { timestampValue: '1969-12-31T23:59:59.999Z' },
  { timestampValue: '2020-01-01T00:00:00.123456789Z' },
  text(''),
  text('a'),
  text('aa'),
  text('b'),
  text('é'),
  text('\uffff'),
  text('😀'),
  text('A'),
  { bytesValue: '' },
  { bytesValue: 'AA==' },
  { bytesValue: 'AAE=' },
  { bytesValue: '/w==' },
  { referenceValue: nameOf('r/a') },
  { referenceValue: nameOf('r/b') },
  { referenceValue: nameOf('r/a/s/a') },
  { referenceValue: nameOf('r/__id5__') },
  { geoPointValue: { latitude: 0, longitude: 0 } },
  { geoPointValue: { latitude: -90, longitude: 180 } },
  { geoPointValue: { latitude: 1.5, longitude: -2 } },
  { geoPointValue: { latitude: 1.5 } },
];
const nested: readonly Json[] = [
  { arrayValue: {} },
  list(int(1)),
  list(double(1)),
  list(int(1), int(2)),
  list(text('a'), value.null),
  list(text('a'), text('b')),
  list(double('NaN')),
  list(map({ x: int(1) })),
  list(value.null),
  { mapValue: {} },
  map({ x: int(1) }),
  map({ x: double(1) }),
  map({ x: int(1), y: int(2) }),
  map({ y: text('a') }),
  map({ x: value.null }),
  map({ x: map({ y: int(1) }) }),
  map({ x: list(int(1)) }),
  map({ x: text('a') }),
  vector(1),
  vector(1, 2),
  vector(2),
];

export const anySimple: Arbitrary<Json> = fc.constantFrom(...simple);
export const anyNumber: Arbitrary<Json> = fc.constantFrom(...numbers);
export const anyNested: Arbitrary<Json> = fc.constantFrom(...nested);
/** Any type that can be stored. */
export const anyValue: Arbitrary<Json> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...simple) },
  { weight: 2, arbitrary: fc.constantFrom(...nested) },
);
/** What queries mostly ask for: small numbers and texts. */
export const usualValue: Arbitrary<Json> = fc.constantFrom(
  int(0),
  int(1),
  int(2),
  double(1),
  double(1.5),
  text('a'),
  text('b'),
  text('aa'),
  { booleanValue: true },
);
export const fieldName: Arbitrary<string> = fc.constantFrom('a', 'b', 'c', 'd');
export const anyFields: Arbitrary<Json> = fc.dictionary(fieldName, anyValue, { maxKeys: 4 });
