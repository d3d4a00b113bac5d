import { createAction, inSlices, type Action, type RunOptions } from '@console/shared/actions';
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
import type { LargeAction } from '@console/shared/history';
import { acceptsQuestions, keptForMs, type Season } from '@console/shared/model';
import { newSeasonId } from '../../form/season-id';
import {
  adsBatches,
  batchesOf,
  copyEntry,
  copyKind,
  documentsOf,
  listed,
  planBatch,
  withFreePart,
  type Batch,
  type CopyPlan,
} from './batches';
import { fieldsOfSeason } from './every-field';
import { readPlan } from './stored-plan';

/**
 * Stores a copy of a season, which goes on where it was stopped if it is run again. After a failure or a stop, it reads
 * first what is stored. Another person may go on with it at any time, and others may work in the new season: what is stored
 * is never overwritten.
 */
export type SeasonCopy = Action & { readonly season: Pick<Season, 'id' | 'name'> };

/**
 * Prepares a copy as one entry of its history, in slices between which the page answers. All ids are chosen now, so that a
 * retry stores nothing twice.
 */
export async function createCopy(gateway: DataGateway, plan: CopyPlan): Promise<SeasonCopy> {
  const season: Season = { ...plan.season, id: newSeasonId(), status: 'active' };
  const entry: EntryKey = { seasonId: season.id, entryId: newId() };
  const adsEntry: EntryKey = { seasonId: season.id, entryId: newId() };
  const pause = inSlices();
  const documents = await documentsOf(plan, season.id, pause);
  const ads = adsBatches(plan, adsEntry);
  // Only Admins may read ads settings, so the plan, which all staff of the season can read, does not have them. They come
  // before it: a copy that another person can finish has them already.
  const planned = planBatch(documents, entry);
  await pause();
  const left = [...ads, planned, ...batchesOf(listed(documents), entry)];
  await pause();
  const begin = {
    entry: copyEntry(documents, entry),
    store: (transaction: DataTransaction) =>
      transaction.create(locations.season(season.id), fieldsOfSeason(season), { hasNewId: true }),
  };
  const storing = storeRest(gateway, entry, { left, total: 1 + countOf(left) }, begin);
  return {
    ...storing,
    season,
    entries: () => {
      const [own] = storing.entries();
      if (!own) return [];
      return ads.length > 0 && !ads.some(storing.isLeft) ? [adsEntry, own] : [own];
    },
  };
}

/**
 * Prepares the rest of a copy that was interrupted, by the plan that is stored with its entry. What was deleted since stays
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
  const rest = await restOf(gateway, entry);
  return rest && { ...storeRest(gateway, entry, rest), season, entries: () => [entry] };
}

/** What is not stored yet of a copy, and how many documents it has in all. */
type Rest = { readonly left: readonly Batch[]; readonly total: number };

const countOf = (batches: readonly Batch[]): number =>
  batches.reduce((sum, { documents }) => sum + documents.length, 0);

/**
 * Reads what is left of a copy; `undefined` where no plan is stored.
 * @throws DataError, `ended` where somebody has undone the copy
 */
async function restOf(gateway: DataGateway, entry: EntryKey): Promise<Rest | undefined> {
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
  // The season is stored, and is not in its plan.
  return { left, total: 1 + planned.length };
}

type Begin = {
  readonly entry: LargeAction;
  readonly store: (transaction: DataTransaction) => Promise<void>;
};

/** Stores the rest of a copy; all of it where it is to `begin`. */
function storeRest(gateway: DataGateway, entry: EntryKey, rest: Rest, begin?: Begin) {
  let { left, total } = rest;
  let hasRun = false;
  const readRest = async () => {
    if (hasRun) ({ left, total } = (await restOf(gateway, entry)) ?? { left, total });
  };
  function* batches() {
    for (let [batch] = left; batch; [batch] = left) yield batch;
  }
  const action: Action = createAction<Batch, void>(gateway, {
    phases: [
      {
        entry: () => begin?.entry ?? { ...entry, kind: copyKind, about: [] },
        isBegun: async () => !begin,
        ...(begin && { begin: begin.store }),
        prepare: readRest,
        batches: batches(),
        recorded: ({ action: recorded }) => recorded,
        // Read again, it may hold what another page is storing.
        store: (transaction, batch, isNew) => storeBatch(transaction, batch, isNew && !hasRun),
        onStored: () => void (left = left.slice(1)),
      },
    ],
    // The season itself is stored when the entry is begun.
    progress: () => ({
      done: total - countOf(left) - (begin && action.entries().length === 0 ? 1 : 0),
      total,
    }),
  });
  return {
    ...action,
    isLeft: (batch: Batch): boolean => left.includes(batch),
    run: async (options: RunOptions = {}) => {
      for (let refusedAt = 0; ;) {
        try {
          return await action.run(options).finally(() => (hasRun = true));
        } catch (error) {
          // Another person has stored the same meanwhile; or the person may not store it, who is refused again.
          const { done } = action.progress();
          if (!['denied', 'ended'].includes(asDataError(error).kind) || refusedAt === done) throw error;
          refusedAt = done;
        }
      }
    },
  };
}

/** Stores new documents, which are read only where they may be there. */
async function storeBatch(
  transaction: DataTransaction,
  { documents, plan = [], quizPath }: Batch,
  isNew: boolean,
): Promise<void> {
  if (quizPath) await requireUpcoming(transaction, quizPath);
  // Requested together: each takes a round trip.
  const missing = await Promise.all(
    documents.map(async (document) => (!isNew && (await transaction.get(document.path)) ? [] : [document])),
  );
  for (const { path, fields } of missing.flat()) await transaction.create(path, fields, { hasNewId: isNew });
  for (const { path, fields } of plan)
    await transaction.merge(path, { ...fields, expires: new Date(Date.now() + keptForMs) });
}

/** Somebody may already work in the new season. Also names the quiz in the history. */
async function requireUpcoming(transaction: DataTransaction, path: string): Promise<void> {
  const quiz = await transaction.get(path);
  if (!quiz) throw new DataError('missing', `${path} was deleted while it was copied`);
  if (!acceptsQuestions(quizFromDocument(quiz))) throw new DataError('conflict', `${path} has begun`);
}
