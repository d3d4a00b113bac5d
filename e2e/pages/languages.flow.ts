import type { Locator, Page } from '@playwright/test';
import { labelsIn } from '../../tools/browsers/labels';
import { showShot } from '../../tools/browsers/show-shot';
import { address, givenContest, type Contest } from '../fixtures/data/contest';
import { databaseOf } from '../fixtures/data/database';
import { assertAccessible } from '../fixtures/checks/axe';
import { isSettled } from '../fixtures/checks/translated';
import { overflow, truncatedTexts } from '../fixtures/checks/measures';
import { expect, test } from '../fixtures/fixtures';
import { text } from '../fixtures/data/stored';
import { assertNoTrap } from '../fixtures/keys';
import { hasBegun } from './painted-page';
import { enter, idsOf, loadedInIdleTime, screens } from '../fixtures/screens';

const publicPaths = ['/', '/delete-user-request', '/privacy-policy', '/terms-and-conditions'];

async function assertFits(page: Page, path: string): Promise<void> {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => overflow(page), `${path} fits into ${width} px`).toBeLessThanOrEqual(0);
    await expect.poll(() => truncatedTexts(page), `${path} cuts no words at ${width} px`).toEqual([]);
  }
}

async function assertUsable(page: Page, path: string): Promise<void> {
  await isSettled(page);
  await assertAccessible(page, path);
  await assertNoTrap(page, path);
  await assertFits(page, path);
}

/** Opens every screen of staff in a language, one after the other, as an Admin. */
async function walkScreens(
  page: Page,
  lang: string,
  contest: Contest,
  check: (path: string) => Promise<void>,
): Promise<void> {
  await enter(page, 'Admin');
  await page.goto(address('/seasons', { lang }));
  await loadedInIdleTime(page);
  for (const { path, ids } of screens) {
    await showShot(page, { path: address(path, idsOf(contest, ids)) }, labelsIn(lang));
    await check(path);
  }
}

test.describe('Telugu', () => {
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

  test('is chosen by the browser, changed by the person, and kept', async ({ visitor }) => {
    const page = await visitor({ locale: 'te-IN' });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto('/delete-user-request');
    await expect(page.locator('html')).toHaveAttribute('lang', 'te');
    const telugu = (await page.locator('h1').textContent()) ?? '';
    expect(telugu).toMatch(/\p{Script=Telugu}/u);
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('h1')).not.toHaveText(telugu);
    requested.length = 0;
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(requested.filter((url) => /\bte\.|locales/.test(url))).toEqual([]);
    // The system of this browser has no letters for its own name.
    await page.getByRole('link', { name: 'Telugu' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'te');
    await page.goto('/delete-user-request');
    await expect(page.locator('h1')).toHaveText(telugu);
    await page.goto('/privacy-policy');
    await expect(page.locator('footer [aria-current]')).toHaveText('తెలుగు');
  });

  test('is on every screen of staff, and what is stored stays as it is', async ({ page, product }) => {
    const contest = await givenContest(databaseOf(product));
    await enter(page, 'Admin');
    await page.goto('/seasons?lang=te');
    await heading(page, 'సీజన్లు').waitFor();
    const row = page.getByRole('row', { name: `Given season ${contest.season}` });
    await expect(row).toContainText('యాక్టివ్');
    await row.getByRole('link', { name: 'సీజన్‌ను ఎడిట్ చేయండి' }).click();
    await page.getByLabel('హోస్ట్', { exact: true }).fill('Grace Fellowship');
    await page.getByRole('button', { name: 'సీజన్‌ను అప్‌డేట్ చేయండి' }).click();
    await heading(page, 'సీజన్లు').waitFor();
    const { host, status } = (await databaseOf(product).everything()).get(contest.seasonPath) ?? {};
    expect([host, status]).toEqual([text('Grace Fellowship'), text('active')]);
  });

  test('has no faults for axe and the keyboard, and fits on every public page', async ({ page }) => {
    for (const path of publicPaths) {
      await page.goto(`${path}?lang=te`);
      await hasBegun(page);
      await expect(page.locator('html:not([data-untranslated])')).toHaveAttribute('lang', 'te');
      await assertUsable(page, path);
    }
  });

  test(
    'has no faults for axe and the keyboard, and fits on every screen of staff',
    { tag: '@long' },
    async ({ page, product }) => {
      const contest = await givenContest(databaseOf(product));
      await walkScreens(page, 'te', contest, (path) => assertUsable(page, path));
    },
  );

  test('shows the page without texts until its messages come, and in English when they are late', async ({
    visitor,
  }) => {
    const page = await visitor({ locale: 'te-IN' });
    await page.clock.install();
    await page.route(/language\.te/, () => undefined);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('img', { name: 'Wallpaper' })).toBeVisible();
    const inkOf = (text: Locator) =>
      text.evaluate((element) => getComputedStyle(element).webkitTextFillColor);
    const [legal, late] = [page.getByText('Privacy policy'), page.getByText(/^The console is still loading/)];
    expect(await inkOf(legal)).toBe('rgba(0, 0, 0, 0)');
    await page.clock.fastForward(15_000);
    await expect(late).toBeVisible();
    expect(await inkOf(late)).not.toBe('rgba(0, 0, 0, 0)');
  });

  test('gives way to English, message by message, and where its messages do not load', async ({
    page,
    visitor,
    expectErrors,
  }) => {
    await page.goto('/delete-user-request?lang=hi');
    // Most of it is English.
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByText('कारण')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
    expectErrors(/te\.json/, /Failed to load resource/, /stay English/);
    const other = await visitor();
    await other.route(/locales\/te\.json/, (route) => route.abort());
    await other.goto('/delete-user-request?lang=te');
    await expect(other.getByRole('button', { name: 'Submit' })).toBeVisible();
  });
});
