import { Bytes, DocumentReference, GeoPoint, serverTimestamp, Timestamp } from 'firebase/firestore';
import { serverTime, type StoredFields, type StoredValue } from '@console/shared/data';

/** Converts an SDK value to the gateway's type. Types that the console never stores become a string or `undefined`. */
function fromSdk(value: unknown): StoredValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(fromSdk);
  if (value instanceof DocumentReference) return value.path;
  if (value instanceof Bytes) return value.toBase64();
  if (value instanceof GeoPoint) return JSON.stringify(value);
  return typeof value === 'object' ? fieldsFromSdk(value) : null;
}

/** The fields of a document that the SDK has read. */
export const fieldsFromSdk = (data: object): StoredFields =>
  Object.fromEntries(Object.entries(data).map(([field, value]) => [field, fromSdk(value)]));

/** Converts fields to what the SDK writes: `serverTime` becomes the server timestamp, dates become timestamps. */
export const fieldsToSdk = (fields: StoredFields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, value === serverTime ? serverTimestamp() : value]),
  );
