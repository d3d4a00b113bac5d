import type { Filter } from '../protocol/database';
import type { Json } from '../protocol/values';
import * as writes from '../protocol/writes';
import type { Attempt } from './use-contest';

export const get =
  (path: string): Attempt =>
  (database) =>
    database.get(path);
export const list =
  (collection: string, ...filters: Filter[]): Attempt =>
  (database) =>
    database.list(collection, ...filters);
export const query =
  (structuredQuery: Json, parent?: string): Attempt =>
  (database) =>
    database.query(structuredQuery, parent);
export const commit =
  (...given: writes.Write[]): Attempt =>
  (database) =>
    database.commit(...given);
export const set = (path: string, fields: Json, ...transforms: writes.Transform[]): Attempt =>
  commit(writes.set(path, fields, ...transforms));
export const change = (path: string, fields: Json, fieldPaths?: readonly string[]): Attempt =>
  commit(writes.change(path, fields, fieldPaths));
export const remove = (path: string): Attempt => commit(writes.remove(path));

/** The field says this text. */
export const is = (field: string, text: string): Filter => [field, 'EQUAL', { stringValue: text }];
