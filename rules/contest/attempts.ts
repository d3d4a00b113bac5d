import { lastOf, parentOf, type Filter } from '../protocol/database';
import type { Json } from '../protocol/values';
import * as writes from '../protocol/writes';
import { deletionOf, type Kept } from './deletions';
import type { Attempt } from './use-contest';

export const get =
  (path: string): Attempt =>
  (database) =>
    database.get(path);
export const list =
  (collection: string, ...filters: Filter[]): Attempt =>
  (database) =>
    database.list(collection, ...filters);
/** The first documents of a collection; ordered by a field, descending, if one is named. */
export const firstOf =
  (collection: string, latestBy?: string): Attempt =>
  (database) =>
    database.query(
      {
        from: [{ collectionId: lastOf(collection) }],
        ...(latestBy && { orderBy: [{ field: { fieldPath: latestBy }, direction: 'DESCENDING' }] }),
        limit: 10,
      },
      parentOf(collection),
    );
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

/** Queries a collection for the one document with this path. */
export const listNamed =
  (path: string): Attempt =>
  (database) =>
    database.call('POST', ':runQuery', (root) => ({
      structuredQuery: {
        from: [{ collectionId: path.slice(0, path.indexOf('/')) }],
        where: {
          fieldFilter: {
            field: { fieldPath: '__name__' },
            op: 'EQUAL',
            value: { referenceValue: `${root}/${path}` },
          },
        },
      },
    }));

/** Deletes a quiz, keeps it, and leaves the caller's marker of it, beside other writes of the same commit. */
export const deleteQuiz =
  (quizId: string, others: readonly writes.Write[] = [], season = 'own', kept?: Kept): Attempt =>
  (database, me) =>
    database.commit(...others, ...deletionOf(me, { season, quizId, kept }));

/** The field equals this text. */
export const is = (field: string, text: string): Filter => [field, 'EQUAL', { stringValue: text }];
