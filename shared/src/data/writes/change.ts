import type { DataGateway, StoredFields, StoredValue } from '../gateway';

const same = (a: StoredValue | undefined, b: StoredValue | undefined): boolean =>
  a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : a === b;

/** The fields whose values differ from those the form was opened with. */
export function changedFields(opened: StoredFields, edited: StoredFields): StoredFields {
  return Object.fromEntries(Object.entries(edited).filter(([field, value]) => !same(opened[field], value)));
}

/** Writes a new document under an id taken beforehand, so that a repeated try cannot make two. */
export const createDocument = (gateway: DataGateway, path: string, fields: StoredFields): Promise<void> =>
  gateway.transact((transaction) => transaction.create(path, fields));
