import { changedFields } from './change';
import type {
  DataGateway,
  DataTransaction,
  RecordedAction,
  StoredDocument,
  StoredFields,
} from '../../gateway/gateway';

/** Converts between a stored document and an entity. */
export type Converter<Entity> = {
  fromDocument: (document: StoredDocument) => Entity;
  toFields: (entity: Entity) => StoredFields;
};

/** Decides what to store, if anything, given the stored entity; `null` if there is no document. */
export type Decide<Entity, Outcome> = (current: Entity | null) => { edited?: Entity; outcome: Outcome };

type EditOptions<Entity, Outcome> = Converter<Entity> & {
  path: string;
  decide: Decide<Entity, Outcome>;
  /** A precondition in the same transaction; rejects when it is not met. */
  require?: (transaction: DataTransaction) => Promise<void>;
  /** Fields that are corrected with every write. */
  ids?: StoredFields;
  /** How the history describes the change. */
  action?: RecordedAction;
};

/**
 * Reads a document and stores the result of `decide` in one transaction: no other write can come between. Sends only
 * the fields that differ from the stored ones. `decide` and `require` run again when another write came first, so they
 * must have no side effects.
 */
export function editDocument<Entity, Outcome>(
  gateway: DataGateway,
  { path, fromDocument, toFields, decide, require, ids = {}, action }: EditOptions<Entity, Outcome>,
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
  }, action);
}
