import type { DataGateway, ListSource, Observer, Unsubscribe } from '@console/shared/data';
import type { PartialList } from '@console/shared/model';

/** How many of its latest rows a long list loads. */
export type Rows = number | 'all';

/**
 * Subscribes to so many of the latest rows of a list, and follows them. A list is complete when the server has confirmed
 * all of its rows. Where fewer rows than wanted have the field by which they are the latest, all are loaded.
 */
export function subscribeToRows<Entity extends { id: string }>(
  gateway: DataGateway,
  source: ListSource<Entity>,
  rows: Rows,
  { next, failed }: Observer<PartialList<Entity>>,
): Unsubscribe {
  const { query, latestBy, fromDocument, order } = source;
  const requestedAt = Date.now();
  const wanted = rows === 'all' ? query : { ...query, latestBy, limit: rows };
  let stop = gateway.watch(wanted, fromDocument, {
    next({ documents, fromCache = false }) {
      if (rows === 'all' || fromCache || documents.length >= rows)
        return next({
          rows: [...documents].sort(order),
          isComplete: rows === 'all' && !fromCache,
          requestedAt,
        });
      stop();
      stop = subscribeToRows(gateway, source, 'all', { next, failed });
    },
    failed,
  });
  return () => stop();
}
