import { changedFields } from './change';
import { DataError } from '../data-error';
import type { DataGateway, DataTransaction, StoredFields } from '../gateway';
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

/** A new document's id, and each try to store it, of which none may have arrived. A draft can keep it. */
export type Creation = { id: string; sent: readonly Version[] };

/** The fields of a try, each as a text by which it is known again. */
type Version = Readonly<Record<string, string>>;

/**
 * A new document under an id of its own.
 * @param earlier an earlier page's tries, which this goes on with
 * @param onTry called with the tries before each is sent
 */
export function newDocument(
  { id, sent }: Creation = { id: newId(), sent: [] },
  onTry: (creation: Creation) => void = () => undefined,
): NewDocument {
  let tries = sent;
  return {
    id,
    async store(gateway, path, fields, require) {
      const earlier = tries;
      tries = [...earlier, versionOf(fields)];
      onTry({ id, sent: tries });
      await gateway.transact(async (transaction) => {
        await require?.(transaction);
        const found = await transaction.get(path);
        if (!found) return transaction.create(path, fields);
        if (tries.some((version) => isAsIn(version, found.fields))) {
          const changed = changedFields(found.fields, fields);
          if (Object.keys(changed).length > 0) await transaction.merge(path, changed);
          return;
        }
        if (!earlier.some((version) => isAsIn(version, fields)))
          throw new DataError('exists', `${path} was changed after an earlier try had stored it`);
      });
    },
  };
}

/** What a draft has kept; none where it is none. */
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
