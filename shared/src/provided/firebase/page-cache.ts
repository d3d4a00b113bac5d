import { onTransaction } from './on-transaction';

/**
 * Lets a page that the browser puts into its back/forward cache hold no database. A transaction that is open when the page is
 * frozen never ends, and in WebKit every later page waits for it. So open ones are undone: the Firestore client and Auth
 * repeat them when the page comes back. The client would also begin one when its page is left or hidden: it does not hear of
 * that. What it would have released expires by itself after five seconds. Begin before the client is created.
 */
export function stayStillInPageCache(): void {
  const open = new Set<IDBTransaction>();
  onTransaction((transaction) => {
    open.add(transaction);
    for (const end of ['complete', 'abort'])
      transaction.addEventListener(end, () => open.delete(transaction));
  });
  let isLeaving = false;
  const handle = (event: Event) => {
    if (event instanceof PageTransitionEvent) isLeaving = event.persisted && event.type === 'pagehide';
    if (!isLeaving) return;
    event.stopImmediatePropagation();
    open.forEach(undo);
  };
  // A capturing listener of the window comes before those of the client.
  for (const type of ['pagehide', 'pageshow', 'visibilitychange']) addEventListener(type, handle, true);
}

function undo(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It is being committed, which needs nothing of its page.
  }
}
