import type { Page } from '@playwright/test';
import { idleTime } from '../fixtures/checks/first-load';
import { holdRequests } from '../fixtures/hold-requests';

export type Shift = { value: number; of: string[] };

/** Records layout shifts in the page. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources = [] } = entry as PerformanceEntry & {
          value: number;
          sources?: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const of = sources.map(({ node, previousRect: { top, bottom }, currentRect: to }) => {
          const what = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
          return `${what} moved from ${top}–${bottom} to ${to.top}–${to.bottom}`;
        });
        shifts.push({ value, of });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const shiftsOf = (page: Page): Promise<Shift[]> => page.evaluate<Shift[]>('window.shifts');

/** A legal text in the running console. When signed out, its path alone is a static page. */
export const policyInConsole = '/privacy-policy?latest';

/** A page that does not need the shell. */
const isStatic = (page: Page) =>
  page.evaluate(() => {
    const { textOf, page: kind } = document.documentElement.dataset;
    return Boolean(textOf) && kind === 'public';
  });

/** Opens a path with the shell's scripts held back until `run` is called. Resolves when the page is painted. */
export async function openPainted(page: Page, path: string): Promise<{ run: () => Promise<void> }> {
  const scripts = '**/assets/shell.*.js';
  const release = await holdRequests(page, scripts);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#static footer').waitFor({ state: 'attached' });
  return {
    async run() {
      release();
      if (!(await isStatic(page))) await isTaken(page);
      await page.unroute(scripts);
    },
  };
}

/** The shell has replaced the prerendered page. */
export const isTaken = (page: Page) => page.waitForFunction(() => !document.getElementById('static'));

/** Everything that loads without input has loaded. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => !document.body.innerText.includes('Loading'));
  await idleTime(page);
}

/** The page has done what it does by itself: the shell has replaced it, or, where it needs none, its registry is read. */
export async function hasBegun(page: Page): Promise<void> {
  if (!(await isStatic(page))) await isTaken(page);
  else
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/remotes.json')),
    );
}

/** The styles of the prerendered page that match a rendered element. */
export const paintedRulesInUse = (page: Page) =>
  page.evaluate(() => {
    const sheet = document.querySelector<HTMLStyleElement>('#first-paint')?.sheet;
    return [...(sheet?.cssRules ?? [])]
      .flatMap((rule) => (rule instanceof CSSConditionRule ? [...rule.cssRules] : [rule]))
      .filter((rule) => rule instanceof CSSStyleRule)
      .map(({ selectorText }) => selectorText)
      .filter((selector) => selector.includes('.') && document.querySelector(selector));
  });

/** The positions of the parts of the frame. */
export const frameOf = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      ['header', 'header a', 'main', 'footer', 'footer a'].map((part) => {
        const { x, y, width, height } =
          document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
        return [part, [x, y, width, height].map(Math.round)];
      }),
    ),
  );
