import {
  asDataError,
  DataError,
  newId,
  type DataGateway,
  type DataTransaction,
  type EntryKey,
  type RecordedAction,
  type StoredFields,
} from '@console/shared/data';
import { completeFields, entryPath } from './entry.converter';

/** An action of several transactions. */
export type LargeAction = {
  readonly seasonId: string;
  /** The id of its entry, where it is known before: that of no other action. */
  readonly entryId?: string;
  /** What its entry is called. */
  readonly kind: string;
  /** The subjects of its entry, such as `quizzes/{quizId}`. */
  readonly about: readonly string[];
  /** The entry that it takes back. */
  readonly undoes?: string;
  /** How many documents it changes, for those who see it interrupted. */
  readonly total?: number;
};

type InOneEntryOptions<T> = {
  /** What is stored with the entry itself, in one document: the rules compare it, unlike that of the parts. */
  readonly begin?: (transaction: DataTransaction) => Promise<void>;
  /** Whether all is stored, by the result of the work; by default it is. */
  readonly isDone?: (result: T) => boolean;
};

/**
 * Runs work of several transactions as one entry of a season's history. The work passes the given action to each of
 * them. If it is interrupted, the entry has what was stored, and stays incomplete. Where the answer to its beginning was
 * lost, and the beginning was stored, it goes on.
 * @returns the result of the work, and the entry
 */
export async function inOneEntry<T>(
  gateway: DataGateway,
  { seasonId, entryId = newId(), about, total, ...action }: LargeAction,
  work: (part: RecordedAction) => Promise<T>,
  { begin = async () => undefined, isDone }: InOneEntryOptions<T> = {},
): Promise<{ result: T; entry: EntryKey }> {
  const entry: EntryKey = { seasonId, entryId };
  const begun = { ...entry, is: 'begun', about, ...(total !== undefined && { total }) } as const;
  await gateway.transact(begin, { ...action, entry: begun }).catch(async (error: unknown) => {
    // The database client sends a commit again whose answer was lost; the rules refuse an entry that is there already.
    if (!(await isBegun(gateway, entry, action.kind))) throw error;
  });
  const result = await resumeEntry(gateway, entry, () => work({ entry: { ...entry, is: 'part' } }), isDone);
  return { result, entry };
}

/**
 * Runs the rest of the work of an entry that was begun, after which the entry is complete if the work is done.
 * @throws DataError `ended` where the entry is complete before that: somebody has undone it, and the rules refuse the rest
 */
export async function resumeEntry<T>(
  gateway: DataGateway,
  entry: EntryKey,
  work: () => Promise<T>,
  isDone: (result: T) => boolean = () => true,
): Promise<T> {
  const result = await work().catch(async (error: unknown) => {
    throw await endedOr(gateway, entry, error);
  });
  if (isDone(result)) await closeEntryIfPossible(gateway, entry);
  return result;
}

/** Why a part of an entry was not stored: `ended` where the entry is complete, by which the rules refuse it. */
export async function endedOr(gateway: DataGateway, entry: EntryKey, error: unknown): Promise<unknown> {
  const isEnded = asDataError(error).kind === 'denied' && (await fieldsOf(gateway, entry))?.complete === true;
  return isEnded ? new DataError('ended', `${entryPath(entry)} is complete`, { cause: error }) : error;
}

const isBegun = async (gateway: DataGateway, entry: EntryKey, kind: string): Promise<boolean> =>
  (await fieldsOf(gateway, entry))?.kind === kind;

/** The fields of an entry, as far as they can be read. */
const fieldsOf = (gateway: DataGateway, entry: EntryKey): Promise<StoredFields | undefined> =>
  gateway.get(entryPath(entry)).then(
    (document) => document?.fields,
    () => undefined,
  );

/** Closes an entry after its work is done, which a failure must not call into question. */
export const closeEntryIfPossible = (gateway: DataGateway, entry: EntryKey): Promise<void> =>
  closeEntry(gateway, entry).catch((error: unknown) =>
    console.error('An entry of the history stays incomplete', error),
  );

/** States that nothing more is stored for an entry; the rules refuse further parts. @throws DataError */
export const closeEntry = (gateway: DataGateway, entry: EntryKey): Promise<void> =>
  gateway.transact((transaction) => transaction.merge(entryPath(entry), completeFields));
