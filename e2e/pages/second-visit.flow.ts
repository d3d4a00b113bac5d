import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/fixtures';
import { rowsShown } from '../fixtures/list';
import { signOut } from '../fixtures/sign-in';
import { replaced, serve, visitAgain, visitOnce } from './visits';

test.use({ servers: { shell: serve }, serviceWorkers: 'allow' });
test.afterEach(() => Object.keys(replaced).forEach((path) => delete replaced[path]));

/** What the console logs without a connection. */
const offline =
  /Reading ".+" failed|ERR_INTERNET_DISCONNECTED|ERR_FAILED|last registry|Could not reach Cloud Firestore/;

const asOf = (page: Page) => page.getByText(/^as of \d\d:\d\d$/);

/** The name and the times of the first season; its controls come later. */
const firstRow = (page: Page) => page.getByRole('row').nth(1).locator('[dir="auto"], time').allInnerTexts();

const rows = (page: Page) => page.getByRole('link', { name: 'View Quizzes' });

test.describe('a second visit', () => {
  for (const role of ['Admin', 'Host'] as const)
    test(`begins with the rows of the last one, and says of when they are, for ${role}`, async ({
      page,
      context,
      expectErrors,
    }) => {
      expectErrors(offline);
      await visitOnce(page, role);
      const first = await firstRow(page);
      await page.close();
      await context.setOffline(true);
      const second = await visitAgain(context);
      await expect(rows(second).first()).toBeVisible();
      expect(await firstRow(second)).toEqual(first);
      await expect(asOf(second)).toBeVisible();
      await expect(second.getByText('You are offline.')).toBeVisible();

      await context.setOffline(false);
      await expect(second.getByText(/^rows 1–\d+ of \d+$/)).toBeVisible({ timeout: 60_000 });
      await expect(asOf(second)).toHaveCount(0);
    });

  test('sorts and filters without a connection what the device has, and all rows once it is back', async ({
    page,
    context,
    expectErrors,
  }) => {
    expectErrors(offline);
    await visitOnce(page);
    await page.getByRole('columnheader').getByRole('button', { name: 'Season' }).waitFor();
    await page.close();
    await context.setOffline(true);
    const second = await visitAgain(context, '/seasons?sort=season&status=active');
    const seasonNames = () => second.getByRole('row').locator('th [dir="auto"]').allInnerTexts();
    await expect(second.getByText(/^rows 1–\d+; some may be missing\. You’re offline/)).toBeVisible();
    const known = await seasonNames();
    assert.ok(known.length > 1 && known.length < 10, `${known.length} of the persisted rows are active`);
    const sorted = await second.evaluate((names) => names.sort(new Intl.Collator().compare), [...known]);
    expect(known).toEqual(sorted);
    await expect(rows(second)).toHaveCount(known.length);
    await expect(asOf(second)).toBeVisible();

    await context.setOffline(false);
    await expect(second.getByText(/^rows 1–\d+ of \d+$/)).toBeVisible({ timeout: 60_000 });
    expect((await seasonNames()).length).toBeGreaterThanOrEqual(known.length);
    await expect(asOf(second)).toHaveCount(0);
  });

  test('has the quizzes of a season at once, too', async ({ page, context, expectErrors }) => {
    expectErrors(offline);
    await visitOnce(page);
    await page
      .getByRole('row', { name: 'Through the Bible in Fourteen Weeks' })
      .getByRole('link', { name: 'View Quizzes' })
      .click();
    await page.waitForURL(/\/home/);
    await rowsShown(page);
    const address = page.url();
    await page.close();
    await context.setOffline(true);
    const second = await visitAgain(context, address);
    await expect(second.getByRole('link', { name: 'View Questions' }).first()).toBeVisible();
    await expect(asOf(second)).toBeVisible();
  });

  test('finds nothing of a person who has logged out', async ({ page }) => {
    await visitOnce(page);
    assert.match(await page.evaluate(() => Object.keys(localStorage).join()), /persisted\/seasons/);
    await signOut(page);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  test('starts with the page on the device, and the next one with a newer release', async ({
    page,
    context,
  }) => {
    await visitOnce(page);
    const [live] = [await (await context.request.get('/seasons')).text()];
    replaced['/index.html'] = () => live.replace('<head>', '<head><meta name="newer">');
    const isNewer = (visit: Page) => visit.locator('meta[name=newer]').count();
    const second = await visitAgain(context);
    expect(await isNewer(second)).toBe(0);
    await rowsShown(second);
    await expect
      .poll(async () => {
        const next = await visitAgain(context);
        const newer = await isNewer(next);
        await next.close();
        return newer;
      })
      .toBe(1);
  });
});

test.describe('a second visit, while its registry', () => {
  test('is down, uses the last one', async ({ page, context, expectErrors }) => {
    expectErrors(/503|last registry/);
    await visitOnce(page);
    await page.close();
    await context.route('**/remotes.json', (route) => route.fulfill({ status: 503 }));
    const second = await visitAgain(context);
    await expect(rows(second).first()).toBeVisible();
    await expect(second.getByText(/^rows 1–10 of \d+$/)).toBeVisible();
    await second
      .getByRole('row', { name: 'Through the Bible in Fourteen Weeks' })
      .getByRole('link', { name: 'View Quizzes' })
      .click();
    await second.waitForURL(/\/home/);
    await rowsShown(second);
  });

  test('is slow, and the last one names a release that is gone, shows the live release', async ({
    page,
    context,
    expectErrors,
  }) => {
    expectErrors(/404|Seasons|last registry|preload/i);
    await visitOnce(page);
    await page.evaluate(async () => {
      const registries = await caches.open('registry');
      const cached = await registries.match('/remotes.json');
      const text = (await cached?.text())?.replaceAll(/\/[0-9a-f]{32}\//g, `/${'0'.repeat(32)}/`);
      await registries.put('/remotes.json', new Response(text));
    });
    await page.close();
    await context.route('**/remotes.json', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    const gone: string[] = [];
    context.on('response', (response) => {
      if (response.status() === 404) gone.push(response.url());
    });
    const second = await visitAgain(context);
    await expect(second.getByText(/^rows 1–10 of \d+$/)).toBeVisible({ timeout: 20_000 });
    expect(gone.join()).toContain('0'.repeat(32));
  });
});
