import { pageSize, type Listed } from '@console/shared/model';
import type { DataError } from './data-error';
import type { DataGateway, Observer, Unsubscribe } from './gateway';
import { listPart } from './list-part';
import { watchListed } from './listed-query';
import type { WatchedList } from './live-list';

/** How long the list itself waits for its first page, in milliseconds. */
const patience = 5000;

/**
 * Follows a long list from its beginning: with these rows, or with its first page. The page is asked for beforehand: a
 * connection tells of a query when it has told of all, so asked for together the long list would hold up the short one.
 * What the device remembers of such a list is shown only where the page does not come.
 */
export function watchLong<Entity extends { id: string }>(
  gateway: DataGateway,
  list: WatchedList<Entity>,
  rows: readonly Entity[] | undefined,
  { next, failed }: Observer<Listed<Entity>>,
): Unsubscribe {
  const { query, fromDocument, first } = list;
  const since = Date.now();
  let isOpen = true;
  let isWhole = false;
  let endPart: Unsubscribe | undefined;
  let stop: Unsubscribe | undefined;

  const end = () => {
    isOpen = false;
    clearTimeout(waiting);
    endPart?.();
    stop?.();
  };
  const hear = (listed: Listed<Entity>) => {
    ({ isWhole } = listed);
    if (!isWhole && endPart) return;
    endPart?.();
    next(listed);
  };
  const begin = (part: readonly Entity[]) => {
    if (!isOpen || isWhole || part.length === 0) return;
    endPart = listPart(gateway, list, part, (shown) => next({ rows: shown, isWhole: false, since }));
  };
  const fail = (error: DataError) => {
    end();
    failed(error);
  };
  const goOn = () => {
    if (isOpen) stop ??= watchListed(gateway, query, list, { next: hear, failed: fail });
  };
  const waiting = setTimeout(goOn, patience);
  const firstPage = async () =>
    (await gateway.list({ ...query, ...first, limit: pageSize })).map(fromDocument);
  (rows ? Promise.resolve(rows) : firstPage())
    .then(begin)
    // The list itself tells what is wrong, or what the device remembers.
    .catch(() => undefined)
    .finally(goOn);
  return end;
}
