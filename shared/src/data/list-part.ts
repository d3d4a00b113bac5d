import { pageSize } from '@console/shared/model';
import type { DataGateway, StoredDocument, Unsubscribe } from './gateway';
import type { WatchedList } from './live-list';
import { onOwnWrite } from './own-writes';

/**
 * The first page of a list, shown until the whole has come. What this page stores in the meantime is taken into it: the
 * document is read by itself, as a transaction does it, for any other answer would stand behind the list that is coming.
 */
export function listPart<Entity>(
  gateway: DataGateway,
  { query: { collection }, fromDocument, order }: WatchedList<Entity>,
  documents: readonly StoredDocument[],
  tell: (rows: Entity[]) => void,
): Unsubscribe {
  let rows = new Map(documents.map((document) => [document.path, fromDocument(document)]));
  let isOpen = true;
  const show = () => {
    rows = new Map([...rows].sort(([, a], [, b]) => order(a, b)).slice(0, pageSize));
    tell([...rows.values()]);
  };
  const read = async (path: string) => {
    const document = await gateway.transact((transaction) => transaction.get(path));
    if (!isOpen) return;
    if (document) rows.set(path, fromDocument(document));
    else rows.delete(path);
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
