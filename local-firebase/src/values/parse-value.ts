import { invalid } from '../status';
import { badPayload, bool, camelCase, isObject, list, message, text, type Parser } from '../wire/message';
import { vectorOf } from '../ordering/type-order';
import { documentName, isReserved } from '../paths/resource-name';
import { double, int64, numberOf } from './numbers';
import { timestamp } from './timestamp';
import {
  arrayOf,
  elementsOf,
  fieldOf,
  fieldsOf,
  mapOf,
  type Fields,
  type GeoPoint,
  type Value,
} from './value';

// https://firebase.google.com/docs/firestore/quotas
const maxDepth = 20;
const maxDimensions = 2048;
const maxTextBytes = 1_048_487;

const parsers: { [kind: string]: (json: unknown, depth: number) => Value } = {
  nullValue: (json) => {
    if (json !== null && json !== 0 && json !== 'NULL_VALUE') throw badPayload('nullValue must be null.');
    return { nullValue: null };
  },
  booleanValue: (json) => ({ booleanValue: bool(json) }),
  integerValue: (json) => ({ integerValue: int64(json) }),
  doubleValue: (json) => ({ doubleValue: double(json) }),
  timestampValue: (json) => ({ timestampValue: timestamp(json) }),
  stringValue: (json) => ({ stringValue: limited(text(json)) }),
  bytesValue: (json) => ({ bytesValue: bytes(json) }),
  referenceValue: (json) => ({ referenceValue: documentName(text(json)) }),
  geoPointValue: (json) => ({ geoPointValue: geoPoint(json) }),
  arrayValue: (json, depth) => arrayOf(elements(json, depth)),
  mapValue: (json, depth) => mapOf(mapOrVector(readMap(json, depth))),
};

/** A value from the wire, checked and in normal form. */
export const parseValue: Parser<Value> = (json) => valueAtDepth(json, 0);

/** The fields of a document: unlike in an operand of a query, a list in it holds no list and no vector. */
export const parseFields: Parser<Fields> = (json) => {
  const fields = fieldsAtDepth(json, 0);
  if (Object.hasOwn(fields, '__type__')) throw invalid('The field name "__type__" is reserved.');
  for (const value of Object.values(fields)) checkStorable(value);
  return fields;
};

/** The elements that an array transform names, to be stored or not. */
export const parseElements: Parser<Value[]> = (json) => elements(json, 0);

/** Throws for what may stand in a query, but not in a document. */
export function checkStorable(value: Value): void {
  const inner = elementsOf(value);
  const fields = fieldsOf(value);
  if (inner?.some((element) => elementsOf(element) ?? vectorOf(fieldsOf(element)))) {
    throw invalid('A list must not hold a list or a vector.');
  }
  if (fields && Object.hasOwn(fields, '__type__') && !vectorOf(fields)) {
    throw invalid('The field name "__type__" is reserved for vectors.');
  }
  for (const part of inner ?? Object.values(fields ?? {})) checkStorable(part);
}

/** What calls itself a vector must be one. */
function mapOrVector(fields: Fields): Fields {
  const type = fieldOf(fields, '__type__');
  if (!type || !('stringValue' in type) || type.stringValue !== '__vector__') return fields;
  const numbers = vectorOf(fields) ?? [];
  const isVector = numbers.every((number) => 'doubleValue' in number) && Object.keys(fields).length === 2;
  if (!isVector || numbers.length === 0 || numbers.length > maxDimensions) {
    throw invalid(`A vector must have a list of 1 to ${maxDimensions} doubles as value, and nothing else.`);
  }
  return fields;
}

function valueAtDepth(json: unknown, depth: number): Value {
  if (depth > maxDepth) throw invalid(`Values may be nested at most ${maxDepth} deep.`);
  const entries = isObject(json) ? Object.entries(json) : [];
  const [entry, second] = entries;
  const parse = entry && !second && parserOf(camelCase(entry[0]));
  if (!parse) throw badPayload('A value must have exactly one known type.');
  if (entry[1] === null && camelCase(entry[0]) !== 'nullValue') throw badPayload('A value must not be null.');
  return parse(entry[1], depth);
}

const parserOf = (kind: string) => (Object.hasOwn(parsers, kind) ? parsers[kind] : undefined);

function fieldsAtDepth(json: unknown, depth: number): Fields {
  if (!isObject(json)) throw badPayload('Fields must be an object.');
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [fieldName(name), valueAtDepth(value, depth)]),
  );
}

function readMap(json: unknown, depth: number): Fields {
  return message({ fields: (fields) => fieldsAtDepth(fields, depth + 1) })(json).fields ?? {};
}

function elements(json: unknown, depth: number): Value[] {
  return message({ values: list((item) => valueAtDepth(item, depth + 1)) })(json).values ?? [];
}

function fieldName(name: string): string {
  if (name === '') throw invalid('A field name must not be empty.');
  // Vectors are maps that carry this one reserved name.
  if (isReserved(name) && name !== '__type__') {
    throw invalid(`The field name "${name.slice(0, 100)}" is reserved.`);
  }
  if (Buffer.byteLength(name) > 1500) throw invalid('A field name must not be longer than 1,500 bytes.');
  return text(name);
}

function limited(value: string): string {
  if (value.length > maxTextBytes / 3 && Buffer.byteLength(value) > maxTextBytes) {
    throw invalid(`A string must not be longer than ${maxTextBytes} bytes.`);
  }
  return value;
}

/** Either base64 alphabet, with or without padding; out in the standard one. */
export function bytes(json: unknown): string {
  const given = text(json);
  if (!/^[-+/\w]*={0,2}$/.test(given) || given.replace(/=+$/, '').length % 4 === 1)
    throw badPayload('Bytes must be base64.');
  const content = Buffer.from(given, 'base64');
  if (content.length > maxTextBytes) throw invalid(`Bytes must not be longer than ${maxTextBytes} bytes.`);
  return content.toString('base64');
}

function geoPoint(json: unknown): GeoPoint {
  const given = message({ latitude: double, longitude: double })(json);
  const latitude = numberOf(given.latitude ?? 0);
  const longitude = numberOf(given.longitude ?? 0);
  if (!(Math.abs(latitude) <= 90)) throw invalid('Latitude must be between -90 and 90.');
  if (!(Math.abs(longitude) <= 180)) throw invalid('Longitude must be between -180 and 180.');
  return { latitude, longitude };
}
