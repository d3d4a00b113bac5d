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

test.describe('without a connection, what this device never opened', () => {
  test('is said to be missing on every screen, with what to do, and loads when the connection is back', async ({
    page,
    product,
    expectErrors,
  }) => {
    expectErrors(offline);
    const database = databaseOf(product);
    const opened = await givenContest(database);
    await page.clock.install();
    await enter(page, 'Admin');
    await page.evaluate(() => navigator.serviceWorker.ready);
    for (const { path, ids } of screens.filter((screen) => screen.ids.length > 0))
      await test.step(path, async () => {
        await visit(page, address(path, idsOf(opened, ids)));
        // After the list of seasons, which would have brought it.
        const other = await givenContest(database);
        await page.context().setOffline(true);
        await page.goto(address(path, idsOf(other, ids)));
        await expect(noCopy(page).first()).toContainText(
          'You are offline, and this device has no copy of this. Connect to the internet: it then loads by itself.',
        );
        // After every timeout of a read.
        await page.clock.fastForward(6000);
        await expect(noCopy(page).first()).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);

        await page.context().setOffline(false);
        await expect(noCopy(page)).toHaveCount(0);
        await isSettled(page);
        await expect(page.getByRole('alert')).toHaveCount(0);
      });
  });
});
