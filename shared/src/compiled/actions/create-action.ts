import {
  newId,
  type DataGateway,
  type DataTransaction,
  type EntryKey,
  type RecordedAction,
} from '@console/shared/data';
import type { LargeAction } from '@console/shared/history';

/** How much of an action is stored, in what the person counts: questions, quizzes, documents. */
export type Progress = { readonly done: number; readonly total: number };

export type RunOptions = {
  /** When it is aborted, the action stops after the present batch. */
  readonly signal?: AbortSignal;
  /** Called after each batch. */
  readonly onProgress?: () => void;
};

/** What takes several transactions. Run again after a failure or a stop, it goes on, and stores nothing twice. */
export type Action = {
  /** Resolves with `stopped` where the signal was aborted. @throws DataError */
  run(options?: RunOptions): Promise<'done' | 'stopped'>;
  progress(): Progress;
  /** Its entries in the history as far as it has come, in the order in which they are undone. */
  entries(): readonly EntryKey[];
};

/** The part of an action that is one entry of a season's history: batches, each of which is stored in a transaction. */
export type Phase<Batch, Stored = void> = {
  /** Its entry. Asked again until it is begun. */
  readonly entry: () => LargeAction;
  /** Whether another page has begun its entry, and may have stored any batch; by default none has. */
  readonly isBegun?: () => Promise<boolean>;
  /** What is stored in the transaction that begins the entry, such as a quiz whose questions are the batches. */
  readonly begin?: (transaction: DataTransaction) => Promise<void>;
  /** Looks at what is stored, before each attempt. After it the next batch is asked for again. */
  readonly prepare?: () => Promise<void>;
  /** What the transactions store, in turn. The next one is asked for when the one before is stored. */
  readonly batches: Iterable<Batch>;
  /** Stores a batch. Unless it `isNew`, an earlier attempt may have stored it, so that its documents must be read. */
  readonly store: (transaction: DataTransaction, batch: Batch, isNew: boolean) => Promise<Stored>;
  /** What is recorded of a batch, by default a part of the entry with an id of its own. */
  readonly recorded?: (batch: Batch) => RecordedAction | undefined;
  /** Receives what was stored. */
  readonly onStored: (stored: Stored, batch: Batch) => void | Promise<void>;
};

/**
 * Prepares an action whose phases run one after the other.
 * @param progress how much of it is stored; asked after each batch
 * @example
 * let done = 0;
 * const batches = inBatches(questions, { most: 20 });
 * const action = createAction(gateway, { phases: [{ entry, batches, store, onStored: (count) => (done += count) }],
 *   progress: () => ({ done, total: questions.length }) });
 * await action.run({ signal });
 */
export function createAction<Batch, Stored>(
  gateway: DataGateway,
  { phases, progress }: { phases: readonly Phase<Batch, Stored>[]; progress: () => Progress },
): Action {
  const runs = phases.map((phase) => createPhaseRun(gateway, phase));
  return {
    progress,
    entries: () => runs.flatMap(({ entry }) => entry() ?? []).reverse(),
    async run(options = {}) {
      const { requireSent } = await import('@console/shared/history');
      const left = runs.filter(({ isDone }) => !isDone());
      // Before anything is stored: what is moved to another season is copied there first.
      for (const { seasonId } of left) await requireSent(seasonId());
      for (const { run } of left) if (!(await run(options))) return 'stopped';
      return 'done';
    },
  };
}

/** A phase, which remembers how far it has come. `run` resolves with whether all of it is stored. */
function createPhaseRun<Batch, Stored>(gateway: DataGateway, phase: Phase<Batch, Stored>) {
  const batches = createBatchQueue(gateway, phase);
  // Fixed, so that a beginning whose answer was lost is not stored a second time.
  const ownId = newId();
  let entry: EntryKey | undefined;
  let isDone = false;

  return {
    isDone: () => isDone,
    seasonId: () => phase.entry().seasonId,
    entry: () => entry,
    async run(options: RunOptions): Promise<boolean> {
      const { inOneEntry, resumeEntry } = await import('@console/shared/history');
      if (phase.prepare) {
        await phase.prepare();
        batches.askAgain();
      }
      const action = { entryId: ownId, ...phase.entry() };
      const key: EntryKey = { seasonId: action.seasonId, entryId: action.entryId };
      const isAll = (isStored: boolean) => isStored;
      if (!entry && (await phase.isBegun?.())) {
        entry = key;
        batches.mayBeStored();
      }
      if (entry) {
        const rest = () => batches.store({ entry: { ...key, is: 'part' } }, options);
        return (isDone = await resumeEntry(gateway, key, rest, isAll));
      }
      if (!phase.begin && batches.isEmpty()) return (isDone = true);
      const begun = (part: RecordedAction) => {
        entry = key;
        if (phase.begin) options.onProgress?.();
        return batches.store(part, options);
      };
      const { result } = await inOneEntry(gateway, action, begun, { begin: phase.begin, isDone: isAll });
      return (isDone = result);
    },
  };
}

/** The batches of a phase that are not stored yet. */
function createBatchQueue<Batch, Stored>(gateway: DataGateway, phase: Phase<Batch, Stored>) {
  const batches = phase.batches[Symbol.iterator]();
  const attempted = new Set<Batch>();
  let isEachNew = true;
  let next: { readonly batch: Batch } | undefined;

  const findNext = () => {
    if (next) return next;
    const found = batches.next();
    if (!found.done) next = { batch: found.value };
    return next;
  };

  const storeOne = (batch: Batch, part: RecordedAction): Promise<Stored> => {
    let isNew = isEachNew && !attempted.has(batch);
    attempted.add(batch);
    const work = (transaction: DataTransaction) => {
      const wasNew = isNew;
      // The transaction may run again.
      isNew = false;
      return phase.store(transaction, batch, wasNew);
    };
    return gateway.transact(work, phase.recorded ? phase.recorded(batch) : part);
  };

  return {
    isEmpty: () => !findNext(),
    /** What was found may be out of date: the next one is asked for again. */
    askAgain: () => void (next = undefined),
    /** Another page may have stored any of them. */
    mayBeStored: () => void (isEachNew = false),
    /** Stores them in turn. Resolves with whether it has come to the end. */
    async store(part: RecordedAction, { signal, onProgress }: RunOptions): Promise<boolean> {
      while (!signal?.aborted) {
        const found = findNext();
        if (!found) return true;
        const stored = await storeOne(found.batch, part);
        next = undefined;
        await phase.onStored(stored, found.batch);
        onProgress?.();
      }
      return false;
    },
  };
}
