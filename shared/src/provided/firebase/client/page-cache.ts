import { onTransaction } from './on-transaction';
import { isOfClient } from './storage-lost';

/**
 * Lets a page that the browser puts into its back/forward cache hold no database. A transaction that is open when the page is
 * frozen never ends, and in WebKit every later page waits for it; an open connection keeps a logout from deleting the
 * database. So both end. The client itself takes being left for the page's end: it leaves its work to the next page at once,
 * and never works again. So `returned` is called when the page comes back. Begin before the client is used.
 */
export function releaseInPageCache(left: () => void, returned: () => void): void {
  const open = new Set<IDBTransaction>();
  const connections = new Set<IDBDatabase>();
  onTransaction((transaction) => {
    open.add(transaction);
    for (const end of ['complete', 'abort'])
      transaction.addEventListener(end, () => open.delete(transaction));
    if (isOfClient(transaction.db)) connections.add(transaction.db);
  });
  let isLeft = false;
  unlessLeft(() => isLeft);
  const release = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    isLeft = true;
    open.forEach(undo);
    connections.forEach((connection) => connection.close());
    connections.clear();
    left();
  };
  // A capturing listener of the window comes before those of the client, which would begin a transaction.
  addEventListener('pagehide', release, true);
  addEventListener('pageshow', ({ persisted }) => {
    isLeft = false;
    if (persisted) returned();
  });
}

/** While the page is left, a request of the client for a new connection is not made, and never answered. */
function unlessLeft(isLeft: () => boolean): void {
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function request(...args) {
    if (isLeft() && isOfClient({ name: args[0] })) return new EventTarget() as IDBOpenDBRequest;
    return open.apply(this, args);
  };
}

function undo(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It is being committed, which needs nothing of its page.
  }
}
