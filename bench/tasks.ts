import type { Locator, Page } from 'playwright-core';

declare global {
  interface Window {
    /** The longest task in milliseconds since the last call; the browser reports those above 50 ms. */
    longestTask?: () => number;
  }
}

/** Watches the main thread of the present document from now on. */
export const watchTasks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    let longest = 0;
    const observer = new PerformanceObserver((list) => take(list.getEntries()));
    const take = (entries: PerformanceEntryList) => {
      for (const { duration } of entries) longest = Math.max(longest, duration);
    };
    observer.observe({ type: 'longtask' });
    window.longestTask = () => {
      take(observer.takeRecords());
      const last = longest;
      longest = 0;
      return last;
    };
  });

/** The longest task in milliseconds since the last call; 0 where none took more than 50. */
export const longestTask = (page: Page): Promise<number> => page.evaluate(() => window.longestTask?.() ?? 0);

/** The page's clock, in milliseconds. */
export const now = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/** The moment at which an element with this text is painted. */
export const shownAt = (page: Page, selector: string, text: RegExp): Promise<number> =>
  page
    .waitForFunction(
      ([wanted, pattern]) =>
        [...document.querySelectorAll(wanted)].some((one) =>
          new RegExp(pattern).test(one.textContent.trim()),
        ) && performance.now(),
      [selector, text.source] as const,
      { polling: 'raf', timeout: 120_000 },
    )
    .then((handle) => handle.jsonValue())
    .then(Number);

/**
 * Presses an element and begins to watch for the longest task. Returns the moment. The element is found before: to find it by
 * its role is a long task of the page as well.
 */
export async function press(page: Page, locator: Locator): Promise<number> {
  const element = await locator.elementHandle();
  await longestTask(page);
  const begun = await now(page);
  await element?.click();
  return begun;
}
