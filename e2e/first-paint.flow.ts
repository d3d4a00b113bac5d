import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { heading } from './forms';
import { flows, signIn, type Flow } from './support';

type Shift = { value: number; of: string[] };

/** Notes in the page each time that something it shows moves by itself. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources = [] } = entry as PerformanceEntry & {
          value: number;
          sources?: { node?: Node }[];
        };
        const of = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : ''));
        shifts.push({ value, of });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The footer follows what stands above it, and only it: rows that come take another height than the grey ones. */
async function shiftsOf(page: Page): Promise<Shift[]> {
  const shifts = await page.evaluate<Shift[]>('window.shifts');
  return shifts.filter(({ of }) => !of.every((element) => element.startsWith('<footer')));
}

const taken = (page: Page) => page.waitForFunction(() => !document.getElementById('static'));

/** Where the parts of the frame stand. */
const frameOf = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      ['header', 'header a', 'main', 'footer', 'footer a'].map((part) => {
        const { x, y, width, height } =
          document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
        return [part, [x, y, width, height].map(Math.round)];
      }),
    ),
  );

/** Opens the page with its scripts held back, looks at it, lets them come, and looks again. */
async function paintAndTake({ visitor }: Flow, path: string, colorScheme: 'light' | 'dark') {
  const page = await visitor({ colorScheme, viewport: { width: 390, height: 800 } });
  await watchShifts(page);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/shell.*.js', (route) => held.then(() => route.continue()));
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  const painted = await frameOf(page);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  release();
  await taken(page);
  return { page, painted, ground };
}

flows('before any script has run', (flow) => {
  flow('the legal texts can be read, with the brand and address of this deployment', async ({ visitor }) => {
    const page = await visitor({ javaScriptEnabled: false });
    for (const [path, title] of [
      ['/privacy-policy', 'Privacy Policy'],
      ['/terms-and-conditions', 'Terms and Conditions'],
    ] as const) {
      await page.goto(path);
      await heading(page, title).waitFor();
      await page.getByText('Last updated 12 February 2024').waitFor();
      await page.getByRole('link', { name: 'support@' }).first().waitFor();
      assert.doesNotMatch(await page.content(), /\[\[/);
    }
    await page.getByRole('link', { name: 'Delete my account' }).click();
    await heading(page, 'Account Deletion Request').waitFor();
  });

  for (const [scheme, ground] of [
    ['light', 'rgb(247, 245, 240)'],
    ['dark', 'rgb(22, 24, 29)'],
  ] as const)
    flow(`the frame stands where it stays, in ${scheme}`, async (at) => {
      for (const path of ['/', '/privacy-policy', '/delete-user-request', '/no-such-page']) {
        const { page, painted, ...seen } = await paintAndTake(at, path, scheme);
        assert.equal(seen.ground, ground);
        const parts = await frameOf(page);
        for (const part of ['header', 'header a'])
          assert.deepEqual(parts[part], painted[part], `${path}: ${part}`);
        assert.deepEqual(await shiftsOf(page), [], path);
      }
    });

  flow(
    'staff see the frame and a list on its way, and nothing above it moves when it comes',
    async ({ page }) => {
      await page.goto('/');
      await signIn(page, 'Admin');
      const other = await page.context().newPage();
      await watchShifts(other);
      await other.route('**/assets/shell.*.js', (route) => setTimeout(() => void route.continue(), 300));
      await other.goto('/seasons', { waitUntil: 'commit' });
      await other.locator('#static').getByText('Loading…').waitFor();
      await other.getByRole('link', { name: 'View Quizzes' }).first().waitFor();
      assert.deepEqual(await shiftsOf(other), []);
    },
  );
});
