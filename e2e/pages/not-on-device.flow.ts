import type { Page } from '@playwright/test';
import { address, givenContest } from '../fixtures/data/contest';
import { databaseOf } from '../fixtures/data/database';
import { expect, test } from '../fixtures/fixtures';
import { enter, idsOf, loadedInIdleTime, screens } from '../fixtures/screens';

test.use({ serviceWorkers: 'allow' });

/** What the console logs without a connection. */
const offline =
  /Reading ".+" failed|ERR_INTERNET_DISCONNECTED|ERR_FAILED|last registry|Could not reach Cloud Firestore|Loading chunk/;

const isSettled = (page: Page) => expect(page.locator('main [data-loading]:visible')).toHaveCount(0);

const noCopy = (page: Page) => page.getByRole('status').filter({ hasText: 'Not on this device' });

/** Opens a screen, so that its code is on the device. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await isSettled(page);
  await loadedInIdleTime(page);
}

/** Opens a screen of a contest that this device never opened, without a connection. */
async function openOffline(page: Page, path: string): Promise<void> {
  await page.context().setOffline(true);
  await page.goto(path);
  await expect(noCopy(page).first()).toContainText(
    'This isn’t available offline. It will load when you’re back online.',
  );
}

async function loadsOnceConnected(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await expect(noCopy(page)).toHaveCount(0);
  await isSettled(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
}

test.describe('without a connection, what this device never opened', () => {
  test(
    'is said to be missing on every screen, with what to do, and loads when the connection is back',
    { tag: '@long' },
    async ({ page, product, expectErrors }) => {
      expectErrors(offline);
      const database = databaseOf(product);
      const opened = await givenContest(database);
      await enter(page, 'Admin');
      await page.evaluate(() => navigator.serviceWorker.ready);
      for (const { path, ids } of screens.filter((screen) => screen.ids.length > 0))
        await test.step(path, async () => {
          await visit(page, address(path, idsOf(opened, ids)));
          // After the list of seasons, which would have brought it.
          const other = await givenContest(database);
          await openOffline(page, address(path, idsOf(other, ids)));
          await expect(page.getByRole('alert')).toHaveCount(0);
          await loadsOnceConnected(page);
        });
    },
  );

  test('stays said to be missing after every time limit of a read', async ({
    page,
    product,
    expectErrors,
  }) => {
    expectErrors(offline);
    const database = databaseOf(product);
    const opened = await givenContest(database);
    await enter(page, 'Admin');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await visit(page, address('/home', { season: opened.season }));
    const other = await givenContest(database);
    // A page of the console would read 1970 for a moment.
    await page.goto('about:blank');
    await page.clock.install();
    await openOffline(page, address('/home', { season: other.season }));
    await page.clock.fastForward(60_000);
    await expect(noCopy(page).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await loadsOnceConnected(page);
  });
});
