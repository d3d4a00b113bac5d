import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { expect, longUnless, test } from '../fixtures/fixtures';
import { controlsShown, rowsShown } from '../fixtures/list';
import { replaced, serve, visitAgain, visitOnce, visitTwice } from './visits';

test.use({ servers: { shell: serve }, serviceWorkers: 'allow' });
test.afterEach(() => Object.keys(replaced).forEach((path) => delete replaced[path]));

/** What the console logs without a connection. */
const offline =
  /Reading ".+" failed|ERR_INTERNET_DISCONNECTED|ERR_FAILED|last registry|Could not reach Cloud Firestore/;

const asOf = (page: Page) => page.getByText(/^Updated \d\d:\d\d$/);

/** The name and the times of the first season; its controls come later. */
const firstRow = (page: Page) => page.getByRole('row').nth(1).locator('[dir="auto"], time').allInnerTexts();

const rows = (page: Page) => page.getByRole('link', { name: 'View Quizzes' });

/** Opens the quizzes of a season, and waits until the next visit has them. Returns their address. */
async function openQuizzes(page: Page): Promise<string> {
  await page
    .getByRole('row', { name: 'Through the Bible in Fourteen Weeks' })
    .getByRole('link', { name: 'View Quizzes' })
    .click();
  await page.waitForURL(/\/home/);
  await controlsShown(page);
  // The rows are stored in idle time.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
    .toMatch(/persisted\/seasons\/\w+\/quizzes/);
  return page.url();
}

test.describe('a second visit', () => {
  for (const role of ['Admin', 'Host'] as const)
    test(
      `begins with the rows of the last one, also of the quizzes, and says of when they are, for ${role}`,
      longUnless(role === 'Admin'),
      async ({ page, context, expectErrors }) => {
        expectErrors(offline);
        await visitTwice(page, role);
        const first = await firstRow(page);
        const home = await openQuizzes(page);
        await page.close();
        await context.setOffline(true);
        const second = await visitAgain(context);
        await expect(rows(second).first()).toBeVisible();
        expect(await firstRow(second)).toEqual(first);
        await expect(asOf(second)).toBeVisible();
        await expect(second.getByText('This page may be out of date')).toBeVisible();

        const third = await visitAgain(context, home);
        await expect(third.getByRole('link', { name: 'View Questions' }).first()).toBeVisible();
        for (const width of [1280, 390, 320]) {
          await third.setViewportSize({ width, height: 800 });
          await expect(asOf(third)).toBeInViewport({ ratio: 1 });
        }
        await third.close();

        await context.setOffline(false);
        await expect(second.getByText(/^rows 1–\d+ of \d+$/)).toBeVisible();
        await expect(asOf(second)).toHaveCount(0);
      },
    );

  test('sorts and filters without a connection what the device has, and all rows once it is back', async ({
    page,
    context,
    expectErrors,
  }) => {
    expectErrors(offline);
    await visitTwice(page);
    await page.close();
    await context.setOffline(true);
    const second = await visitAgain(context, '/seasons?sort=season&status=active');
    const seasonNames = () => second.getByRole('row').locator('th [dir="auto"]').allInnerTexts();
    await expect(second.getByText(/^rows 1–\d+\. Some may be missing\. You’re offline/)).toBeVisible();
    const known = await seasonNames();
    assert.ok(known.length > 1 && known.length < 10, `${known.length} of the persisted rows are active`);
    const sorted = await second.evaluate((names) => names.sort(new Intl.Collator().compare), [...known]);
    expect(known).toEqual(sorted);
    await expect(rows(second)).toHaveCount(known.length);
    await expect(asOf(second)).toBeVisible();

    await context.setOffline(false);
    await expect(second.getByText(/^rows 1–\d+ of \d+$/)).toBeVisible();
    expect((await seasonNames()).length).toBeGreaterThanOrEqual(known.length);
    await expect(asOf(second)).toHaveCount(0);
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

test('a second visit, while its registry is down, uses the last one, and while it is slow and the last one names a release that is gone, shows the live release', async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(/503|404|Seasons|last registry|preload/i);
  await visitOnce(page);
  await page.close();
  const registry = '**/remotes.json';
  await context.route(registry, (route) => route.fulfill({ status: 503 }));
  const second = await visitAgain(context);
  await expect(second.getByText(/^rows 1–10 of \d+$/)).toBeVisible();
  await openQuizzes(second);

  await second.evaluate(async () => {
    const registries = await caches.open('registry');
    const cached = await registries.match('/remotes.json');
    const text = (await cached?.text())?.replaceAll(/\/[0-9a-f]{32}\//g, `/${'0'.repeat(32)}/`);
    await registries.put('/remotes.json', new Response(text));
  });
  await second.close();
  await context.unroute(registry);
  const isGone = context.waitForEvent('response', (response) => response.status() === 404);
  await context.route(registry, (route) => isGone.then(() => route.continue()));
  const third = await visitAgain(context);
  await expect(third.getByText(/^rows 1–10 of \d+$/)).toBeVisible();
  expect((await isGone).url()).toContain('0'.repeat(32));
});
