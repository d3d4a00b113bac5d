import { elementsOf, fieldOf, fieldsOf, type Fields, type GeoPoint, type Value } from '../values/value';
import { compareNames, compareText } from './compare-text';
import { compareNumbers, type NumberValue } from './compare-numbers';
import { typeRankOf, vectorOf } from './type-order';

/** The total order of values: by type, then within the type. Negative, zero or positive. */
export function compareValues(a: Value, b: Value): number {
  const rank = typeRankOf(a);
  const difference = rank - typeRankOf(b);
  return difference === 0 ? compareWithinType(a, b) : difference;
}

/** Equal as queries and array transforms see it: 1 and 1.0 are equal. */
export const equalValues = (a: Value, b: Value): boolean => compareValues(a, b) === 0;

function compareWithinType(a: Value, b: Value): number {
  if ('stringValue' in a && 'stringValue' in b) return compareText(a.stringValue, b.stringValue);
  if (isNumber(a) && isNumber(b)) return compareNumbers(a, b);
  if ('booleanValue' in a && 'booleanValue' in b) return Number(a.booleanValue) - Number(b.booleanValue);
  if ('timestampValue' in a && 'timestampValue' in b) {
    // Without the Z a shorter fraction is the beginning of a longer one.
    return compareText(a.timestampValue.slice(0, -1), b.timestampValue.slice(0, -1));
  }
  if ('bytesValue' in a && 'bytesValue' in b) {
    return Buffer.compare(Buffer.from(a.bytesValue, 'base64'), Buffer.from(b.bytesValue, 'base64'));
  }
  if ('referenceValue' in a && 'referenceValue' in b) return compareNames(a.referenceValue, b.referenceValue);
  if ('geoPointValue' in a && 'geoPointValue' in b) return compareGeoPoints(a.geoPointValue, b.geoPointValue);
  if ('arrayValue' in a) return compareLists(elementsOf(a) ?? [], elementsOf(b) ?? []);
  if ('mapValue' in a) return compareMaps(fieldsOf(a) ?? {}, fieldsOf(b) ?? {});
  return 0;
}

const isNumber = (value: Value): value is NumberValue => 'integerValue' in value || 'doubleValue' in value;

const compareGeoPoints = (a: GeoPoint, b: GeoPoint): number =>
  Math.sign(a.latitude - b.latitude) || Math.sign(a.longitude - b.longitude);

function compareLists(a: Value[], b: Value[]): number {
  for (const [index, left] of a.entries()) {
    const right = b[index];
    if (!right) return 1;
    const order = compareValues(left, right);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareMaps(a: Fields, b: Fields): number {
  const left = vectorOf(a);
  const right = vectorOf(b);
  if (left && right) return left.length - right.length || compareLists(left, right);
  const leftNames = Object.keys(a).sort(compareText);
  const rightNames = Object.keys(b).sort(compareText);
  for (const [index, name] of leftNames.entries()) {
    const other = rightNames[index];
    if (other === undefined) return 1;
    const order = compareText(name, other) || compareField(a, b, name);
    if (order !== 0) return order;
  }
  return leftNames.length - rightNames.length;
}

function compareField(a: Fields, b: Fields, name: string): number {
  const left = fieldOf(a, name);
  const right = fieldOf(b, name);
  return left && right ? compareValues(left, right) : 0;
}
