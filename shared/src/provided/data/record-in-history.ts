import type { DataGateway, DataTransaction, EntryKey, LastChange, RecordedAction } from '../gateway/gateway';

type Author = { uid: string; email: string; name: string };

/** The person whose actions are recorded; `null` where nobody is signed in. */
type AuthorOf = () => Author | null;

/** A transaction of a person that is recorded. */
export type Recording<T> = {
  readonly author: Author;
  readonly work: (transaction: DataTransaction) => Promise<T>;
  readonly action?: RecordedAction | undefined;
};

/** What the history door gives to a gateway that records. Its code is loaded by the first action. */
export type History = {
  recordTransaction<T>(
    transact: DataGateway['transact'],
    recording: Recording<T>,
    onRecorded: (entry: EntryKey, paths: readonly string[]) => void,
  ): Promise<T>;
  /** Undoes entries one after the other, and says in toasts what came of it. */
  requestUndo(gateway: DataGateway, entries: readonly EntryKey[]): Promise<void>;
  readLastChange(gateway: DataGateway, path: string, since: number): Promise<LastChange | null>;
};

/** The entries that this page has recorded and not offered to undo, by the documents that they changed. */
const recorded = new Map<string, EntryKey>();

/** The documents that this page has deleted because it took their creation back. */
const uncreated = new Set<string>();

/** Whether this page has just taken the creation of a document back. Returns each once. */
export const takeUncreated = (path: string): boolean => uncreated.delete(path);

/** Known before the commit: a listener may hear of it before the commit is answered. */
const notingRemovals =
  <T>(work: (transaction: DataTransaction) => Promise<T>) =>
  (transaction: DataTransaction) =>
    work({
      ...transaction,
      remove(path) {
        uncreated.add(path);
        return transaction.remove(path);
      },
    });

/**
 * A gateway whose transactions are recorded in the history of the season that they change, and can be undone. It
 * inherits everything else, so that the gateway's own methods are looked up when they are called.
 */
export const recordInHistory = <Gateway extends DataGateway>(
  gateway: Gateway,
  authorOf: AuthorOf,
  loadHistory: () => Promise<History>,
): Gateway => {
  const transact: DataGateway['transact'] = async (work, action) => {
    const author = authorOf();
    if (!author) return gateway.transact(work);
    const { recordTransaction } = await loadHistory();
    return recordTransaction(
      gateway.transact,
      { author, work: action?.undoes ? notingRemovals(work) : work, action },
      (entry, paths) => {
        for (const path of paths) recorded.set(path, entry);
      },
    );
  };
  const undo: DataGateway['undo'] = (entries) =>
    void loadHistory().then(({ requestUndo }) => requestUndo(recording, entries), console.error);
  const lastChange: DataGateway['lastChange'] = async (path, since) =>
    (await loadHistory()).readLastChange(gateway, path, since);
  const own: Partial<DataGateway> = { transact, undo, lastChange };
  const recording = new Proxy(gateway, {
    get: (target, name, receiver): unknown => Reflect.get(name in own ? own : target, name, receiver),
  });
  return recording;
};

/**
 * The entry of what this page has just done to a document; `undefined` where nothing was changed. Returns each once: a
 * save that changes nothing must not offer to undo the one before.
 */
export function takeEntry(path: string): EntryKey | undefined {
  const entry = recorded.get(path);
  for (const [each, { entryId }] of recorded) if (entryId === entry?.entryId) recorded.delete(each);
  return entry;
}

/** Undoes what this page has just done to a document, for the toast that confirms it; `undefined` as in `takeEntry`. */
export function takeUndo(gateway: DataGateway, path: string): (() => void) | undefined {
  const entry = takeEntry(path);
  return entry && (() => undoEntries(gateway, [entry]));
}

/** Undoes entries, one after the other, and reports the outcome in toasts. */
export const undoEntries = (gateway: DataGateway, entries: readonly EntryKey[]): void =>
  gateway.undo?.(entries);
