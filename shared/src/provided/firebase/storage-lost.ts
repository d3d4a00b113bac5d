import { onTransaction } from './on-transaction';

/** How the names of the Firestore client's databases begin. */
const ours = /^firestore\//;

/**
 * Reports that the browser has deleted the database of the Firestore client while the page is open: when a person clears its
 * data, when the disk is full or broken, and when another page deletes it. Begin before the client is created.
 */
export function onStorageLost(lost: () => void): void {
  const followed = new WeakSet<IDBDatabase>();
  onTransaction(({ db }) => {
    if (followed.has(db) || !ours.test(db.name)) return;
    followed.add(db);
    db.addEventListener('close', lost);
    db.addEventListener('versionchange', ({ newVersion }) => newVersion === null && lost());
  });
}
