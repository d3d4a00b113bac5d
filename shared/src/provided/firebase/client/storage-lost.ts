import { onTransaction } from './on-transaction';

/** Whether this is a database of the Firestore client. */
export const isOfClient = ({ name }: Pick<IDBDatabase, 'name'>): boolean => name.startsWith('firestore/');

/**
 * Reports that the database of the Firestore client is deleted while the page is open: by another page, or by the browser, as
 * when a person clears its data, or the disk is full or broken. Begin before the client is used. Returns what ends it.
 */
export function onStorageLost(report: (deletedBy: 'page' | 'browser') => void): () => void {
  let isOver = false;
  const lost = (deletedBy: 'page' | 'browser') => {
    if (!isOver) report(deletedBy);
  };
  const followed = new WeakSet<IDBDatabase>();
  onTransaction(({ db }) => {
    if (followed.has(db) || !isOfClient(db)) return;
    followed.add(db);
    db.addEventListener('close', () => lost('browser'));
    db.addEventListener('versionchange', ({ newVersion }) => newVersion === null && lost('page'));
  });
  return () => void (isOver = true);
}
