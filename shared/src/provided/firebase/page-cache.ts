/**
 * Keeps the Firestore client still while the browser puts the page into its back/forward cache. The client begins a
 * transaction when its page is left or hidden. Frozen with the page, that transaction never ends, and in WebKit every later
 * page waits for it. What the client would have released expires by itself after five seconds. Begin before the client is
 * created.
 */
export function stayStillInPageCache(): void {
  let isLeaving = false;
  const handle = (event: Event) => {
    if (event instanceof PageTransitionEvent) isLeaving = event.persisted && event.type === 'pagehide';
    if (isLeaving) event.stopImmediatePropagation();
  };
  // A capturing listener of the window comes before those of the client.
  for (const type of ['pagehide', 'pageshow', 'visibilitychange']) addEventListener(type, handle, true);
}
