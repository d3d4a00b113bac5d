import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { Product } from '../../tools/serve/product';
import { expect, test } from '../fixtures/fixtures';
import { arrivesAt, follow } from '../fixtures/forms';
import { rowsShown, turnTo } from '../fixtures/list';
import { enter } from '../fixtures/screens';
import { signIn, signOut } from '../fixtures/sign-in';
import { launchFrom } from '../fixtures/support';
import { cachedDocuments, filesWith, isCached, recordsOn, refreshTokens } from './device';

/** How often each interrupted logout is tried. */
const repeats = Number(process.env.LOGOUT_REPEATS ?? 2);

/** Opens browsers one after the other on one profile of their own. */
async function withProfile(
  product: Product,
  play: (open: () => Promise<BrowserContext>, folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(process.env.CONSOLE_TEMP ?? tmpdir(), 'console-profile-'));
  let last: BrowserContext | undefined;
  try {
    await play(async () => (last = await launchFrom(folder, product)), folder);
  } finally {
    await last?.close().catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Opens the seasons as this person, and waits until the device has stored them. */
async function enterAndStore(page: Page, person: 'Admin' | 'Host'): Promise<void> {
  await enter(page, person);
  await isCached(page);
}

/** Another page of the same origin and profile, which runs no code of the console. */
async function observer(page: Page): Promise<Page> {
  const watching = await page.context().newPage();
  await watching.goto('/config.json');
  return watching;
}

/** Deletions of the Firestore cache do not end in this page. */
const hangDeletions = (page: Page) =>
  page.addInitScript(() => {
    const { deleteDatabase } = IDBFactory.prototype;
    IDBFactory.prototype.deleteDatabase = function hanging(this: IDBFactory, name: string) {
      if (name.startsWith('firestore')) return new EventTarget() as IDBOpenDBRequest;
      return deleteDatabase.call(this, name);
    };
  });

const notDeleted = (page: Page) => page.getByText('Data of the last session is still on this device');

test.describe('logging out', () => {
  for (const [delay, path] of [
    [0, '/'],
    [50, '/'],
    [50, '/privacy-policy'],
    [200, '/'],
    [1000, '/'],
  ] as const)
    test(`leaves nothing when the browser is closed ${delay} ms later and opened again at ${path}`, async ({
      product,
    }, testInfo) => {
      test.setTimeout(60_000 + repeats * 30_000);
      const left = { tokens: 0, documents: 0 };
      const inFiles = { tokens: 0, documents: 0 };
      for (let time = 0; time < repeats; time += 1)
        await withProfile(product, async (open, folder) => {
          const before = await open();
          const page = await before.newPage();
          await enterAndStore(page, 'Admin');
          const [token = 'none'] = await refreshTokens(page);
          const logout = page.getByRole('button', { name: 'Logout' });
          // Not awaited: Playwright would wait until the page has handled the click.
          logout.evaluate((button: HTMLElement) => button.click()).catch(() => undefined);
          if (delay > 0) await page.waitForTimeout(delay);
          await before.close();

          const after = await open();
          const landing = await after.newPage();
          await landing.goto(path);
          await landing.waitForTimeout(2000);
          if ((await refreshTokens(landing)).length > 0) left.tokens += 1;
          if ((await cachedDocuments(landing)).length > 0) left.documents += 1;
          await after.close();
          if ((await filesWith(folder, token)) > 0) inFiles.tokens += 1;
          if ((await filesWith(folder, 'Through the Bible in Fourteen Weeks')) > 0) inFiles.documents += 1;
        });
      // LevelDB keeps deleted values in its files for a while: docs/security.md says so.
      testInfo.annotations.push({
        type: 'in the files of the profile',
        description: JSON.stringify(inFiles),
      });
      assert.deepEqual(left, { tokens: 0, documents: 0 });
    });

  test('leaves nothing in any storage, and no search in the history', async ({ page }) => {
    await enterAndStore(page, 'Admin');
    await turnTo(page, 2);
    await page.getByRole('searchbox').fill('qUIz');
    await rowsShown(page);
    await follow(page, 'View Quizzes');
    await page.waitForURL('**/home?*');
    await page.getByRole('searchbox').fill('week');
    await signOut(page);

    const watching = await observer(page);
    await expect.poll(() => recordsOn(watching)).toEqual({});
    const stored = () =>
      watching.evaluate(async () => ({
        local: Object.keys(localStorage),
        session: Object.keys(sessionStorage),
        caches: await caches.keys(),
      }));
    // The list of modules says nothing about a person.
    assert.deepEqual(await stored(), { local: [], session: [], caches: ['registry'] });
    assert.deepEqual(await page.context().cookies(), []);

    const entries = await page.evaluate(() => history.length);
    // The first entry is the blank page.
    for (let entry = 2; entry < entries; entry += 1) {
      await page.goBack();
      const { state, tab } = await page.evaluate(() => ({
        state: JSON.stringify(history.state),
        tab: Object.keys(sessionStorage),
      }));
      assert.doesNotMatch(state, /quiz|week|search|"by"/i);
      assert.deepEqual(tab, []);
    }
  });

  test('signs out when the browser does not delete the cache, says so, and tries again at the next start', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/Data of the last session could not be deleted|Signing out was not complete/);
    await hangDeletions(page);
    await enterAndStore(page, 'Admin');
    const watching = await observer(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect.poll(() => refreshTokens(watching), { timeout: 1000, intervals: [50] }).toEqual([]);
    await notDeleted(page).waitFor();
    await arrivesAt(page, '/');
    assert.ok((await cachedDocuments(watching)).length > 0);

    const next = await page.context().newPage();
    await next.goto('/');
    await expect.poll(() => cachedDocuments(watching)).toEqual([]);
    assert.equal(await notDeleted(next).count(), 0);
  });

  test('leaves the next person nothing, also when data of an earlier session is left', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/Data of the last session could not be deleted|Signing out was not complete/);
    await hangDeletions(page);
    await enterAndStore(page, 'Admin');
    await signOut(page);
    await notDeleted(page).waitFor();
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await (await opening).getByRole('button', { name: 'host@example.org' }).click();
    await page.getByText(/You weren’t signed in, because data of the last session/).waitFor();
    assert.deepEqual(await refreshTokens(page), []);
    const next = await page.context().newPage();
    await page.close();
    await next.goto('/');
    await signIn(next, 'Host');
    await isCached(next);
    await rowsShown(next);
    const seasons = (await cachedDocuments(next)).filter((path) => /^seasons\/[^/]+$/.test(path));
    assert.equal(seasons.length, 3);
  });

  test('in another tab shows the landing page, and no row, on the way back to a list', async ({ page }) => {
    await enterAndStore(page, 'Admin');
    const other = await page.context().newPage();
    await other.goto('/seasons');
    await rowsShown(other);
    await page.goto('about:blank');
    await signOut(other);
    await page.goBack();
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
    assert.equal(await page.getByRole('row').count(), 0);
    await arrivesAt(page, '/');
  });

  test('keeps a sign-in that another tab makes while this one starts', async ({ page }) => {
    await page.goto('/');
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Sign In' }).click();
    const popup = await opening;
    const starting = await page.context().newPage();
    await starting.addInitScript(() => {
      const { databases } = IDBFactory.prototype;
      IDBFactory.prototype.databases = async function slow(this: IDBFactory) {
        await new Promise((resolve) => setTimeout(resolve, 1500));
        return databases.call(this);
      };
    });
    await starting.goto('/');
    await popup.getByRole('button', { name: 'host@example.org' }).click();
    await rowsShown(page);
    await page.waitForTimeout(2000);
    assert.equal((await refreshTokens(page)).length, 1);
    assert.notDeepEqual(await cachedDocuments(page), []);
    await arrivesAt(page, '/seasons');
  });
});
