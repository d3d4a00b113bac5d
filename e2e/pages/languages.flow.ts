import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { pseudoLanguage } from '../../shared/src/provided/i18n/languages';
import { labelsIn } from '../../tools/browsers/labels';
import { showShot } from '../../tools/browsers/show-shot';
import { pastedQuestions } from '../../tools/browsers/pasted-questions';
import { address, givenContest, type Contest } from '../fixtures/data/contest';
import { newSeason, question } from '../fixtures/data/creations';
import { databaseOf, type Database } from '../fixtures/data/database';
import { assertAccessible } from '../fixtures/checks/axe';
import { overflow, truncatedTexts } from '../fixtures/checks/measures';
import { expect, test } from '../fixtures/fixtures';
import { text } from '../fixtures/data/stored';
import { assertNoTrap } from '../fixtures/keys';
import { enter, idsOf, loadedInIdleTime, screens } from '../fixtures/screens';
import { states, typedInStates } from '../fixtures/states';

const publicPaths = ['/', '/delete-user-request', '/privacy-policy', '/terms-and-conditions'];

/**
 * What people may see that is no text of the interface: dates, the browser's own names of days, e-mails, names of people
 * and of the product, keys, the placeholders of titles, and what is wrong in a registry, for developers.
 */
const untranslated =
  /[\w.+-]+@[\w.-]+|\d{4}-\d\d-\d\d( \d\d:\d\d)?|YYYY-MM-DD( HH:mm)?|\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b|\{n\}|\{title\}|Bible Quiz Console|Grace Kumari|English|Esc|entry must be the address of a mf-manifest.json|\p{N}+/gu;

/** The browser's own name of the time zone. */
const zoneName = 'India Standard Time (GMT+5:30)';

/** What states type without storing it. */
const typed = [
  ...[newSeason.typed, question, typedInStates].flatMap((texts) => Object.values(texts)),
  ...pastedQuestions.split(/[\t\n]/),
]
  .map((each) => each.trim())
  .filter((each) => each.length > 1);

/** All texts that are stored, the longest first. */
async function storedTexts(database: Database): Promise<string[]> {
  const texts: string[] = [];
  JSON.stringify([...(await database.everything()).values()], (_key, value: unknown) => {
    if (typeof value === 'string' && value.trim() !== '') texts.push(value.trim());
    return value;
  });
  return texts.sort((a, b) => b.length - a.length);
}

/** Texts and names that the page shows or has read aloud, outside of what is marked as English. */
const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('[lang]:not(html)');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement?.closest('script, style, noscript') || !parentElement || !isShown(parentElement))
        continue;
      texts.push(textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        if (isShown(element)) texts.push(element.getAttribute(name) ?? '');
    return [...texts, document.title];
  });

/** The letters that the pseudo-language never shows without an accent. */
const plainLetter = /[aeiouncszyghklrtw]/i;

/** Texts of the interface that are not in the pseudo-language: one of their words has no accents. */
async function forgottenTexts(page: Page, stored: readonly string[]): Promise<string[]> {
  const isForgotten = (shown: string) => {
    // A long one is shown in parts.
    if (stored.some((text) => text.includes(shown.trim()))) return false;
    // A notice quotes the beginning of one.
    let rest = shown
      .replace(zoneName, '')
      .replace(/“([^”]*)…”/g, (quote, start: string) =>
        stored.some((text) => text.startsWith(start)) ? '' : quote,
      );
    // The longest first: a shorter one may be a part of it.
    const longestFirst = stored.toSorted((one, other) => other.length - one.length);
    for (const known of longestFirst) rest = rest.replaceAll(known, '');
    return (rest.replace(untranslated, '').match(/\p{L}{2,}/gu) ?? []).some((word) => plainLetter.test(word));
  };
  return (await shownTexts(page)).filter(isForgotten);
}

/** Waits until nothing loads any more. */
async function isSettled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await expect(page.locator('main [data-loading]:visible')).toHaveCount(0);
}

async function assertTranslated(page: Page, path: string, stored: readonly string[]): Promise<void> {
  await isSettled(page);
  expect(await forgottenTexts(page, stored), `texts of ${path} that were forgotten`).toEqual([]);
  await assertFits(page, path);
}

async function assertFits(page: Page, path: string): Promise<void> {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    assert.ok((await overflow(page)) <= 0, `${path} fits into ${width} px`);
    assert.deepEqual(await truncatedTexts(page), [], `${path} cuts no words at ${width} px`);
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
  test.setTimeout(60_000 + screens.length * 15_000);
  await enter(page, 'Admin');
  await page.goto(address('/seasons', { lang }));
  await loadedInIdleTime(page);
  for (const { path, ids } of screens) {
    await showShot(page, { path: address(path, idsOf(contest, ids)) }, labelsIn(lang));
    await check(path);
  }
}

test.describe('the pseudo-language', () => {
  test('shows no forgotten text and fits on every public page', async ({ page }) => {
    for (const path of publicPaths) {
      await page.goto(`${path}?lang=en-XA`, { waitUntil: 'networkidle' });
      await assertTranslated(page, path, []);
    }
  });

  test('shows no forgotten text and fits on every screen of staff', async ({ page, product }) => {
    const database = databaseOf(product);
    const contest = await givenContest(database);
    await walkScreens(page, pseudoLanguage, contest, async (path) =>
      assertTranslated(page, path, await storedTexts(database)),
    );
  });

  for (const { name, person, reach, complaints } of states)
    test(
      `shows no forgotten text and fits: ${name}`,
      { tag: '@long' },
      async ({ page, product, baseURL, expectErrors }) => {
        if (complaints) expectErrors(complaints);
        const database = databaseOf(product);
        if (person) await enter(page, person);
        await page.context().addCookies([{ name: 'lang', value: pseudoLanguage, url: baseURL }]);
        // A notice may quote what the state has deleted.
        const before = await storedTexts(database);
        await reach(page, { label: labelsIn(pseudoLanguage), database });
        await assertTranslated(page, name, [...typed, ...before, ...(await storedTexts(database))]);
      },
    );
});

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
    await row.getByRole('link', { name: 'సీజన్‌ను సవరించండి' }).click();
    await page.getByLabel('హోస్ట్', { exact: true }).fill('Grace Fellowship');
    await page.getByRole('button', { name: 'సీజన్‌ను మార్చండి' }).click();
    await heading(page, 'సీజన్లు').waitFor();
    const { host, status } = (await databaseOf(product).everything()).get(contest.seasonPath) ?? {};
    expect([host, status]).toEqual([text('Grace Fellowship'), text('active')]);
  });

  test('has no faults for axe and the keyboard, and fits on every public page', async ({ page }) => {
    for (const path of publicPaths) {
      await page.goto(`${path}?lang=te`, { waitUntil: 'networkidle' });
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
