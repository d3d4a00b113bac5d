import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { address, givenContest } from '../fixtures/data/contest';
import { databaseOf } from '../fixtures/data/database';
import { idleTime, withoutPersistedRows } from '../fixtures/checks/first-load';
import { expect, test } from '../fixtures/fixtures';
import { heading } from '../fixtures/forms';
import { hasBegun, shiftsOf, watchShifts } from './painted-page';
import { enter } from '../fixtures/screens';
import { text } from '../fixtures/data/stored';

/** The font files that a page requests from now on, by their names without the hash. */
function requestedFonts(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/([\w-]+)\.\w+\.woff2$/.exec(request.url()) ?? [];
    if (name) requested.push(name);
  });
  return requested;
}

const latin = ['noto-sans-latin-400-normal', 'noto-sans-latin-600-normal', 'noto-serif-latin-600-normal'];
const telugu = ['noto-sans-telugu-telugu-400-normal', 'noto-sans-telugu-telugu-600-normal'];

/** The font files that the next page will preload. */
const stored = (page: Page) =>
  page.evaluate(() =>
    [...(localStorage.getItem('fonts') ?? '').matchAll(/([\w-]+)\.\w+\.woff2/g)].map(([, name]) => name),
  );

/** Signed in, and no fonts are recorded in storage. */
async function enterForTheFirstTime(page: Page): Promise<void> {
  await enter(page, 'Manager');
  await expect(async () => assert.ok((await stored(page)).length > 0)).toPass();
  // A page of the console could record them again.
  await page.goto('/config.json');
  await page.evaluate(() => localStorage.removeItem('fonts'));
}

/** The font families that render the text of an element; a star marks web fonts. */
async function familiesOf(page: Page, selector: string): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
  await browser.detach();
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? `${familyName}*` : familyName));
}

/** Texts in Telugu that a font of the system draws: boxes, where it has none for Telugu. */
async function teluguInSystemFonts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => {
        const own = [...element.childNodes].find(
          (node) => node instanceof Text && /\p{Script=Telugu}/u.test(node.data),
        );
        if (own) element.setAttribute('data-telugu', '');
        return own?.textContent ?? [];
      }),
  );
  assert.ok(texts.length > 3, 'the page is in Telugu');
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument', { depth: -1 });
  const { nodeIds } = await browser.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-telugu]',
  });
  const drawn = await Promise.all(
    nodeIds.map((nodeId) => browser.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  await browser.detach();
  return texts.filter((_, index) => !drawn[index]?.fonts.some(({ isCustomFont }) => isCustomFont));
}

/** A page that renders in between is looked at again. */
const expectTelugu = (page: Page) =>
  expect(async () => expect(await teluguInSystemFonts(page)).toEqual([])).toPass();

/** Says that it saves data, as a phone does. */
const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );

test.describe('the fonts of the console', () => {
  test.use({ fonts: 'liberation', webFonts: true });

  test('load after the rows, are used from the next page on, and shift no layout', async ({ page }) => {
    await enterForTheFirstTime(page);
    await watchShifts(page);
    const requested = requestedFonts(page);
    await page.goto('/seasons');
    await page.getByRole('link', { name: 'View Quizzes' }).first().waitFor();
    await expect.poll(() => stored(page)).toEqual(latin);
    assert.deepEqual([...requested].sort(), latin);
    assert.deepEqual(await familiesOf(page, 'h1'), ['Tinos'], 'this page keeps what it has');
    assert.deepEqual(await shiftsOf(page), []);

    // A page whose first paint was before them leaves them out for good.
    await expect(async () => {
      await page.reload();
      await page.getByRole('link', { name: 'View Quizzes' }).first().waitFor();
      expect(await familiesOf(page, 'h1')).toEqual(['Noto Serif SemiBold*']);
    }).toPass();
    // The buttons of the columns take the place of their texts in an idle moment.
    await expect(async () =>
      expect(await familiesOf(page, 'thead th:nth-child(2)')).toEqual(['Noto Sans SemiBold*']),
    ).toPass();
    const sent = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.woff2'))
          .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.transferSize : -1)),
      );
    await expect.poll(sent, 'from the cache of the browser').toEqual([0, 0, 0]);
    await idleTime(page);
    assert.deepEqual(await shiftsOf(page), []);
  });

  test('do not load while rows are loading', { tag: '@long' }, async ({ page }) => {
    await enterForTheFirstTime(page);
    const cold = await page.context().newPage();
    await page.close();
    await withoutPersistedRows(cold);
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await cold.route(/accounts:lookup/, (route) => held.then(() => route.continue()));
    const requested = requestedFonts(cold);
    await cold.goto('/seasons');
    await cold.getByRole('status').getByText('Loading').waitFor();
    await idleTime(cold, 5);
    assert.deepEqual(requested, []);
    answer();
    await expect(async () => assert.equal(requested.length, 3)).toPass();
  });

  test('never load on a legal page', async ({ page }) => {
    const requested = requestedFonts(page);
    await page.goto('/privacy-policy');
    await heading(page, 'Privacy Policy').waitFor();
    await idleTime(page, 5);
    assert.deepEqual(requested, []);
  });
});

test.describe('on a system without a font for Telugu', { tag: '@long' }, () => {
  test.use({ fonts: 'dejavu', webFonts: true });

  test('load for Telugu where Telugu is shown', async ({ page, product }) => {
    const database = databaseOf(product);
    const english = await givenContest(database);
    const indian = await givenContest(database, { quiz: { title: text('మత్తయి సువార్త') } });
    const requested = requestedFonts(page);
    await enter(page, 'Manager', address('/home', { season: english.season }));
    await page.getByRole('link', { name: 'View Questions' }).waitFor();
    await idleTime(page);
    assert.deepEqual(
      requested.filter((name) => name.includes('telugu')),
      [],
    );
    await page.goto(address('/home', { season: indian.season }));
    const drawn = async () => (await familiesOf(page, 'tbody th span')).sort();
    await page.getByText('మత్తయి సువార్త').waitFor();
    // This page loads the font at once; without it, the text would show as boxes.
    await expect.poll(drawn).toContain('Noto Sans Telugu SemiBold*');
    await expect.poll(() => stored(page)).toEqual([...latin, ...telugu]);
    await page.reload();
    await page.getByText('మత్తయి సువార్త').waitFor();
    // The space between the words is Latin.
    assert.deepEqual(await drawn(), ['Noto Sans SemiBold*', 'Noto Sans Telugu SemiBold*']);
  });

  for (const path of ['/', '/privacy-policy'])
    test(`an English page has no letters of Telugu: ${path}`, async ({ page }) => {
      await page.goto(path);
      await hasBegun(page);
      await page.getByRole('link', { name: 'Telugu' }).waitFor();
      expect(await page.locator('body').innerText()).not.toMatch(/\p{Script=Telugu}/u);
    });

  for (const path of ['/', '/privacy-policy', '/delete-user-request'])
    test(`the first page of a reader of Telugu has its letters: ${path}`, async ({ visitor }) => {
      const page = await visitor({ locale: 'te-IN' });
      await saveData(page);
      await page.goto(path);
      await page.getByRole('heading').or(page.getByRole('img')).first().waitFor();
      await expectTelugu(page);
      await hasBegun(page);
      await expectTelugu(page);
    });

  test('the first page of staff who read Telugu has its letters', async ({ page }) => {
    await enterForTheFirstTime(page);
    await page.goto('/seasons?lang=te');
    await heading(page, 'సీజన్లు').waitFor();
    await expectTelugu(page);
  });
});

test.describe('on a system with a font for Telugu', { tag: '@long' }, () => {
  test.use({ fonts: 'noto', webFonts: true });

  test('the first page of a reader of Telugu loads none', async ({ visitor }) => {
    const page = await visitor({ locale: 'te-IN' });
    const requested = requestedFonts(page);
    await page.goto('/delete-user-request');
    await hasBegun(page);
    await idleTime(page, 5);
    assert.deepEqual(requested, []);
    // The space between the words is Latin.
    assert.deepEqual(await familiesOf(page, 'h1'), ['Noto Sans Telugu', 'Noto Serif']);
    await page.goto('/delete-user-request?lang=en');
    await page.getByRole('link', { name: 'తెలుగు' }).waitFor();
  });
});
