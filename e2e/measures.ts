import type { Locator, Page } from '@playwright/test';

/** What a page is wider than its window by: it would have to be scrolled to the side. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** The least size of what is pressed, in px (WCAG 2.2, 2.5.8). */
const leastTarget = 24;

/** What can be pressed and is smaller than that; links within a sentence may be, and a label counts with its field. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const found: string[] = [];
    for (const target of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
      if (!target.checkVisibility({ visibilityProperty: true })) continue;
      const isInSentence =
        getComputedStyle(target).display === 'inline' &&
        target.parentElement?.textContent !== target.textContent;
      const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
      if (!isInSentence && Math.min(width, height) < least)
        found.push(`${Math.round(width)} × ${Math.round(height)}: ${target.outerHTML.slice(0, 160)}`);
    }
    return found;
  }, leastTarget);

/** Text as wide set as somebody may need it (WCAG 2.2, 1.4.12). */
const wideText = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** Letters enlarged to 200 %, and they alone (WCAG 2.2, 1.4.4). */
const largeLetters = 'html { font-size: 200% !important; }';

/** Sets the text of the page so while something is done. The policy refuses style elements, so it is a sheet. */
const withText = (rules: string) => async (page: Page, work: () => Promise<void>) => {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, rules);
  await work();
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
};

export const withWideText = withText(wideText);
export const withLargeLetters = withText(largeLetters);

/** Those of some parts that lie on one another, where neither holds the other. */
export const overlaps = (parts: Locator): Promise<string[]> =>
  parts.evaluateAll((elements) => {
    const shown = elements.filter((element) => element.checkVisibility());
    return shown.flatMap((one, index) =>
      shown.slice(index + 1).flatMap((other) => {
        if (one.contains(other) || other.contains(one)) return [];
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        return isApart ? [] : [`${one.outerHTML.slice(0, 120)} and ${other.outerHTML.slice(0, 120)}`];
      }),
    );
  });

/** Words that their box cuts off, that run out of it, or that it has to be scrolled to the side for. */
export const truncatedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const box of document.querySelectorAll('#root *, dialog *, body > main *')) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(box);
      if (clipPath !== 'none' || !box.checkVisibility() || !box.textContent?.trim()) continue;
      if (box.closest('svg, select, textarea')) continue;
      const isCut =
        (overflowX !== 'visible' && box.scrollWidth > box.clientWidth + 1) ||
        (overflowY !== 'visible' && overflowY !== 'auto' && box.scrollHeight > box.clientHeight + 1);
      if (isCut) found.push(box.outerHTML.slice(0, 200));
    }
    return found;
  });
