import {
  asDataError,
  DataError,
  locations,
  newId,
  quizFromDocument,
  type DataGateway,
  type DataTransaction,
  type EntryKey,
} from '@console/shared/data';
import { acceptsQuestions, type Season } from '@console/shared/model';
import { newSeasonId } from '../../form/season-id';
import {
  adsBatches,
  batchesOf,
  documentsOf,
  listed,
  planBatch,
  seasonBatch,
  withFreePart,
  type Batch,
  type CopyPlan,
} from './batches';
import { readPlan } from './stored-plan';

/** How many documents of a copy are stored. */
export type CopyProgress = { readonly done: number; readonly total: number };

/** The person has stopped the copy; it can go on. */
export class CopyStopped extends Error {}

/**
 * A copy, which goes on where it was stopped if it is run again. After a failure or a stop, it reads first what is stored.
 * Another person may go on with it at any time, and others may work in the new season: what is stored is never overwritten.
 */
export type SeasonCopy = {
  readonly season: Pick<Season, 'id' | 'name'>;
  /** Stores what is not stored yet. @throws CopyStopped after the present batch when `signal` is aborted; DataError */
  run(options: RunOptions): Promise<void>;
  progress(): CopyProgress;
  /** Its entries in the history, which an undo takes back in this order; none until the season is stored. */
  entries(): readonly EntryKey[];
};

export type RunOptions = {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: CopyProgress) => void;
};

/** Prepares a copy as one entry of its history. All ids are chosen now, so that a retry stores nothing twice. */
export function createCopy(gateway: DataGateway, plan: CopyPlan): SeasonCopy {
  const season: Season = { ...plan.season, id: newSeasonId(), status: 'active' };
  const entry: EntryKey = { seasonId: season.id, entryId: newId() };
  const adsEntry: EntryKey = { seasonId: season.id, entryId: newId() };
  const documents = documentsOf(plan, season.id);
  const begin = seasonBatch(season, entry, documents);
  const ads = adsBatches(plan, adsEntry);
  const storing = storeInTurn(gateway, [
    begin,
    // Only Admins may read ads settings, so the plan, which all staff of the season can read, does not have them. They come
    // before it: a copy that another person can finish has them already.
    ...ads,
    planBatch(documents, entry),
    ...batchesOf(listed(documents), entry),
  ]);
  return {
    ...copyOf(gateway, { season, entry, storing }),
    entries: () => {
      if (!storing.isStored(begin)) return [];
      return ads.length > 0 && ads.every(storing.isStored) ? [adsEntry, entry] : [entry];
    },
  };
}

/**
 * Prepares the rest of a copy that was cut short, by the plan that is stored with its entry. What was deleted since stays
 * deleted, and a quiz that has begun gets no questions.
 * @returns `undefined` where no plan is stored
 * @throws DataError
 */
export async function openCopy(
  gateway: DataGateway,
  season: Pick<Season, 'id' | 'name'>,
  entryId: string,
): Promise<SeasonCopy | undefined> {
  const entry: EntryKey = { seasonId: season.id, entryId };
  const storing = await restOf(gateway, entry);
  return storing && { ...copyOf(gateway, { season, entry, storing }), entries: () => [entry] };
}

/**
 * What is left of a copy; `undefined` where no plan is stored.
 * @throws DataError, `ended` where somebody has undone the copy
 */
async function restOf(gateway: DataGateway, entry: EntryKey): Promise<Storing | undefined> {
  const [{ planned, stored, parts }, present, begun] = await Promise.all([
    readPlan(gateway, entry),
    gateway.list({ collection: locations.quizzes(entry.seasonId) }),
    gateway.get(locations.historyEntry(entry.seasonId, entry.entryId)),
  ]);
  if (planned.length === 0) return undefined;
  // Also complete where another person has stored the rest.
  const isWhole = present.length > 0 && planned.every(({ path }) => stored.has(path));
  if (begun?.fields.complete === true && !isWhole)
    throw new DataError('ended', `The copy ${entry.entryId} was undone`);
  const open = new Set(
    present.filter((quiz) => acceptsQuestions(quizFromDocument(quiz))).map(({ path }) => path),
  );
  const newQuizzes = new Set(planned.flatMap(({ path }) => (stored.has(path) ? [] : path)));
  const left = batchesOf(planned, entry).flatMap((batch): Batch[] => {
    const { quizPath } = batch;
    if (quizPath && !open.has(quizPath) && !newQuizzes.has(quizPath)) return [];
    const documents = batch.documents.filter(({ path }) => !stored.has(path));
    return documents.length > 0 ? [withFreePart({ ...batch, documents }, parts)] : [];
  });
  const leftOver = left.reduce((sum, { documents }) => sum + documents.length, 0);
  // The season is stored, and is not in its plan.
  return storeInTurn(gateway, left, { before: 1 + planned.length - leftOver, readsFirst: true });
}

type Storing = ReturnType<typeof storeInTurn>;
type CopyParts = { season: SeasonCopy['season']; entry: EntryKey; storing: Storing };

function copyOf(gateway: DataGateway, { season, entry, ...parts }: CopyParts): Omit<SeasonCopy, 'entries'> {
  let { storing } = parts;
  let hasRun = false;
  const store = async (options: RunOptions) => {
    for (let refusedAt = 0; ; hasRun = true) {
      if (hasRun) storing = (await restOf(gateway, entry)) ?? storing;
      try {
        return await storing.run(options);
      } catch (error) {
        // Another person has stored the same meanwhile; or the person may not store it, who is refused again.
        const { done } = storing.progress();
        if (asDataError(error).kind !== 'denied' || refusedAt === done) throw error;
        refusedAt = done;
      }
    }
  };
  return {
    season,
    progress: () => storing.progress(),
    async run(options) {
      const { resumeEntry } = await import('@console/shared/history');
      await resumeEntry(gateway, entry, () => store(options)).finally(() => (hasRun = true));
    },
  };
}

/**
 * Stores batches one after the other; run again, it goes on with the one that failed.
 * @param readsFirst a page that knows no ids of parts may be storing the same
 */
function storeInTurn(
  gateway: DataGateway,
  batches: readonly Batch[],
  { before = 0, readsFirst = false } = {},
) {
  const total = batches.reduce((sum, { documents }) => sum + documents.length, before);
  let [next, attempted, done] = [0, 0, before];
  return {
    progress: (): CopyProgress => ({ done, total }),
    isStored: (batch: Batch): boolean => batches.indexOf(batch) < next,
    async run({ signal, onProgress }: RunOptions): Promise<void> {
      for (let batch = batches[next]; batch; batch = batches[next]) {
        if (signal.aborted) throw new CopyStopped();
        const isRetry = readsFirst || attempted > next;
        attempted = next + 1;
        if (!(isRetry && (await isStoredAlready(gateway, batch))))
          await storeBatch(gateway, batch, isRetry).catch(async (error: unknown) => {
            // The database client sends again what it has no answer to; the rules refuse what is there already.
            if (!(await isStoredAlready(gateway, batch).catch(() => false))) throw error;
          });
        next += 1;
        done += batch.documents.length;
        onProgress({ done, total });
      }
    },
  };
}

/** Whether the answer of an attempt was lost that began an entry: a second one would begin it again. */
async function isStoredAlready(gateway: DataGateway, { documents, action }: Batch): Promise<boolean> {
  const [first] = documents;
  return action?.entry?.is === 'begun' && first !== undefined && !!(await gateway.get(first.path));
}

/** Stores new documents in one transaction. They are read only on a retry: an earlier answer may have been lost. */
async function storeBatch(
  gateway: DataGateway,
  { documents, plan = [], quizPath, action }: Batch,
  isRetry: boolean,
): Promise<void> {
  const { keptForMs } = await import('@console/shared/history');
  let hasNewIds = !isRetry;
  await gateway.transact(async (transaction) => {
    const hasNewId = hasNewIds;
    hasNewIds = false;
    if (quizPath) await requireUpcoming(transaction, quizPath);
    // Requested together: each takes a round trip.
    const missing = await Promise.all(
      documents.map(async (document) =>
        !hasNewId && (await transaction.get(document.path)) ? [] : [document],
      ),
    );
    for (const { path, fields } of missing.flat()) await transaction.create(path, fields, { hasNewId });
    for (const { path, fields } of plan)
      await transaction.merge(path, { ...fields, expires: new Date(Date.now() + keptForMs) });
  }, action);
}

/** Somebody may already work in the new season. Also names the quiz in the history. */
async function requireUpcoming(transaction: DataTransaction, path: string): Promise<void> {
  const quiz = await transaction.get(path);
  if (!quiz) throw new DataError('missing', `${path} was deleted while it was copied`);
  if (!acceptsQuestions(quizFromDocument(quiz))) throw new DataError('conflict', `${path} has begun`);
}
