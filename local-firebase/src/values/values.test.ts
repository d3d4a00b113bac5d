import * as fc from 'fast-check';
import { StatusError } from '../status';
import { refusalOf } from '../testing/refusal-of';
import { parseFields, parseValue } from './parse-value';
import { microsOfVersion, versionOfMicros } from './timestamp';

describe('a value from the wire', () => {
  it.each([
    [{ integerValue: 5 }, { integerValue: '5' }],
    [{ integer_value: '-7' }, { integerValue: '-7' }],
    [{ doubleValue: -0.0 }, { doubleValue: 0 }],
    [{ doubleValue: 'NaN' }, { doubleValue: 'NaN' }],
    [{ nullValue: 'NULL_VALUE' }, { nullValue: null }],
    [
      { timestampValue: '2024-01-01T01:00:00.123456789+01:00' },
      { timestampValue: '2024-01-01T00:00:00.123456Z' },
    ],
    [{ timestampValue: '2024-01-01T00:00:00.5Z' }, { timestampValue: '2024-01-01T00:00:00.500Z' }],
    [{ bytesValue: '_-8' }, { bytesValue: '/+8=' }],
    [{ geoPointValue: { latitude: 3 } }, { geoPointValue: { latitude: 3, longitude: 0 } }],
    [{ arrayValue: { values: [] } }, { arrayValue: {} }],
    [
      { mapValue: { fields: { constructor: { nullValue: null } } } },
      { mapValue: { fields: { constructor: { nullValue: null } } } },
    ],
  ])('%j is kept as %j', (given, kept) => {
    expect(parseValue(given)).toEqual(kept);
  });

  it.each([
    [{}],
    [{ integerValue: 1.5 }],
    [{ integerValue: '9223372036854775808' }],
    [{ stringValue: null }],
    [{ stringValue: 'a', integerValue: 1 }],
    [{ timestampValue: '2024-02-30T00:00:00Z' }],
    [{ geoPointValue: { latitude: 91 } }],
    [{ referenceValue: 'somewhere' }],
    [{ stringValue: '\ud800' }],
    [{ bytesValue: 'A' }],
    ['text'],
  ])('%j is refused', (given) => {
    expect(() => parseValue(given)).toThrow(StatusError);
  });

  it.each([
    ['a list in a list', { a: { arrayValue: { values: [{ arrayValue: {} }] } } }],
    ['a reserved name', { __a__: { nullValue: null } }],
    ['an empty name', { '': { nullValue: null } }],
    [
      'a vector without numbers',
      { a: { mapValue: { fields: { __type__: { stringValue: '__vector__' } } } } },
    ],
  ])('%s cannot be stored', (_, fields) => {
    expect(refusalOf(() => parseFields(fields))).toBe('INVALID_ARGUMENT');
  });

  it('is read or refused, whatever comes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        for (const parse of [parseValue, parseFields]) {
          try {
            parse(json);
          } catch (error) {
            expect(error).toBeInstanceOf(StatusError);
          }
        }
      }),
    );
  });

  it('is read the same when it is read again', () => {
    const given = {
      mapValue: {
        fields: { t: { timestampValue: '0001-01-01T00:00:00.000001Z' }, d: { doubleValue: '1e3' } },
      },
    };
    expect(parseValue(parseValue(given))).toEqual(parseValue(given));
  });
});

it('versions are texts that sort like the moments they stand for', () => {
  const micros = fc.integer({ min: 0, max: 4e15 });
  fc.assert(
    fc.property(micros, micros, (a, b) => {
      expect(microsOfVersion(versionOfMicros(a))).toBe(a);
      expect(versionOfMicros(a) < versionOfMicros(b)).toBe(a < b);
    }),
  );
});
