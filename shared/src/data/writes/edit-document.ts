import { changedFields } from './change';
import type { DataGateway, DataTransaction, StoredDocument, StoredFields } from '../gateway';

/** Between a stored document and what the console makes of it. */
export type Converter<Entity> = {
  fromDocument: (document: StoredDocument) => Entity;
  toFields: (entity: Entity) => StoredFields;
};

/** Says what shall be stored, if anything, in view of what is stored now; `null` is no document. */
export type Decide<Entity, Outcome> = (current: Entity | null) => { edited?: Entity; outcome: Outcome };

type EditOptions<Entity, Outcome> = Converter<Entity> & {
  path: string;
  decide: Decide<Entity, Outcome>;
  /** What must hold in the same transaction; it rejects when it does not. */
  require?: (transaction: DataTransaction) => Promise<void>;
  /** Fields that are put right whenever something is written. */
  ids?: StoredFields;
};

/**
 * Reads a document and stores what `decide` makes of it, in one transaction: no other write can come between. Only
 * the fields that differ from what is stored are sent. `decide` and `require` run again whenever another write was
 * quicker, so they must do nothing but look.
 */
export function editDocument<Entity, Outcome>(
  gateway: DataGateway,
  { path, fromDocument, toFields, decide, require, ids = {} }: EditOptions<Entity, Outcome>,
): Promise<Outcome> {
  return gateway.transact(async (transaction) => {
    await require?.(transaction);
    const document = await transaction.get(path);
    const current = document ? fromDocument(document) : null;
    const { edited, outcome } = decide(current);
    if (edited === undefined) return outcome;
    const fields = changedFields(current === null ? {} : toFields(current), toFields(edited));
    if (Object.keys(fields).length > 0)
      await transaction.merge(path, { ...changedFields(document?.fields ?? {}, ids), ...fields });
    return outcome;
  });
}
