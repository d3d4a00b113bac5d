import { createAction, inBatches } from '@console/shared/actions';
import {
  asDataError,
  DataError,
  locations,
  type DataGateway,
  type DataTransaction,
  type EntryKey,
} from '@console/shared/data';
import { quizEntity, quizSubject, type Quiz } from '@console/shared/model';

/** Storing a series ended before all of it was stored. */
export class SeriesStopped extends DataError {
  constructor(
    cause: unknown,
    readonly stored: number,
    readonly total: number,
  ) {
    super(asDataError(cause).kind, `${stored} of ${total} quizzes are stored`, { cause });
  }
}

/** The rules look one document up for each new quiz, and Firestore allows 20 in a commit. */
const most = 10;

type Series = {
  readonly seasonId: string;
  /** Also the id of its entry, so that each attempt continues the same. */
  readonly seriesId: string;
  readonly quizzes: readonly Quiz[];
  /** Receives how many quizzes are stored. */
  readonly onProgress?: (stored: number) => void;
};

/** A series that is stored: its entry, and how many quizzes there are of it. */
export type StoredSeries = { readonly entry: EntryKey; readonly count: number };

/**
 * Stores new quizzes as one entry of the history. After a failure, it stores the rest if it is called again, also on a
 * later page: quizzes that an earlier attempt has stored stay as they are, and those that were deleted since stay deleted.
 * @throws SeriesStopped
 */
export async function storeSeries(gateway: DataGateway, series: Series): Promise<StoredSeries> {
  const { seasonId, seriesId, quizzes, onProgress = () => undefined } = series;
  let stored = 0;
  const action = createAction<readonly Quiz[], number>(gateway, {
    phases: [
      {
        entry: () => ({
          seasonId,
          entryId: seriesId,
          kind: 'quizzes_created',
          about: quizzes.map(({ id }) => quizSubject(id)),
        }),
        isBegun: async () => (await gateway.get(locations.historyEntry(seasonId, seriesId))) !== undefined,
        batches: inBatches(quizzes, { most }),
        store: (transaction, batch, isNew) => storeBatch(transaction, seasonId, batch, isNew),
        onStored: (count) => void (stored += count),
      },
    ],
    progress: () => ({ done: stored, total: quizzes.length }),
  });
  try {
    onProgress(0);
    await action.run({ onProgress: () => onProgress(stored) });
    if (stored === 0) throw new DataError('ended', 'All quizzes of the series were deleted');
    return { entry: { seasonId, entryId: seriesId }, count: stored };
  } catch (error) {
    throw new SeriesStopped(error, stored, quizzes.length);
  }
}

/** Stores some quizzes that are not there and were not deleted; resolves with how many there are then. */
async function storeBatch(
  transaction: DataTransaction,
  seasonId: string,
  batch: readonly Quiz[],
  isNew: boolean,
): Promise<number> {
  // Requested together: each takes a round trip.
  const found = await Promise.all(
    batch.map(async (quiz) => {
      const path = locations.quiz(seasonId, quiz.id);
      const isThere = !isNew && (await transaction.get(path)) !== undefined;
      const marker = locations.quizDeletion(seasonId, quiz.id);
      const isDeleted = !isNew && !isThere && (await transaction.get(marker)) !== undefined;
      return { quiz, path, isThere, isDeleted };
    }),
  );
  for (const { quiz, path, isThere, isDeleted } of found)
    if (!isThere && !isDeleted)
      await transaction.create(path, quizEntity.toFields(quiz), { hasNewId: isNew });
  return found.filter(({ isDeleted }) => !isDeleted).length;
}
