import type { DataGateway, ListSource, Observer, Unsubscribe } from '@console/shared/data';
import type { PartialList } from '@console/shared/model';

/** How many of its latest rows a long list loads. */
export type Rows = number | 'all';

/**
 * Subscribes to so many of the latest rows of a list, and follows them. A list is complete when the server has confirmed
 * all of its rows.
 */
export function subscribeToRows<Entity extends { id: string }>(
  gateway: DataGateway,
  { query, latestBy, fromDocument, order }: ListSource<Entity>,
  rows: Rows,
  { next, failed }: Observer<PartialList<Entity>>,
): Unsubscribe {
  const requestedAt = Date.now();
  const wanted = rows === 'all' ? query : { ...query, latestBy, limit: rows };
  return gateway.watch(wanted, fromDocument, {
    next: ({ documents, fromCache = false }) =>
      next({ rows: [...documents].sort(order), isComplete: rows === 'all' && !fromCache, requestedAt }),
    failed,
  });
}
