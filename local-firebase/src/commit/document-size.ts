import { invalid } from '../status';
import { segmentsOf } from '../paths/resource-name';
import { elementsOf, fieldsOf, type Document, type Fields, type Value } from '../values/value';

const maxBytes = 1_048_576;
const textSize = (text: string): number => Buffer.byteLength(text) + 1;

/**
 * Throws when the document is larger than Firestore takes, by Firestore's own way of counting
 * (https://firebase.google.com/docs/firestore/storage-size).
 */
export function checkSize(document: Document): void {
  const size = nameSize(document.name) + fieldsSize(document.fields) + 32;
  if (size > maxBytes) {
    throw invalid(`Document ${document.name} has ${size} bytes; the maximum is ${maxBytes} bytes.`);
  }
}

const nameSize = (name: string): number =>
  segmentsOf(name).reduce((sum, segment) => sum + textSize(segment), 16);

const fieldsSize = (fields: Fields): number =>
  Object.entries(fields).reduce((sum, [name, value]) => sum + textSize(name) + valueSize(value), 0);

function valueSize(value: Value): number {
  if ('stringValue' in value) return textSize(value.stringValue);
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('referenceValue' in value) return nameSize(value.referenceValue);
  if ('geoPointValue' in value) return 16;
  if ('nullValue' in value || 'booleanValue' in value) return 1;
  if ('mapValue' in value) return fieldsSize(fieldsOf(value) ?? {});
  if ('arrayValue' in value)
    return (elementsOf(value) ?? []).reduce((sum, element) => sum + valueSize(element), 0);
  return 8;
}
