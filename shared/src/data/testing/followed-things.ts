import {
  newDocument,
  watchList,
  type DataError,
  type DataGateway,
  type ListQuery,
  type Observer,
  type WatchedList,
} from '@console/shared/data';
import type { Listed } from '@console/shared/model';
import type { Documents, MemoryGateway } from '@console/shared/testing';

/** Lets what is on its way arrive. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

const idOf = (number: number) => `t${String(number).padStart(2, '0')}`;

/** Things, the one with the highest number begins last; one more has no start. */
export const things = (count: number): Documents => ({
  ...Object.fromEntries(
    Array.from({ length: count - 1 }, (_, index) => [
      `things/${idOf(index + 1)}`,
      { start: new Date(1000 * (index + 1)) },
    ]),
  ),
  'things/a-timeless': {},
});
/** Ids of things, from the latest of them on. */
export const latest = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => idOf(from - index));
/** All ids of so many things, as they are shown. */
export const all = (count: number) => [...latest(count - 1, 1), 'a-timeless'];

/** The queries in which a list is asked for. */
export const whole = { collection: 'things' };
export const short = { ...whole, limit: 51 };
export const firstPage = { ...whole, latestBy: 'start', limit: 10 };

type Thing = { id: string; start: number };

/** Follows the list of things: what was told of it, and since when the rest is awaited. */
export function follow(gateway: DataGateway, otherwise: Partial<WatchedList<Thing>> = {}) {
  const told: Omit<Listed<string>, 'since'>[] = [];
  let asked: number | undefined;
  const failures: DataError[] = [];
  const observer: Observer<Listed<Thing>> = {
    next({ rows, isWhole, since }) {
      told.push({ rows: rows.map(({ id }) => id), isWhole });
      asked = since;
    },
    failed: (error) => failures.push(error),
  };
  const list: WatchedList<Thing> = {
    query: whole,
    fromDocument: ({ id, fields }) => ({ id, start: Number(fields.start ?? 0) }),
    order: (a, b) => b.start - a.start,
    first: { latestBy: 'start' },
    ...otherwise,
  };
  const stop = watchList(gateway, list, observer);
  return { told, failures, stop, since: () => asked };
}

/** Whether this query is for all things. */
export const isWhole = ({ limit }: ListQuery) => limit === undefined;

/** A device that remembers these things only, and a database that is silent about some queries until it is let. */
export function slow(
  database: MemoryGateway,
  { remembered = [], silent = () => true }: { remembered?: string[]; silent?: (query: ListQuery) => boolean },
) {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const asked: ListQuery[] = [];
  const followed = new Set<ListQuery>();
  const watch: DataGateway['watch'] = (query, read, observer) => {
    asked.push(query);
    followed.add(query);
    let stop = () => undefined as void;
    void Promise.resolve().then(async () => {
      const documents = remembered
        .slice(0, query.limit)
        .map((id) => read({ id, path: `things/${id}`, fields: database.documents()[`things/${id}`] ?? {} }));
      if (documents.length > 0 && followed.has(query)) observer.next({ documents, remembered: true });
      if (silent(query)) await answered;
      if (followed.has(query)) stop = database.watch(query, read, observer);
    });
    return () => {
      followed.delete(query);
      stop();
    };
  };
  const list: DataGateway['list'] = async (query) => {
    asked.push(query);
    if (silent(query)) await answered;
    return database.list(query);
  };
  return { gateway: { ...database, watch, list }, answer, asked, followed: () => [...followed] };
}

/** Lets a device follow this database's list to the end, then close it. */
export async function knowing(database: MemoryGateway) {
  const { stop } = follow(database);
  await settle();
  stop();
}

/** Stores a thing as a page does. */
export const store = (gateway: DataGateway, id: string, second: number) =>
  newDocument({ id, sent: [] }).store(gateway, `things/${id}`, { start: new Date(1000 * second) });
