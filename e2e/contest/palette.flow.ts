import assert from 'node:assert/strict';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { idleTime } from '../fixtures/checks/first-load';
import { address, givenContest } from '../fixtures/data/contest';
import { databaseOf } from '../fixtures/data/database';
import { expect, test } from '../fixtures/fixtures';
import { text } from '../fixtures/data/stored';
import { heading, press } from '../fixtures/forms';
import { rowsShown } from '../fixtures/list';
import { enter, loadedInIdleTime } from '../fixtures/screens';
import type { Product } from '../../tools/serve/product';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Go to, or do' });
const result = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });

const ofQuizzes = (product: Product) => `${product.sites.get('quizzes-mfe')?.running.origin}/**`;

/** The keys are heard once the shell has loaded what its first screen does not need. */
async function open(page: Page, person: 'Admin' | 'Manager' | 'Host'): Promise<void> {
  await enter(page, person);
  await heading(page, 'Seasons').waitFor();
  await loadedInIdleTime(page);
}

/** Presses the keys until they are heard, and waits for the palette, as somebody who types would. */
const openPalette = (page: Page, keys = 'Control+k'): Promise<void> =>
  expect(async () => {
    await page.keyboard.press(keys);
    await palette(page).getByRole('combobox').waitFor({ timeout: 3000 });
  }).toPass();

test.describe('the command palette', () => {
  test('leads by keyboard from the seasons to a question of another season', async ({ page, product }) => {
    const { season, quiz, question } = await givenContest(databaseOf(product));
    await open(page, 'Host');

    await openPalette(page);
    await page.keyboard.type(`given ${season}`);
    await expect(result(page, `Given season ${season}`)).toBeVisible();
    await page.keyboard.press('Enter');
    await page.waitForURL(({ pathname, search }) => pathname + search === address('/home', { season }));

    await openPalette(page, '/');
    await page.keyboard.type(quiz);
    await result(page, new RegExp(`Given quiz ${quiz}`)).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/quizzes/);

    await openPalette(page);
    await page.keyboard.type('right answer number 1');
    await result(page, /Which is the right answer to number 1/).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(({ searchParams }) => searchParams.get('question') === question);
  });

  test('presses a button of the screen, and Escape returns the focus', async ({ page }) => {
    await open(page, 'Manager');
    const search = page.getByRole('searchbox');
    await search.focus();
    await openPalette(page);
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    await expect(search).toBeFocused();

    await openPalette(page);
    await page.keyboard.type('create season');
    await result(page, 'Create Season').waitFor();
    await page.keyboard.press('Enter');
    await heading(page, 'Create Season').waitFor();
  });

  test('opens by keys that are pressed as soon as a page shows', async ({ page }) => {
    await open(page, 'Manager');
    for (const [keys, name] of [
      ['Control+k', 'Go to, or do'],
      ['/', 'Go to, or do'],
      ['?', 'Keyboard shortcuts'],
    ] as const) {
      let load: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (load = resolve));
      await page.route(/\/assets\/idle\./, (route) => held.then(() => route.continue()));
      await page.reload({ waitUntil: 'commit' });
      await page.getByRole('banner').waitFor();
      await page.keyboard.press(keys);
      load();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await page.unroute(/\/assets\/idle\./);
    }
  });

  test('keeps its first result selected while others load, until one is chosen', async ({
    page,
    product,
  }) => {
    const title = { title: text('Find the lamb') };
    const { season, quiz } = await givenContest(databaseOf(product), { quiz: title, questions: 1 });
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(ofQuizzes(product), (route) => held.then(() => route.continue()));
    await enter(page, 'Host', address('/quizzes', { season, quiz }));
    // A pointer that rests where results appear does not choose.
    await page.mouse.move(640, 340);
    await openPalette(page);
    await page.keyboard.type('find the lamb');
    await palette(page).getByText('Loading Quizzes…').waitFor();
    await expect(result(page, /in all questions/)).toHaveAttribute('aria-selected', 'true');
    answer();
    await expect(result(page, /^Find the lamb/)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(result(page, /in all questions/)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/find-questions/);
  });

  test('takes what is typed while it loads, and runs nothing before', async ({ page }) => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/assets\/palette\./, (route) => held.then(() => route.continue()));
    await open(page, 'Manager');
    const field = palette(page).locator('input');
    // The keys are heard from an idle moment on.
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(palette(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);

    await page.keyboard.press('Control+k');
    await page.keyboard.type('create sex');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('create se');
    await expect(field).toBeFocused();
    answer();
    await page.keyboard.type('ason');
    await result(page, 'Create Season').waitFor();
    await expect(field).toHaveValue('create season');
    await expect(field).toBeFocused();
    await page.keyboard.press('Enter');
    await heading(page, 'Create Season').waitFor();
  });

  test('that is closed while it loads stays closed', async ({ page }) => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/assets\/palette\./, (route) => held.then(() => route.continue()));
    await open(page, 'Manager');
    await press(page, 'Go to…');
    await page.keyboard.type('create season');
    await page.keyboard.press('Escape');
    const loaded = page.waitForResponse(/\/assets\/palette\./);
    answer();
    await (await loaded).finished();
    await idleTime(page);
    await expect(palette(page)).toHaveCount(0);
    await expect(heading(page, 'Seasons')).toBeVisible();
  });

  test('leaves / and ? to fields, and to people who switch them off', async ({ page }) => {
    await open(page, 'Manager');
    const search = page.getByRole('searchbox');
    await search.fill('a');
    await search.press('/');
    await search.press('?');
    await expect(search).toHaveValue('a/?');
    await search.fill('');
    await heading(page, 'Seasons').focus();
    await page.keyboard.press('?');
    const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await shortcuts.getByLabel('Use / and ? as shortcuts in this tab').uncheck();
    await press(shortcuts, 'Close');
    await page.keyboard.press('/');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await openPalette(page);
  });

  for (const [width, scheme] of [
    [390, 'light'],
    [320, 'dark'],
  ] as const)
    test(`opens from the footer at ${width} px, and has no faults for axe, ${scheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.emulateMedia({ colorScheme: scheme });
      await open(page, 'Admin');
      // The footer moves until the list above it is there.
      await rowsShown(page);
      await press(page, 'Go to…');
      await result(page, /Through the Bible/).waitFor();
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
      const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
      assert.deepEqual(
        violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
        [],
      );
      await result(page, 'Modules').click();
      await page.waitForURL(/\/modules/);
    });

  test('says which module cannot be searched, and finds the rest', async ({
    page,
    product,
    expectErrors,
  }) => {
    expectErrors(/./);
    await page.route(ofQuizzes(product), (route) => route.abort());
    await open(page, 'Admin');
    await openPalette(page);
    await palette(page).getByText('Quizzes cannot be searched now.').waitFor();
    await result(page, /Through the Bible/).waitFor();
  });
});
