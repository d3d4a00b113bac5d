import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { idleTime } from '../fixtures/checks/first-load';
import { address, givenContest } from '../fixtures/data/contest';
import { databaseOf } from '../fixtures/data/database';
import { expect, test } from '../fixtures/fixtures';
import { text } from '../fixtures/data/stored';
import { arrivesAt, heading, press } from '../fixtures/forms';
import { holdRequests } from '../fixtures/hold-requests';
import { openPalette, palette, paletteResult } from '../fixtures/palette';
import { readsOf } from '../fixtures/checks/page-reads';
import { rowsShown } from '../fixtures/list';
import { enter, loadedInIdleTime } from '../fixtures/screens';
import type { Product } from '../../tools/serve/product';

const ofQuizzes = (product: Product) => `${product.sites.get('quizzes-mfe')?.running.origin}/**`;

async function isAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** The keys are heard once the shell has loaded what its first screen does not need. */
async function open(page: Page, person: 'Admin' | 'Manager' | 'Host'): Promise<void> {
  await enter(page, person);
  await heading(page, 'Seasons').waitFor();
  await loadedInIdleTime(page);
}

test.describe('the command palette', () => {
  test('leads by keyboard from a button of the screen to a question of another season @firefox', async ({
    page,
    product,
  }) => {
    const { season, quiz, question } = await givenContest(databaseOf(product));
    await open(page, 'Manager');
    const search = page.getByRole('searchbox');
    await search.focus();
    await openPalette(page);
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    await expect(search).toBeFocused();

    await openPalette(page);
    await page.keyboard.type('create season');
    await paletteResult(page, 'Create Season').waitFor();
    await page.keyboard.press('Enter');
    await heading(page, 'Create Season').waitFor();

    await openPalette(page);
    await page.keyboard.type(`given ${season}`);
    await expect(paletteResult(page, `Given season ${season}`)).toBeVisible();
    await page.keyboard.press('Enter');
    await arrivesAt(page, address('/home', { season }));

    await openPalette(page, '/');
    await page.keyboard.type(quiz);
    await paletteResult(page, new RegExp(`Given quiz ${quiz}`)).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/quizzes/);

    await openPalette(page);
    await page.keyboard.type('right answer number 1');
    await paletteResult(page, /Which is the right answer to number 1/).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(({ searchParams }) => searchParams.get('question') === question);
  });

  test('finds quizzes of other seasons that the device has, with their seasons, and reads nothing for them', async ({
    page,
    product,
  }) => {
    const [earlier, { season }] = [
      await givenContest(databaseOf(product)),
      await givenContest(databaseOf(product)),
    ];
    await open(page, 'Host');
    await page.goto(address('/home', { season: earlier.season }));
    await rowsShown(page);
    await page.goto(address('/home', { season }));
    await rowsShown(page);
    await loadedInIdleTime(page);
    const quizReads = async () => {
      const reads = Object.entries(await readsOf(page)).filter(([of]) => of.endsWith('seasons/quizzes'));
      return reads.reduce((sum, [, count]) => sum + count, 0);
    };
    const before = await quizReads();
    await openPalette(page);
    await page.keyboard.type(`${earlier.quiz} ${earlier.season}`);
    await paletteResult(
      page,
      `Given quiz ${earlier.quiz} Given season ${earlier.season}, Upcoming`,
    ).waitFor();
    expect(await quizReads()).toBe(before);
    await page.keyboard.press('Enter');
    await arrivesAt(page, address('/quizzes', { season: earlier.season, quiz: earlier.quiz }));
  });

  test('opens by a key as soon as a page shows, and leaves / and ? to fields and to who switches them off', async ({
    page,
  }) => {
    await open(page, 'Manager');
    const load = await holdRequests(page, /\/assets\/idle\./);
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('banner').waitFor();
    await page.keyboard.press('?');
    load();
    const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(shortcuts.getByRole('heading')).toBeFocused();
    await expect(shortcuts.getByRole('heading')).toBeInViewport();
    await press(shortcuts, 'Close');
    await expect(shortcuts).toHaveCount(0);

    await loadedInIdleTime(page);
    const search = page.getByRole('searchbox');
    await search.fill('a');
    await search.press('/');
    await search.press('?');
    await expect(search).toHaveValue('a/?');
    await search.fill('');
    await heading(page, 'Seasons').focus();
    await page.keyboard.press('?');
    await shortcuts.getByLabel('Use / and ? as shortcuts in this tab').uncheck();
    await press(shortcuts, 'Close');
    await page.keyboard.press('/');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await openPalette(page);
  });

  test(
    'keeps its first result selected while others load, until one is chosen',
    { tag: '@long' },
    async ({ page, product }) => {
      const title = { title: text('Find the lamb') };
      const { season, quiz } = await givenContest(databaseOf(product), { quiz: title, questions: 1 });
      const answer = await holdRequests(page, ofQuizzes(product));
      await enter(page, 'Host', address('/quizzes', { season, quiz }));
      // A pointer that rests where results appear does not choose.
      await page.mouse.move(640, 340);
      await openPalette(page);
      await page.keyboard.type('find the lamb');
      await palette(page).getByText('Loading…').first().waitFor();
      await expect(paletteResult(page, /in all questions/)).toHaveAttribute('aria-selected', 'true');
      answer();
      await expect(paletteResult(page, /^Find the lamb/)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowDown');
      await expect(paletteResult(page, /in all questions/)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/find-questions/);
    },
  );

  test(
    'takes what is typed while it loads, runs nothing before, and stays closed if it is closed meanwhile',
    { tag: '@long' },
    async ({ page }) => {
      const answer = await holdRequests(page, /\/assets\/palette\./);
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
      await paletteResult(page, 'Create Season').waitFor();
      await expect(field).toHaveValue('create season');
      await expect(field).toBeFocused();
      await page.keyboard.press('Enter');
      await heading(page, 'Create Season').waitFor();

      const load = await holdRequests(page, /\/assets\/palette\./);
      await page.reload();
      await heading(page, 'Create Season').waitFor();
      await loadedInIdleTime(page);
      await press(page, 'Go to…');
      await expect(field).toBeFocused();
      await page.keyboard.type('seasons');
      await page.keyboard.press('Escape');
      const loaded = page.waitForResponse(/\/assets\/palette\./);
      load();
      await (await loaded).finished();
      await idleTime(page);
      await expect(palette(page)).toHaveCount(0);
      await expect(heading(page, 'Create Season')).toBeVisible();
    },
  );

  test('opens from the top bar of a phone without faults for axe, and names a module that it cannot search', async ({
    page,
    product,
    expectErrors,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await open(page, 'Admin');
    await press(page, 'Go to…');
    await paletteResult(page, /Through the Bible/).waitFor();
    for (const [width, colorScheme] of [
      [390, 'light'],
      [320, 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 700 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await isAccessible(page);
    }
    await paletteResult(page, 'Modules').click();
    await page.waitForURL(/\/modules/);

    expectErrors(/ERR_FAILED|RUNTIME-|could not be (searched|shown)|Couldn’t reach/);
    await page.route(ofQuizzes(product), (route) => route.abort());
    await page.reload();
    await loadedInIdleTime(page);
    await openPalette(page);
    await palette(page).getByText('Quizzes can’t be searched now.').waitFor();
    await paletteResult(page, /Through the Bible/).waitFor();
    await isAccessible(page);
  });
});
