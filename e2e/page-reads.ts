import { expect, type Page } from '@playwright/test';

/** Documents that were read, by the screen and the collection: `{ '/seasons: seasons': 14 }`. */
export type Reads = Readonly<Record<string, number>>;

/** All that a page has read since it was loaded. */
export const readsOf = (page: Page): Promise<Reads> =>
  page.evaluate(() => {
    const reads: Record<string, number> = {};
    for (const mark of performance.getEntriesByType('mark')) {
      const told: unknown = mark instanceof PerformanceMark ? mark.detail : undefined;
      const detail: { screen?: unknown; collection?: unknown; reads?: unknown } =
        typeof told === 'object' && told !== null ? told : {};
      if (typeof detail.reads === 'number')
        reads[`${String(detail.screen)}: ${String(detail.collection)}`] = detail.reads;
    }
    return reads;
  });

/**
 * Follows what a page reads: each call says what was added since the one before. A read that comes late is missing in
 * the next one, so the last call should be about something that is read.
 */
export function readsFollowed(page: Page): (added: Reads) => Promise<void> {
  const expected: Record<string, number> = {};
  return (added) => {
    for (const [of, reads] of Object.entries(added)) expected[of] = (expected[of] ?? 0) + reads;
    return expect.poll(() => readsOf(page)).toEqual(expected);
  };
}
