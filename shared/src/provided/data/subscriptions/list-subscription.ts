import { longFrom, pageSize, type PartialList } from '@console/shared/model';
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
  /** How many of its latest rows are followed if the list is long; by default all. */
  rows?: number;
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
 * requested after that one, because the server answers all queries of a connection together. Of a long list with `rows`,
 * these are followed in place of the whole, with the total. One that was short on this device is not counted first.
 */
export function subscribeToList<Entity extends { id: string }>(
  gateway: DataGateway,
  source: ListSource<Entity>,
  { next, failed }: Observer<PartialList<Entity>>,
): Unsubscribe {
  const { query, fromDocument, latestBy, rows } = source;
  const list = listToShow(gateway, source, next);
  let isOpen = true;
  let unsubscribe: Unsubscribe | undefined;

  const close = () => {
    isOpen = false;
    clearTimeout(timeout);
    unsubscribe?.();
  };
  const subscribe = () => {
    clearTimeout(timeout);
    if (!isOpen) return;
    const followed = list.total === undefined ? query : { ...query, latestBy, limit: rows };
    unsubscribe ??= gateway.watch(followed, fromDocument, {
      next({ documents, fromCache = false }) {
        if (!fromCache && list.total !== undefined && documents.length < (rows ?? 0)) return subscribeToAll();
        // A cached result with fewer documents than the page is not the whole list.
        if (fromCache && documents.length < (list.shown?.length ?? 0)) return;
        list.show(documents, !fromCache);
      },
      failed(error) {
        close();
        if (error.kind === 'denied') list.forget();
        failed(error);
      },
    });
  };
  /** Most rows of a long list lack the field by which others are its latest. */
  const subscribeToAll = () => {
    unsubscribe?.();
    unsubscribe = undefined;
    list.total = undefined;
    subscribe();
  };
  const timeout = setTimeout(subscribe, timeoutMs);
  const showFirst = async () => {
    const page = await list.firstPage();
    if (isOpen && list.shown === undefined && page.length > 0) list.show(page.map(fromDocument), false);
  };
  const countFirst = async () => {
    const count = rows === undefined || list.wasShort ? 0 : await gateway.count(query);
    // After a timeout the whole list is followed.
    if (count >= longFrom && !unsubscribe) list.total = count;
  };
  // The subscription reports the error.
  void Promise.allSettled([showFirst(), countFirst()]).then(subscribe);
  return close;
}

/** What a list has shown, and how it shows and persists what it finds. */
function listToShow<Entity extends { id: string }>(
  gateway: DataGateway,
  { query, order, latestBy }: ListSource<Entity>,
  next: (list: PartialList<Entity>) => void,
) {
  const requestedAt = Date.now();
  const persist = persistFirstPage(gateway, query);
  const key = persistedKey(query.collection, query.where);
  const persisted = persistedDocuments(key);
  let confirmedAt = persisted?.savedAt;
  const list = {
    shown: undefined as readonly Entity[] | undefined,
    wasShort: (persisted?.total ?? longFrom) < longFrom,
    /** The number of all rows, if the list is long. */
    total: undefined as number | undefined,
    show(found: readonly Entity[], isConfirmed: boolean) {
      const { total } = list;
      list.shown = found;
      // Rows of a long list that tie are ordered by the database, so that its pages fit together.
      const sorted = total === undefined ? [...found].sort(order) : found;
      if (isConfirmed) confirmedAt = Date.now();
      next({
        rows: sorted,
        isComplete: isConfirmed && total === undefined,
        requestedAt,
        ...(!isConfirmed && confirmedAt !== undefined && { asOf: confirmedAt }),
        ...(total !== undefined && { total }),
      });
      if (isConfirmed) persist(sorted, total === undefined ? sorted.length : null);
    },
    /** The page that an earlier visit persisted, or else that of the server. */
    async firstPage() {
      if (persisted) return persisted.documents;
      if (latestBy === undefined) return [];
      const page = await gateway.list({ ...query, latestBy, limit: pageSize });
      persistDocuments(key, page, null);
      return page;
    },
    forget: () => forgetPersisted(key),
  };
  return list;
}

/** Returns a function that persists the first page of confirmed rows, from the device's cache, when it has changed. */
function persistFirstPage<Entity extends { id: string }>(
  gateway: DataGateway,
  { collection, where }: ListQuery,
) {
  let last: readonly Entity[] | undefined;
  return (rows: readonly Entity[], total: number | null) => {
    const page = rows.slice(0, pageSize);
    if (last?.length === page.length && page.every((row, index) => row === last?.[index])) return;
    last = page;
    const cached = page.map(({ id }) => gateway.get(`${collection}/${id}`, 'cache'));
    Promise.all(cached).then(
      (documents) => {
        const found = documents.filter((document) => document !== undefined);
        // A browser that has emptied the cache lacks some.
        const isWhole = found.length === page.length;
        if (page === last && isWhole) persistDocuments(persistedKey(collection, where), found, total);
      },
      () => undefined,
    );
  };
}
