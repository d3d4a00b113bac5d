import { changedFields } from './change';
import { DataError } from './data-error';
import type { DataGateway, DataTransaction, StoredDocument, StoredFields } from './gateway';
import { newId } from './new-id';

/** A document that is yet to be stored. A form takes one when it opens, so that a repeated save cannot make two. */
export type NewDocument = {
  id: string;
  /**
   * Stores it. Where an earlier try arrived and only its answer was lost, the document takes what was changed since;
   * what others have made of it in between stays. @throws DataError `exists` where both went on with it.
   */
  store(
    gateway: DataGateway,
    path: string,
    fields: StoredFields,
    /** What must hold in the same transaction; it rejects when it does not. */
    require?: (transaction: DataTransaction) => Promise<void>,
  ): Promise<void>;
};

/** A new document under an id of its own. */
export function newDocument(): NewDocument {
  const sent: StoredFields[] = [];
  return {
    id: newId(),
    async store(gateway, path, fields, require) {
      const earlier = [...sent];
      sent.push(fields);
      await gateway.transact(async (transaction) => {
        await require?.(transaction);
        const found = await transaction.get(path);
        if (!found) return transaction.create(path, fields);
        if (sent.some((version) => isAsIn(version, found))) {
          const changed = changedFields(found.fields, fields);
          if (Object.keys(changed).length > 0) await transaction.change(path, changed);
          return;
        }
        if (!earlier.some((version) => Object.keys(changedFields(version, fields)).length === 0))
          throw new DataError('exists', `${path} was changed after an earlier try had stored it`);
      });
    },
  };
}

const isAsIn = (version: StoredFields, { fields }: StoredDocument): boolean =>
  Object.keys(changedFields(version, fields)).length === 0;
