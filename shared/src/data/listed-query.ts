import type { Listed } from '@console/shared/model';
import type { DataGateway, ListQuery, Observer, Unsubscribe } from './gateway';
import { keepKnown, knownLength } from './known-lists';
import type { WatchedList } from './live-list';

/**
 * Follows a query as the rows of a list. They are whole when the database has told them, or when the device remembers as
 * many as there were when it last followed this query.
 */
export function watchListed<Entity extends { id: string }>(
  gateway: DataGateway,
  query: ListQuery,
  { fromDocument, order }: WatchedList<Entity>,
  { next, failed }: Observer<Listed<Entity>>,
): Unsubscribe {
  const known = knownLength(query);
  const since = Date.now();
  let told: readonly Entity[] | undefined;
  let isWhole = false;
  return gateway.watch(query, fromDocument, {
    next({ documents, remembered }) {
      if (!remembered) keepKnown(query, documents.length);
      const isAll = isWhole || !remembered || (known !== undefined && documents.length >= known);
      if (documents === told && isAll === isWhole) return;
      told = documents;
      isWhole = isAll;
      next({ rows: [...documents].sort(order), isWhole, since });
    },
    failed,
  });
}
