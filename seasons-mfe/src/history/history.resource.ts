import { asDataError, liveQuery, locations, type DataGateway, type ListQuery } from '@console/shared/data';
import { dayLimits } from '@console/shared/dates';
import type { DocumentChange, HistoryRow } from './history-row';
import { partFromDocument, rowFromDocument } from './history-row.converter';

/** How many entries a page has. */
export const entriesPerPage = 20;

/** One page of a season's history. What is missing does not narrow it. */
export type HistoryPage = {
  seasonId: string;
  /** Without the entries that only Admins may read: for other people the database refuses a query that may find one. */
  isForStaff: boolean;
  /** What the entries are about: a subject, as entries store it. */
  about?: string;
  email?: string;
  kind?: string;
  /** A day as `YYYY-MM-DD`, from midnight to midnight on this device. */
  day?: string;
  /** The id of the last entry of the page before. */
  after?: string;
};

/** Entries, the latest first; `isCached` while the database has not confirmed them. */
export type FoundEntries = { readonly rows: readonly HistoryRow[]; readonly isCached: boolean };

/** Subscribes to a page of the history. */
export const useHistoryQuery = liveQuery<FoundEntries, HistoryPage>(
  'history',
  (gateway, page, { next, failed }) => {
    let stop: (() => void) | undefined;
    let isOpen = true;
    const begin = (newest: Date | undefined) => {
      if (!isOpen) return;
      stop = gateway.watch(queryOf(page, newest), rowFromDocument, {
        next: ({ documents: rows, fromCache: isCached = false }) => next({ rows, isCached }),
        failed,
      });
    };
    if (!page.after) begin(undefined);
    else
      timeOf(gateway, page.seasonId, page.after).then(begin, (error: unknown) => {
        if (isOpen) failed(asDataError(error));
      });
    return () => {
      isOpen = false;
      stop?.();
    };
  },
);

/** The exact time of an entry, which this device usually has; `undefined` when the entry is gone. */
async function timeOf(gateway: DataGateway, seasonId: string, id: string): Promise<Date | undefined> {
  const path = locations.historyEntry(seasonId, id);
  const entry = (await gateway.get(path, 'cache')) ?? (await gateway.get(path));
  const time = entry?.fields.time;
  return time instanceof Date ? time : undefined;
}

/**
 * Each filter is an equality or `contains`, in order of time: Firestore merges the indexes of (filter, time) in
 * `firestore.indexes.json`, so that every combination has one. A day, and the end of the page before, limit that time.
 */
function queryOf({ seasonId, isForStaff, about, email, kind, day }: HistoryPage, before?: Date): ListQuery {
  const where: [string, string][] = [];
  if (isForStaff) where.push(['audience', 'staff']);
  if (email) where.push(['email', email]);
  if (kind) where.push(['kind', kind]);
  const within = withinOf(day, before);
  return {
    collection: locations.history(seasonId),
    where,
    latestBy: 'time',
    limit: entriesPerPage,
    ...(about && { contains: ['about', about] as const }),
    ...(within && { within }),
  };
}

function withinOf(day: string | undefined, before: Date | undefined): ListQuery['within'] {
  const [from, to] = (day === undefined ? undefined : dayLimits(day)) ?? [];
  if (!from || !to) return before && [new Date(0), before];
  return [from, before && before < to ? before : to];
}

/** The changes in each part of a large action, at most so many parts. */
export async function readParts(
  gateway: DataGateway,
  { seasonId, id }: HistoryRow,
  limit: number,
): Promise<DocumentChange[][]> {
  const parts = await gateway.list({ collection: locations.historyParts(seasonId, id), limit });
  return parts.map(partFromDocument(seasonId));
}

/** Changes of a large action that stand for all, and of how many quizzes it has changed. */
export type Sample = Pick<HistoryRow, 'changes' | 'storedCount'>;

/** Reads one part of a large action; all parts of one with several quizzes in a part, which are counted. */
export async function readSample(gateway: DataGateway, row: HistoryRow): Promise<Sample> {
  const isSeries = row.kind === 'quizzes_created' || row.kind === 'quizzes_moved';
  const parts = await readParts(gateway, row, isSeries ? mostSeriesParts : 1);
  const [changes = []] = parts;
  // While it goes on, how many it is to change says more.
  if (!row.isComplete) return { changes };
  if (isSeries) return { changes, storedCount: parts.flat().length };
  if (row.kind !== 'quizzes_changed') return { changes };
  // Each part has one quiz.
  const collection = locations.historyParts(row.seasonId, row.id);
  return { changes, storedCount: await gateway.count({ collection }) };
}

/** No more than 60 quizzes are created at once, ten in a part or fewer, and hardly more are moved, twenty in a part. */
const mostSeriesParts = 60;
