import {
  integerOf,
  liveQuery,
  locations,
  momentOf,
  textOf,
  type DataGateway,
  type EntryKey,
  type ListQuery,
  type QuizKey,
  type StoredDocument,
} from '@console/shared/data';
import { quizSubject, type Moment } from '@console/shared/model';

/** What an import is called in the history. */
export const importKind = 'questions_imported';

/** The entry of an import that has begun and is not complete: it goes on, or was cut short. */
export type OpenImport = EntryKey & {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
  readonly time: Moment;
  /** How many questions it was to store; `null` where its entry does not say. */
  readonly total: number | null;
};

/** More at once are shown when these are settled. */
const mostAtOnce = 3;

/** Equalities only, without an order: the database needs no index of its own for it. */
const openImportsOf = ({ seasonId, quizId }: QuizKey): ListQuery => ({
  collection: locations.history(seasonId),
  where: [
    // Without it the rules refuse the query of anyone but an Admin.
    ['audience', 'staff'],
    ['kind', importKind],
    ['complete', false],
  ],
  contains: ['about', quizSubject(quizId)],
  limit: mostAtOnce,
});

const openImportFrom = ({ id, path, fields }: StoredDocument): OpenImport => ({
  seasonId: path.split('/')[1] ?? '',
  entryId: id,
  uid: textOf(fields, 'uid'),
  name: textOf(fields, 'name'),
  email: textOf(fields, 'email'),
  time: momentOf(fields, 'time'),
  total: integerOf(fields, 'total'),
});

/** Subscribes to the imports into a quiz that are not complete. Costs one read where there is none. */
export const useOpenImports = liveQuery<readonly OpenImport[], QuizKey>(
  'openImports',
  (gateway, quizKey, { next, failed }) =>
    gateway.watch(openImportsOf(quizKey), openImportFrom, {
      next: ({ documents }) => next(documents),
      failed,
    }),
);

/** What is stored of an import. */
export type StoredPart = {
  /** The ids of its questions. */
  readonly ids: readonly string[];
  /** When its last part was stored, by the clock of the device that did it; 0 where nothing is. */
  readonly latest: number;
};

/** Reads what is stored of an import: one read for each 50 questions. @throws DataError */
export async function readStored(gateway: DataGateway, { seasonId, entryId }: EntryKey): Promise<StoredPart> {
  const { changesFrom, keptForMs } = await import('@console/shared/history');
  const parts = await gateway.list({ collection: locations.historyParts(seasonId, entryId) });
  return {
    ids: parts.flatMap(({ fields }) =>
      changesFrom(fields, seasonId).map(({ path }) => path.slice(path.lastIndexOf('/') + 1)),
    ),
    latest: Math.max(0, ...parts.map(({ fields }) => (momentOf(fields, 'expires') ?? 0) - keptForMs)),
  };
}

/**
 * Closes the imports into this quiz that were cut short and whose stored questions are all among these: importing the
 * same source again has finished them.
 */
export async function closeFinished(
  gateway: DataGateway,
  quizKey: QuizKey,
  questionIds: ReadonlySet<string>,
): Promise<void> {
  const { closeEntry } = await import('@console/shared/history');
  const open = (await gateway.list(openImportsOf(quizKey))).map(openImportFrom);
  for (const one of open) {
    const { ids } = await readStored(gateway, one);
    if (ids.length > 0 && ids.every((id) => questionIds.has(id))) await closeEntry(gateway, one);
  }
}
