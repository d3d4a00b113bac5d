import type { DataGateway, StoredFields, StoredValue } from '../../gateway/gateway';

const same = (a: StoredValue | undefined, b: StoredValue | undefined): boolean =>
  a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : a === b;

/** The fields with values that differ from those that the form opened with. */
export function changedFields(opened: StoredFields, edited: StoredFields): StoredFields {
  return Object.fromEntries(Object.entries(edited).filter(([field, value]) => !same(opened[field], value)));
}

/** Writes a new document under an id generated beforehand, so that a retry cannot create two. */
export const createDocument = (gateway: DataGateway, path: string, fields: StoredFields): Promise<void> =>
  gateway.transact((transaction) => transaction.create(path, fields));
