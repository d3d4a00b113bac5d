/** Documents that the database bills: asked for on a screen, from a collection whose ids are left out. */
export type DocumentReads = { screen: string; collection: string; reads: number };

const markOf = (screen: string, collection: string) => `reads of ${collection} on ${screen}`;

/** Every second part of a path is an id. */
const withoutIds = (path: string): string =>
  path
    .split('/')
    .filter((_, index) => index % 2 === 0)
    .join('/');

const isReads = (detail: unknown): detail is DocumentReads =>
  typeof detail === 'object' && detail !== null && 'collection' in detail && 'reads' in detail;

/**
 * A counter of what is read of a collection, or of a document of it, for the screen that is shown now. The totals are
 * marks on the browser's own timeline: they take no place in the state, and whoever looks for them finds them there.
 */
export function readCounter(path: string): (reads: number) => void {
  const [screen, collection] = [window.location.pathname, withoutIds(path)];
  const name = markOf(screen, collection);
  return (reads) => {
    if (reads === 0) return;
    const before = readsSoFar().find((one) => one.screen === screen && one.collection === collection);
    // One mark for each, however long the page lives.
    performance.clearMarks(name);
    const detail: DocumentReads = { screen, collection, reads: (before?.reads ?? 0) + reads };
    performance.mark(name, { detail });
  };
}

/** All that this page has read until now. */
export const readsSoFar = (): DocumentReads[] =>
  performance.getEntriesByType('mark').flatMap((mark) => {
    const detail: unknown = mark instanceof PerformanceMark ? mark.detail : undefined;
    return isReads(detail) ? [detail] : [];
  });

/**
 * What a listener is billed: each document that the server sends, and at least one for asking. Where it resumes a
 * query of this device, the first answer of the cache is free; else the server sends those documents again.
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
