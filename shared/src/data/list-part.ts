import { pageSize } from '@console/shared/model';
import type { DataGateway, Unsubscribe } from './gateway';
import type { WatchedList } from './live-list';
import { onOwnWrite } from './own-writes';

/**
 * The first rows of a list, shown until the whole has come. What this page stores in the meantime is taken into them: the
 * document is read by itself, as a transaction does it, for any other answer would stand behind the list that is coming.
 */
export function listPart<Entity extends { id: string }>(
  gateway: DataGateway,
  { query: { collection }, fromDocument, order }: WatchedList<Entity>,
  first: readonly Entity[],
  tell: (rows: Entity[]) => void,
): Unsubscribe {
  const most = Math.max(pageSize, first.length);
  let rows = [...first];
  let isOpen = true;
  const show = () => {
    rows = rows.sort(order).slice(0, most);
    tell([...rows]);
  };
  const read = async (path: string) => {
    const document = await gateway.transact((transaction) => transaction.get(path));
    if (!isOpen) return;
    rows = rows.filter(({ id }) => path !== `${collection}/${id}`);
    if (document) rows.push(fromDocument(document));
    show();
  };
  const stop = onOwnWrite((path) => {
    if (path.slice(0, path.lastIndexOf('/')) !== collection) return;
    read(path).catch((error: unknown) => console.warn('A list goes on without what was stored', error));
  });
  show();
  return () => {
    isOpen = false;
    stop();
  };
}
