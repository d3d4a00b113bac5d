import * as fc from 'fast-check';
import { doubleJson } from '../values/numbers';
import { arrayOf, mapOf, type Value } from '../values/value';
import { compareNames, compareText } from './compare-text';
import { compareValues } from './compare-values';

const integer = (text: string): Value => ({ integerValue: text });
const double = (number: number): Value => ({ doubleValue: doubleJson(number) });
const text = (stringValue: string): Value => ({ stringValue });
const vector = (...numbers: number[]): Value =>
  mapOf({ __type__: text('__vector__'), value: arrayOf(numbers.map(double)) });

const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.constant<Value>({ nullValue: null }),
  fc.boolean().map((booleanValue): Value => ({ booleanValue })),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((number) => integer(number.toString())),
  fc.double().map(double),
  fc.string({ unit: 'binary' }).map(text),
  fc.uint8Array().map((bytes): Value => ({ bytesValue: Buffer.from(bytes).toString('base64') })),
);
const value = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2 },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }).map(arrayOf),
    fc.dictionary(fc.string({ maxLength: 3 }), tie('value'), { maxKeys: 3 }).map(mapOf),
  ),
})).value;

describe('the order of values', () => {
  it('goes by type first, as Firestore lists the types', () => {
    const ascending: Value[] = [
      { nullValue: null },
      { booleanValue: false },
      { booleanValue: true },
      double(NaN),
      double(-Infinity),
      integer('-5'),
      double(0.5),
      double(Infinity),
      { timestampValue: '2024-01-01T00:00:00Z' },
      { timestampValue: '2024-01-01T00:00:00.120Z' },
      { timestampValue: '2024-01-01T00:00:00.120001Z' },
      text(''),
      text('a'),
      { bytesValue: 'AQ==' },
      { bytesValue: 'AQI=' },
      { referenceValue: 'projects/p/databases/d/documents/a/b' },
      { geoPointValue: { latitude: 1, longitude: 3 } },
      { geoPointValue: { latitude: 2, longitude: 1 } },
      arrayOf([]),
      arrayOf([integer('1')]),
      arrayOf([integer('1'), integer('0')]),
      vector(9),
      vector(1, 2),
      mapOf({}),
      mapOf({ a: integer('1') }),
      mapOf({ a: integer('1'), b: integer('0') }),
      mapOf({ b: integer('0') }),
    ];
    const shuffled = [...ascending].reverse().sort(compareValues);
    expect(shuffled).toEqual(ascending);
  });

  it('compares integers and doubles exactly', () => {
    expect(compareValues(integer('9007199254740992'), double(2 ** 53))).toBe(0);
    expect(compareValues(integer('9007199254740993'), double(2 ** 53))).toBeGreaterThan(0);
    expect(compareValues(integer('9223372036854775807'), double(2 ** 63))).toBeLessThan(0);
    expect(compareValues(integer('1'), double(1))).toBe(0);
  });

  it('is the same both ways round, and never goes in circles', () => {
    fc.assert(
      fc.property(value, value, value, (a, b, c) => {
        expect(Math.sign(compareValues(a, b)) + Math.sign(compareValues(b, a))).toBe(0);
        expect(compareValues(a, a)).toBe(0);
        const [first, second, third] = [a, b, c].sort(compareValues);
        if (first && second && third) expect(compareValues(first, third)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('takes texts by their UTF-8 bytes', () => {
    const character = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(character, character, (a, b) => {
        expect(Math.sign(compareText(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
      }),
    );
  });

  it('takes names by segment, numeric ids first and by number', () => {
    const names = ['a/__id5__', 'a/__id30__', 'a/A', 'a/A/b/c', 'a/AA', 'a/z', 'a-b/x'];
    expect([...names].reverse().sort(compareNames)).toEqual(names);
  });
});
