import { pageSize, type PartialList } from '@console/shared/model';
import type { DataGateway, ListQuery, Observer, StoredDocument, Unsubscribe } from '../gateway';
import { cacheFirstPage, cachedFirstPage } from './first-page-cache';
import { liveQuery } from './live-query';

/** A list of a screen, with its sort order. */
export type ListSource<Entity extends { id: string }> = {
  query: ListQuery;
  fromDocument: (document: StoredDocument) => Entity;
  order: (a: Entity, b: Entity) => number;
  /**
   * The field with the latest values first in that order. Without it the list loads as a whole, without a first page.
   */
  latestBy?: string;
};

/** How long the list waits for its first page, in milliseconds. */
const timeoutMs = 5000;

/** A hook for a list from a subscription; see `subscribeToList` and `liveQuery`. */
export const liveList = <Entity extends { id: string }, Arg>(
  name: string,
  sourceOf: (arg: Arg) => ListSource<Entity>,
) =>
  liveQuery<PartialList<Entity>, Arg>(name, (gateway, arg, observer) =>
    subscribeToList(gateway, sourceOf(arg), observer),
  );

/**
 * Subscribes to a list: emits its first page, then the whole list, which is complete when the server has confirmed it.
 * The whole list is requested after the page, because the server answers all queries of a connection together and the
 * client runs one query at a time.
 */
export function subscribeToList<Entity extends { id: string }>(
  gateway: DataGateway,
  source: ListSource<Entity>,
  { next, failed }: Observer<PartialList<Entity>>,
): Unsubscribe {
  const { query, fromDocument, order } = source;
  const requestedAt = Date.now();
  let shown: number | undefined;
  let isOpen = true;
  let unsubscribe: Unsubscribe | undefined;

  const show = (rows: readonly Entity[], isComplete: boolean) => {
    shown = rows.length;
    const sorted = [...rows].sort(order);
    if (isComplete) cacheFirstPage(query, sorted);
    next({ rows: sorted, isComplete, requestedAt });
  };
  const close = () => {
    isOpen = false;
    clearTimeout(timeout);
    unsubscribe?.();
  };
  const subscribe = () => {
    clearTimeout(timeout);
    if (!isOpen) return;
    unsubscribe ??= gateway.watch(query, fromDocument, {
      next({ documents, fromCache = false }) {
        // A cached result with fewer documents than the page is not the whole list.
        if (!fromCache || documents.length >= (shown ?? 0)) show(documents, !fromCache);
      },
      failed(error) {
        close();
        failed(error);
      },
    });
  };
  const timeout = setTimeout(subscribe, timeoutMs);
  firstPage(gateway, source)
    .then((page) => {
      if (isOpen && shown === undefined && page.length > 0) show(page.map(fromDocument), false);
    })
    // The subscription reports the error.
    .catch(() => undefined)
    .finally(subscribe);
  return close;
}

/**
 * Loads the first page: by its cached ids from the cache, otherwise from the server. A cached query for the page would
 * first read every cached document of the list.
 */
async function firstPage<Entity extends { id: string }>(
  gateway: DataGateway,
  { query, latestBy }: ListSource<Entity>,
): Promise<readonly StoredDocument[]> {
  if (latestBy === undefined) return [];
  const ids = cachedFirstPage(query);
  const cached = await Promise.all(
    (ids ?? []).map((id) => gateway.get(`${query.collection}/${id}`, 'cache')),
  );
  const found = cached.filter((document) => document !== undefined);
  if (ids && found.length === ids.length) return found;
  return gateway.list({ ...query, latestBy, limit: pageSize });
}
