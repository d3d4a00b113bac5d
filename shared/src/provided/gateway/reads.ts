/** Billed document reads of a screen, by collection path without ids. */
export type DocumentReads = { screen: string; collection: string; reads: number };

const markOf = (screen: string, collection: string) => `reads of ${collection} on ${screen}`;

/** Every second segment of a path is an id. */
const withoutIds = (path: string): string =>
  path
    .split('/')
    .filter((_, index) => index % 2 === 0)
    .join('/');

const isReads = (detail: unknown): detail is DocumentReads =>
  typeof detail === 'object' && detail !== null && 'collection' in detail && 'reads' in detail;

/**
 * Counts the reads of a collection, or of a document in it, for the current screen. The totals are performance marks:
 * they are not part of the state, and developer tools show them.
 */
export function readCounter(path: string): (reads: number) => void {
  const [screen, collection] = [window.location.pathname, withoutIds(path)];
  const name = markOf(screen, collection);
  return (reads) => {
    if (reads === 0) return;
    const before = readsSoFar().find((one) => one.screen === screen && one.collection === collection);
    // One mark per name, however long the page is open.
    performance.clearMarks(name);
    const detail: DocumentReads = { screen, collection, reads: (before?.reads ?? 0) + reads };
    performance.mark(name, { detail });
  };
}

/** All reads of this page so far. */
export const readsSoFar = (): DocumentReads[] =>
  performance.getEntriesByType('mark').flatMap((mark) => {
    const detail: unknown = mark instanceof PerformanceMark ? mark.detail : undefined;
    return isReads(detail) ? [detail] : [];
  });

/**
 * Counts the billed reads of a listener: each document that the server sends, and at least one per query. If the
 * listener resumes a cached query, the first cached result is free; otherwise the server sends those documents again.
 */
export function listenerReads(count: (reads: number) => void, isResumed: boolean) {
  let isNotified = false;
  let confirmed = false;
  let sent = 0;
  return (fromCache: boolean, changes: number): void => {
    const isFree = isResumed && fromCache && !isNotified;
    isNotified = true;
    if (isFree) return;
    sent += changes;
    if (fromCache) return;
    count(confirmed ? sent : Math.max(1, sent));
    confirmed = true;
    sent = 0;
  };
}
