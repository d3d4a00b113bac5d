import {
  newId,
  type DataGateway,
  type DataTransaction,
  type EntryKey,
  type RecordedAction,
} from '@console/shared/data';
import { completeFields, entryPath } from './entry.converter';

/** An action of several transactions. */
export type LargeAction = {
  readonly seasonId: string;
  /** The id of its entry, where it is known before; it must be new. */
  readonly entryId?: string;
  /** What its entry is called. */
  readonly kind: string;
  /** The subjects of its entry, such as `quizzes/{quizId}`. */
  readonly about: readonly string[];
  /** The entry that it takes back. */
  readonly undoes?: string;
};

/**
 * Runs work of several transactions as one entry of a season's history. The work passes the given action to each of
 * them. If it is cut short, the entry has what was stored, and stays incomplete.
 * @param begin what is stored with the entry itself, in one document: the rules compare it, unlike that of the parts
 * @returns the result of the work, and the entry
 */
export async function inOneEntry<T>(
  gateway: DataGateway,
  { seasonId, entryId = newId(), about, ...action }: LargeAction,
  work: (part: RecordedAction) => Promise<T>,
  begin: (transaction: DataTransaction) => Promise<void> = async () => undefined,
): Promise<{ result: T; entry: EntryKey }> {
  const entry: EntryKey = { seasonId, entryId };
  await gateway.transact(begin, { ...action, entry: { ...entry, is: 'begun', about } });
  const result = await resumeEntry(gateway, entry, () => work({ entry: { ...entry, is: 'part' } }));
  return { result, entry };
}

/** Runs the rest of the work of an entry that was begun, after which the entry is complete. */
export async function resumeEntry<T>(
  gateway: DataGateway,
  entry: EntryKey,
  work: () => Promise<T>,
): Promise<T> {
  const result = await work();
  await gateway
    .transact((transaction) => transaction.merge(entryPath(entry), completeFields))
    .catch((error: unknown) => console.error('An entry of the history stays incomplete', error));
  return result;
}
