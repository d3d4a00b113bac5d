import { onTransaction } from './on-transaction';

/** Whether this is a database of the Firestore client. */
export const isOfClient = ({ name }: Pick<IDBDatabase, 'name'>): boolean => name.startsWith('firestore/');

/**
 * Reports that the database of the Firestore client is deleted while the page is open: by another page, or by the browser, as
 * when a person clears its data, or the disk is full or broken. Begin before the client is used.
 */
export function onStorageLost(lost: (deletedBy: 'page' | 'browser') => void): void {
  const followed = new WeakSet<IDBDatabase>();
  onTransaction(({ db }) => {
    if (followed.has(db) || !isOfClient(db)) return;
    followed.add(db);
    db.addEventListener('close', () => lost('browser'));
    db.addEventListener('versionchange', ({ newVersion }) => newVersion === null && lost('page'));
  });
}
