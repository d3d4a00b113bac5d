import {
  asDataError,
  DataError,
  locations,
  quizToFields,
  type DataGateway,
  type EntryKey,
  type RecordedAction,
} from '@console/shared/data';
import type { Quiz } from '@console/shared/model';

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
const mostInCommit = 10;

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
  const entry: EntryKey = { seasonId, entryId: seriesId };
  let stored = 0;
  try {
    const { inOneEntry, quizSubject, resumeEntry } = await import('@console/shared/history');
    const isRetry = (await gateway.get(locations.historyEntry(seasonId, seriesId))) !== undefined;
    const storeAll = async (part: RecordedAction) => {
      onProgress(0);
      for (let next = 0; next < quizzes.length; next += mostInCommit) {
        const some = quizzes.slice(next, next + mostInCommit);
        stored += await storeSome(gateway, { seasonId, some, isRetry, part });
        onProgress(stored);
      }
    };
    if (isRetry) await resumeEntry(gateway, entry, () => storeAll({ entry: { ...entry, is: 'part' } }));
    else {
      const about = quizzes.map(({ id }) => quizSubject(id));
      const action = { seasonId, entryId: seriesId, kind: 'quizzes_created', about };
      await inOneEntry(gateway, action, storeAll);
    }
    if (stored === 0) throw new DataError('ended', 'All quizzes of the series were deleted');
    return { entry, count: stored };
  } catch (error) {
    throw new SeriesStopped(error, stored, quizzes.length);
  }
}

type Some = { seasonId: string; some: readonly Quiz[]; isRetry: boolean; part: RecordedAction };

/**
 * Stores some quizzes in one transaction; returns how many there are then. They are read only when an earlier attempt may
 * have stored them.
 */
function storeSome(gateway: DataGateway, { seasonId, some, isRetry, part }: Some): Promise<number> {
  let hasNewIds = !isRetry;
  return gateway.transact(async (transaction) => {
    const isFirst = hasNewIds;
    hasNewIds = false;
    // Requested together: each takes a round trip.
    const found = await Promise.all(
      some.map(async (quiz) => {
        const path = locations.quiz(seasonId, quiz.id);
        const isThere = !isFirst && (await transaction.get(path)) !== undefined;
        const marker = locations.quizDeletion(seasonId, quiz.id);
        const isDeleted = !isFirst && !isThere && (await transaction.get(marker)) !== undefined;
        return { quiz, path, isThere, isDeleted };
      }),
    );
    for (const { quiz, path, isThere, isDeleted } of found)
      if (!isThere && !isDeleted) await transaction.create(path, quizToFields(quiz), { hasNewId: isFirst });
    return found.filter(({ isDeleted }) => !isDeleted).length;
  }, part);
}
