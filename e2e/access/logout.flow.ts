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
import { cachedDocuments, isCached, recordsOn, refreshTokens } from '../fixtures/device';

/** Opens browsers one after the other on one profile of their own. */
async function withProfile(
  product: Product,
  play: (open: () => Promise<BrowserContext>) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(process.env.CONSOLE_TEMP ?? tmpdir(), 'console-profile-'));
  let last: BrowserContext | undefined;
  try {
    await play(async () => (last = await launchFrom(folder, product)));
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

/** The first step of a logout, which another page of the profile sees. */
const hasBegun = (watching: Page) => watching.waitForFunction(() => localStorage.getItem('user') === null);

const signInIsDeleted = (watching: Page) =>
  expect.poll(() => refreshTokens(watching), { intervals: [10] }).toEqual([]);

/** Deletions of the Firestore cache do not end in this page. */
const hangDeletions = (page: Page) =>
  page.addInitScript(() => {
    const { deleteDatabase } = IDBFactory.prototype;
    IDBFactory.prototype.deleteDatabase = function hanging(this: IDBFactory, name: string) {
      if (name.startsWith('firestore')) return new EventTarget() as IDBOpenDBRequest;
      return deleteDatabase.call(this, name);
    };
  });

const notDeleted = (page: Page) => page.getByText('Data from the last sign-in is still on this device');

/** Goes back to the first entry of a tab. */
async function assertHistoryNamesNothing(page: Page): Promise<void> {
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
}

test.describe('logging out', () => {
  for (const [moment, until, path, details] of [
    ['as soon as it has begun', hasBegun, '/', {}],
    ['as soon as it has begun', hasBegun, '/privacy-policy', { tag: '@long' }],
    ['once the sign-in is deleted', signInIsDeleted, '/', { tag: '@long' }],
  ] as const)
    test(
      `leaves nothing when the browser is closed ${moment} and opened again at ${path}`,
      details,
      async ({ product }) =>
        withProfile(product, async (open) => {
          const before = await open();
          const page = await before.newPage();
          await enterAndStore(page, 'Admin');
          const watching = await observer(page);
          await page.getByRole('button', { name: 'Logout' }).click({ noWaitAfter: true });
          await until(watching);
          await before.close();

          const landing = await (await open()).newPage();
          await landing.goto(path);
          // LevelDB keeps deleted values in its files for a while: docs/security.md says so.
          await expect.poll(() => refreshTokens(landing)).toEqual([]);
          await expect.poll(() => cachedDocuments(landing)).toEqual([]);
        }),
    );

  test('leaves nothing in any storage, no search in the history, and no row on the way back in another tab', async ({
    page,
  }) => {
    await enterAndStore(page, 'Admin');
    const other = await page.context().newPage();
    await other.goto('/seasons');
    await rowsShown(other);
    await other.goto('about:blank');
    await turnTo(page, 2);
    await page.getByRole('searchbox').fill('qUIz');
    await rowsShown(page);
    await follow(page, 'View Quizzes');
    await page.waitForURL('**/home?*');
    await page.getByRole('searchbox').fill('week');
    // The rows for the next visit.
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
      .toMatch(/persisted\/seasons/);
    await signOut(page);

    await other.goBack();
    await other.getByRole('button', { name: 'Sign In' }).waitFor();
    await expect(other.getByRole('row')).toHaveCount(0);
    await arrivesAt(other, '/');

    const watching = await observer(page);
    await expect.poll(() => recordsOn(watching)).toEqual({});
    const stored = () =>
      watching.evaluate(async () => ({
        local: Object.keys(localStorage),
        session: Object.keys(sessionStorage),
        caches: await caches.keys(),
      }));
    // The list of modules says nothing about a person.
    await expect.poll(stored).toEqual({ local: [], session: [], caches: ['registry'] });
    assert.deepEqual(await page.context().cookies(), []);
    await assertHistoryNamesNothing(page);
  });

  test('signs out when the browser does not delete the cache, says so, and leaves the next person nothing', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/Data of the last session could not be deleted|Signing out was not complete/);
    await hangDeletions(page);
    await enterAndStore(page, 'Admin');
    const watching = await observer(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect.poll(() => refreshTokens(watching)).toEqual([]);
    await notDeleted(page).waitFor();
    await arrivesAt(page, '/');
    assert.ok((await cachedDocuments(watching)).length > 0);
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await (await opening).getByRole('button', { name: 'host@example.org' }).click();
    await page.getByText(/You weren’t signed in, because data from the last sign-in/).waitFor();
    await expect.poll(() => refreshTokens(page)).toEqual([]);

    const next = await page.context().newPage();
    await page.close();
    await next.goto('/');
    await expect.poll(() => cachedDocuments(watching)).toEqual([]);
    await expect(notDeleted(next)).toHaveCount(0);
    await signIn(next, 'Host');
    await isCached(next);
    await rowsShown(next);
    const seasons = (await cachedDocuments(next)).filter((path) => /^seasons\/[^/]+$/.test(path));
    assert.equal(seasons.length, 3);
  });

  test('keeps the sign-in of a browser that opens no database for it, for the next page', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const open = indexedDB.open.bind(indexedDB);
      indexedDB.open = (name, version) => {
        if (name.startsWith('firebaseLocal')) throw new DOMException('Not allowed', 'UnknownError');
        return open(name, version);
      };
    });
    await page.goto('/');
    await signIn(page, 'Admin');
    await page.reload();
    await page.getByRole('link', { name: 'View Quizzes' }).first().waitFor();
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    await arrivesAt(page, '/seasons');
  });

  test('keeps a sign-in that another tab makes while this one starts', async ({ page }) => {
    await page.goto('/');
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Sign In' }).click();
    const popup = await opening;
    const starting = await page.context().newPage();
    await starting.addInitScript(() => {
      const { databases } = IDBFactory.prototype;
      const allowed = new Promise((resolve) => Object.assign(window, { allowDeletion: resolve }));
      IDBFactory.prototype.databases = async function slow(this: IDBFactory) {
        await allowed;
        return databases.call(this);
      };
    });
    await starting.goto('/');
    await popup.getByRole('button', { name: 'host@example.org' }).click();
    await rowsShown(page);
    await starting.evaluate('allowDeletion()');
    // Granted once the other tab has deleted what it may.
    await starting.evaluate(() => navigator.locks.request('session', () => undefined));
    await expect.poll(() => refreshTokens(page)).toHaveLength(1);
    await expect.poll(() => cachedDocuments(page)).not.toEqual([]);
    await arrivesAt(page, '/seasons');
  });
});
