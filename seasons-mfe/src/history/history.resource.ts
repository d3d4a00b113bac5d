import { liveQuery, locations, type DataGateway, type ListQuery } from '@console/shared/data';
import { fromInputValue } from '@console/shared/format';
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
  (gateway, page, { next, failed }) =>
    gateway.watch(queryOf(page), rowFromDocument, {
      next: ({ documents: rows, fromCache: isCached = false }) => next({ rows, isCached }),
      failed,
    }),
);

/**
 * Each filter is an equality or `contains`, in order of time: Firestore merges the indexes of (filter, time) in
 * `firestore.indexes.json`, so that every combination has one. A day is a range of that time.
 */
function queryOf({ seasonId, isForStaff, about, email, kind, day, after }: HistoryPage): ListQuery {
  const where: [string, string][] = [];
  if (isForStaff) where.push(['audience', 'staff']);
  if (email) where.push(['email', email]);
  if (kind) where.push(['kind', kind]);
  const within = day === undefined ? undefined : limitsOf(day);
  return {
    collection: locations.history(seasonId),
    where,
    latestBy: 'time',
    limit: entriesPerPage,
    ...(about && { contains: ['about', about] as const }),
    ...(within && { within }),
    ...(after && { startAfter: locations.historyEntry(seasonId, after) }),
  };
}

/** The first moment of a day, and that of the next one; `undefined` for what is no day. */
export function limitsOf(day: string): [from: Date, before: Date] | undefined {
  const start = /^\d{4}-\d\d-\d\d$/.test(day) ? fromInputValue(`${day}T00:00`) : null;
  if (start === null) return undefined;
  const next = new Date(start);
  next.setDate(next.getDate() + 1);
  return [new Date(start), next];
}

/** A part of a large action, and the path that the next one starts after; none after the last. */
export type EntryPart = { readonly changes: readonly DocumentChange[]; readonly path: string | undefined };

/** Reads the next part of a large action. */
export async function readPart(
  gateway: DataGateway,
  { seasonId, id }: HistoryRow,
  startAfter: string | undefined,
): Promise<EntryPart> {
  const collection = locations.historyParts(seasonId, id);
  const [part] = await gateway.list({ collection, limit: 1, ...(startAfter && { startAfter }) });
  return { changes: part ? partFromDocument(seasonId)(part) : [], path: part?.path };
}
