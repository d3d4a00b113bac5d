import {
  Bytes,
  deleteField,
  DocumentReference,
  GeoPoint,
  serverTimestamp,
  Timestamp,
  type DocumentData,
} from 'firebase/firestore';
import { absent, serverTime, type StoredFields, type StoredValue } from '@console/shared/data';

/**
 * What the SDK has read, by its converted form. A converted object or date that is written elsewhere is stored as it
 * was, with the types and the microseconds that the gateway does not know.
 */
const originals = new WeakMap<StoredFields, DocumentData>();
const originalDates = new WeakMap<Date, Timestamp>();

/** The exact time of a date that was read. */
export const exactDate = (date: Date): Date | Timestamp => originalDates.get(date) ?? date;

function dateFrom(timestamp: Timestamp): Date {
  const date = timestamp.toDate();
  originalDates.set(date, timestamp);
  return date;
}

/** Converts an SDK value to the gateway's type. Types that the console never stores become a string or `undefined`. */
function fromSdk(value: unknown): StoredValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  if (value instanceof Timestamp) return dateFrom(value);
  if (Array.isArray(value)) return value.map(fromSdk);
  if (value instanceof DocumentReference) return value.path;
  if (value instanceof Bytes) return value.toBase64();
  if (value instanceof GeoPoint) return JSON.stringify(value);
  return typeof value === 'object' ? fieldsFromSdk(value) : null;
}

/** The fields of a document that the SDK has read. */
export function fieldsFromSdk(data: object): StoredFields {
  const fields: StoredFields = Object.fromEntries(
    Object.entries(data).map(([field, value]) => [field, fromSdk(value)]),
  );
  originals.set(fields, data);
  return fields;
}

/**
 * Converts fields to what the SDK writes: `serverTime` becomes the server timestamp, `absent` deletes a field, dates
 * become timestamps, and objects that were read are written as they were stored.
 */
export const fieldsToSdk = (fields: StoredFields): DocumentData =>
  originals.get(fields) ?? convertedFields(fields);

const convertedFields = (fields: StoredFields): DocumentData =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, toSdk(value)]));

function toSdk(value: StoredValue): unknown {
  if (value === serverTime) return serverTimestamp();
  if (value === absent) return deleteField();
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return exactDate(value);
  return Array.isArray(value) ? value.map(toSdk) : fieldsToSdk(value);
}
