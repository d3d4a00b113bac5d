import type { Listed } from '@console/shared/model';
import type { DataGateway, ListQuery, Observer, StoredDocument, Unsubscribe } from './gateway';
import { knownLength } from './known-lists';
import { watchListed } from './listed-query';
import { liveQuery } from './live-query';
import { watchLong } from './long-list';
import { isKnownLong, watchShort } from './short-list';

/** A list that a screen shows, and how it is ordered there. */
export type WatchedList<Entity extends { id: string }> = {
  query: ListQuery;
  fromDocument: (document: StoredDocument) => Entity;
  order: (a: Entity, b: Entity) => number;
  /** How the database finds the rows that come first, or nearly so; without it the list comes all at once. */
  first?: Pick<ListQuery, 'latestBy'>;
};

/** A hook for a list that follows the database; see `watchList` and `liveQuery`. */
export const liveList = <Entity extends { id: string }, Arg>(
  name: string,
  listOf: (arg: Arg) => WatchedList<Entity>,
) =>
  liveQuery<Listed<Entity>, Arg>(name, (gateway, arg, observer) => watchList(gateway, listOf(arg), observer));

/**
 * Follows a list in its own order: as a short one until it is too long for that. A list that was once followed as a
 * whole stays so on this device, however short it gets: asked for in another way, all of it would be read anew.
 */
export function watchList<Entity extends { id: string }>(
  gateway: DataGateway,
  list: WatchedList<Entity>,
  observer: Observer<Listed<Entity>>,
): Unsubscribe {
  const { query, first } = list;
  if (!first || knownLength(query) !== undefined) return watchListed(gateway, query, list, observer);
  if (isKnownLong(query)) return watchLong(gateway, list, undefined, observer);
  let stop = watchShort(gateway, list, observer, (rows) => {
    const stopShort = stop;
    stop = watchLong(gateway, list, rows, observer);
    // Last: the client sends one message after the other, and the first page is what is waited for.
    stopShort();
  });
  return () => stop();
}
