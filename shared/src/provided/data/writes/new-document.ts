import { changedFields } from './change';
import { DataError } from '../../gateway/data-error';
import type { DataGateway, DataTransaction, StoredFields } from '../../gateway/gateway';
import { newId } from './new-id';

/** A document that is not stored yet. A form creates one when it opens, so that a repeated save cannot store two. */
export type NewDocument = {
  id: string;
  /**
   * Stores the document. If an earlier attempt was stored but its response was lost, only later changes are written,
   * and other people's changes stay. @throws DataError `exists` if both sides have changed it.
   */
  store(
    gateway: DataGateway,
    path: string,
    fields: StoredFields,
    /** A precondition in the same transaction; rejects when it is not met. */
    require?: (transaction: DataTransaction) => Promise<void>,
  ): Promise<void>;
};

/** A new document's id, and each attempt to store it, whether stored or not. A draft can store it. */
export type Creation = { id: string; sent: readonly Version[] };

/** The fields of an attempt, each serialized for comparison. */
type Version = Readonly<Record<string, string>>;

/**
 * Creates a new document with its own id.
 * @param earlier an earlier page's attempts to continue from
 * @param onTry called with the attempts before each is sent
 */
export function newDocument(
  { id, sent }: Creation = { id: newId(), sent: [] },
  onTry: (creation: Creation) => void = () => undefined,
): NewDocument {
  let attempts = sent;
  return {
    id,
    async store(gateway, path, fields, require) {
      const earlier = attempts;
      attempts = [...earlier, versionOf(fields)];
      onTry({ id, sent: attempts });
      await gateway.transact(async (transaction) => {
        await require?.(transaction);
        const found = await transaction.get(path);
        if (!found) return transaction.create(path, fields);
        if (attempts.some((version) => isAsIn(version, found.fields))) {
          const changed = changedFields(found.fields, fields);
          if (Object.keys(changed).length > 0) await transaction.merge(path, changed);
          return;
        }
        if (!earlier.some((version) => isAsIn(version, fields)))
          throw new DataError('exists', `${path} was changed after an earlier attempt had stored it`);
      });
    },
  };
}

/** Parses what a draft has stored; `undefined` if it is invalid. */
export function readCreation(kept: unknown): Creation | undefined {
  if (!isObject(kept)) return undefined;
  const id: unknown = Reflect.get(kept, 'id');
  const sent: unknown = Reflect.get(kept, 'sent');
  if (typeof id !== 'string' || !/^[A-Za-z0-9]+$/.test(id) || !Array.isArray(sent)) return undefined;
  return { id, sent: sent.filter(isVersion) };
}

const versionOf = (fields: StoredFields): Version =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, JSON.stringify([value instanceof Date, value])]),
  );

function isAsIn(version: Version, fields: StoredFields): boolean {
  const current = versionOf(fields);
  return Object.entries(version).every(([name, text]) => current[name] === text);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isVersion = (value: unknown): value is Version =>
  isObject(value) && Object.values(value).every((text) => typeof text === 'string');
