import { pageSize, type Listed } from '@console/shared/model';
import type { DataGateway, Found, ListQuery, Observer, StoredDocument, Unsubscribe } from './gateway';
import { keepKnown, knownLength } from './known-lists';
import { listPart } from './list-part';
import { liveQuery } from './live-query';

/** A list that a screen shows, and how it is ordered there. */
export type WatchedList<Entity> = {
  query: ListQuery;
  fromDocument: (document: StoredDocument) => Entity;
  order: (a: Entity, b: Entity) => number;
  /** How the database finds the rows that come first, or nearly so; without it the list comes all at once. */
  first?: Pick<ListQuery, 'latestBy'>;
};

/** How long the list itself waits for its first page, in milliseconds. */
const patience = 5000;

/** A hook for a list that follows the database; see `watchList` and `liveQuery`. */
export const liveList = <Entity, Arg>(name: string, listOf: (arg: Arg) => WatchedList<Entity>) =>
  liveQuery<Listed<Entity>, Arg>(name, (gateway, arg, observer) => watchList(gateway, listOf(arg), observer));

/**
 * Follows a list in its own order. One that the device does not know begins with its first page, which is asked for
 * beforehand: a connection tells of a query when it has told of all, so asked for together the long list would hold up
 * the short one. What the device remembers of such a list is shown only where the first page does not come.
 */
export function watchList<Entity>(
  gateway: DataGateway,
  list: WatchedList<Entity>,
  { next, failed }: Observer<Listed<Entity>>,
): Unsubscribe {
  const { query, fromDocument, order, first } = list;
  const known = knownLength(query);
  let told: readonly Entity[] | undefined;
  let isWhole = false;
  let endPart: Unsubscribe | undefined;

  const hear = ({ documents, remembered }: Found<Entity>) => {
    if (!remembered) keepKnown(query, documents.length);
    const isAll = isWhole || !remembered || (known !== undefined && documents.length >= known);
    if (!isAll && endPart) return;
    if (documents === told && isAll === isWhole) return;
    told = documents;
    isWhole = isAll;
    if (isAll) endPart?.();
    next({ rows: [...documents].sort(order), isWhole });
  };
  const follow = () => gateway.watch(query, fromDocument, { next: hear, failed });
  if (!first || known !== undefined) return follow();

  let isOpen = true;
  let stop: Unsubscribe | undefined;
  const goOn = () => {
    if (isOpen) stop ??= follow();
  };
  const waiting = setTimeout(goOn, patience);
  gateway
    .list({ ...query, ...first, limit: pageSize })
    .then((documents) => {
      if (!isOpen || isWhole || documents.length === 0) return;
      endPart = listPart(gateway, list, documents, (rows) => next({ rows, isWhole: false }));
    })
    // The list itself tells what is wrong, or what the device remembers.
    .catch(() => undefined)
    .finally(goOn);
  return () => {
    isOpen = false;
    clearTimeout(waiting);
    endPart?.();
    stop?.();
  };
}
