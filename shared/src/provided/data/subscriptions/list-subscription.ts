import { pageSize, type PartialList } from '@console/shared/model';
import type { DataGateway, ListQuery, Observer, StoredDocument, Unsubscribe } from '../../gateway/gateway';
import { liveQuery } from './live-query';
import {
  forgetPersisted,
  persistDocuments,
  persistedDocuments,
  persistedKey,
} from '../../persisted/persisted-documents';

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
 * The first page is the one that an earlier visit persisted, at once, or else comes from the server. The whole list is
 * requested after that one, because the server answers all queries of a connection together.
 */
export function subscribeToList<Entity extends { id: string }>(
  gateway: DataGateway,
  source: ListSource<Entity>,
  { next, failed }: Observer<PartialList<Entity>>,
): Unsubscribe {
  const { query, fromDocument, order, latestBy } = source;
  const requestedAt = Date.now();
  const persist = persistFirstPage(gateway, query);
  const key = persistedKey(query.collection, query.where);
  const persisted = persistedDocuments(key);
  let confirmedAt = persisted?.savedAt;
  let shown: number | undefined;
  let isOpen = true;
  let unsubscribe: Unsubscribe | undefined;

  const show = (rows: readonly Entity[], isComplete: boolean) => {
    shown = rows.length;
    const sorted = [...rows].sort(order);
    if (isComplete) confirmedAt = Date.now();
    next({
      rows: sorted,
      isComplete,
      requestedAt,
      ...(!isComplete && confirmedAt !== undefined && { asOf: confirmedAt }),
    });
    if (isComplete) persist(sorted);
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
        if (error.kind === 'denied') forgetPersisted(key);
        failed(error);
      },
    });
  };
  const timeout = setTimeout(subscribe, timeoutMs);
  const firstPage = async () => {
    if (persisted) return persisted.documents;
    if (latestBy === undefined) return [];
    const page = await gateway.list({ ...query, latestBy, limit: pageSize });
    persistDocuments(key, page, false);
    return page;
  };
  firstPage()
    .then((page) => {
      if (isOpen && shown === undefined && page.length > 0) show(page.map(fromDocument), false);
    })
    // The subscription reports the error.
    .catch(() => undefined)
    .finally(subscribe);
  return close;
}

/** Returns a function that persists the first page of complete rows, from the device's cache, when it has changed. */
function persistFirstPage<Entity extends { id: string }>(
  gateway: DataGateway,
  { collection, where }: ListQuery,
) {
  let last: readonly Entity[] | undefined;
  return (rows: readonly Entity[]) => {
    const page = rows.slice(0, pageSize);
    if (last?.length === page.length && page.every((row, index) => row === last?.[index])) return;
    last = page;
    const cached = page.map(({ id }) => gateway.get(`${collection}/${id}`, 'cache'));
    Promise.all(cached).then(
      (documents) => {
        const found = documents.filter((document) => document !== undefined);
        if (page === last) persistDocuments(persistedKey(collection, where), found);
      },
      () => undefined,
    );
  };
}
