import type { Listed } from '@console/shared/model';
import type { DataGateway, ListQuery, Observer, Unsubscribe } from './gateway';
import { knownLength } from './known-lists';
import { watchListed } from './listed-query';
import type { WatchedList } from './live-list';

/** How many documents a short list has at most. */
const shortList = 50;

/** How long what the device remembers of an unknown list is held back, waiting for the database, in milliseconds. */
const patience = 5000;

const withOneMore = (query: ListQuery): ListQuery => ({ ...query, limit: shortList + 1 });

/** Whether the device has found that a list is long. */
export const isKnownLong = (query: ListQuery): boolean => (knownLength(withOneMore(query)) ?? 0) > shortList;

/**
 * Follows a list while it is short. It is asked for with room for one more, in the order of ids, which leaves out no
 * document: what comes is all of it, or tells that it is long. Then `grown` is called, and this listener is to be ended.
 * It is given the rows that the list can begin with: those shown until then and the one that was too many, or its first
 * page where that is in the order of ids.
 */
export function watchShort<Entity extends { id: string }>(
  gateway: DataGateway,
  list: WatchedList<Entity>,
  { next, failed }: Observer<Listed<Entity>>,
  grown: (rows: readonly Entity[] | undefined) => void,
): Unsubscribe {
  const query = withOneMore(list.query);
  let isUnknown = knownLength(query) === undefined;
  let heldBack: Listed<Entity> | undefined;

  const hear = (listed: Listed<Entity>) => {
    if (isUnknown && !listed.isWhole) return void (heldBack = listed);
    clearTimeout(waiting);
    const { rows } = listed;
    if (rows.length <= shortList) next(listed);
    else grown(isUnknown && list.first?.latestBy ? undefined : rows);
    isUnknown = false;
  };
  const waiting = setTimeout(() => {
    isUnknown = false;
    if (heldBack) hear(heldBack);
  }, patience);
  const stop = watchListed(gateway, query, list, {
    next: hear,
    failed(error) {
      clearTimeout(waiting);
      failed(error);
    },
  });
  return () => {
    clearTimeout(waiting);
    stop();
  };
}
