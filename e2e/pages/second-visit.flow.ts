import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import {
  builtShellFolder,
  servedPages,
  shellSite,
  type DeploymentFiles,
} from '../../tools/hosting/deployment';
import type { RunningSite } from '../../tools/serve/serve';
import { serveSite } from '../../tools/serve/serve';
import { expect, test } from '../fixtures/fixtures';
import { rowsShown } from '../fixtures/list';
import { enter } from '../fixtures/screens';
import { signOut } from '../fixtures/sign-in';

/** The files of the shell's host, which a test may replace by path. */
const replaced: Record<string, () => string> = {};

function serve(port: number, files?: DeploymentFiles): Promise<RunningSite> {
  assert(files);
  const data = new Proxy(
    { ...files, ...servedPages(files) },
    { get: (all, path) => replaced[String(path)] ?? (Reflect.get(all, path) as unknown) },
  );
  return serveSite({ site: shellSite(files), root: join(__dirname, '../..'), port, data });
}

test.use({ servers: { shell: serve }, serviceWorkers: 'allow' });
test.afterEach(() => Object.keys(replaced).forEach((path) => delete replaced[path]));

const built = (name: string) => readFileSync(join(builtShellFolder, name), 'utf8');

const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Signs in, and waits until the next visit can start from this device. */
async function visitOnce(page: Page, role: 'Admin' | 'Host' = 'Admin'): Promise<void> {
  await enter(page, role);
  await rowsShown(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/', { cacheName: 'shell' })) !== undefined))
    .toBe(true);
}

/** Opens a page in another tab of the same profile. */
async function visitAgain(context: BrowserContext, path = '/seasons'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

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
        return (await isNewer(next).finally(() => next.close())) === 1;
      })
      .toBe(true);
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

test.describe('the service worker', () => {
  test('is not for visitors, and does not answer for public pages', async ({ page }) => {
    for (const path of ['/', '/privacy-policy', '/delete-user-request']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await workers(page)).toBe(0);
    }
    await visitOnce(page);
    const isFromWorker = async (path: string) => (await page.goto(path))?.fromServiceWorker();
    expect(await isFromWorker('/seasons')).toBe(true);
    expect(await isFromWorker('/privacy-policy')).toBe(false);
    expect(await isFromWorker('/privacy-policy?latest')).toBe(false);
    expect(await isFromWorker('/__/auth/handler')).toBe(false);
  });

  test('caches the page with everything that it starts with', async ({ page }) => {
    await visitOnce(page);
    const [names, cached] = await page.evaluate(async () => {
      const stored = await caches.match('/', { cacheName: 'shell' });
      const assets = await (await caches.open('shell-assets')).keys();
      const named = (await stored?.text())?.match(/\/assets\/[\w.-]+\.js/g) ?? [];
      return [named, assets.map(({ url }) => new URL(url).pathname)];
    });
    expect(names.length).toBeGreaterThan(5);
    expect(cached).toEqual(expect.arrayContaining(names));
  });

  test('does not keep a configuration that is not JSON', async ({ page, context }) => {
    await visitOnce(page);
    let requests = 0;
    replaced['/config.json'] = () => {
      requests += 1;
      return '<!doctype html><title>Oops</title>';
    };
    await rowsShown(await visitAgain(context));
    await expect.poll(() => requests).toBeGreaterThan(0);
    await rowsShown(await visitAgain(context));
  });

  test('with a torn cache costs one Retry', async ({ page, expectErrors }) => {
    expectErrors(/404|could not be loaded|MIME/);
    await visitOnce(page);
    await page.evaluate(async () => {
      const shell = await caches.open('shell');
      const stored = await shell.match('/');
      const html = (await stored?.text())?.replaceAll(/\/assets\/shell\.\w+\.js/g, '/assets/shell.gone.js');
      await shell.put('/', new Response(html, { headers: stored?.headers }));
    });
    await page.reload();
    const alert = page.getByRole('alert').filter({ hasText: 'The console could not be loaded' });
    await alert.getByRole('button', { name: 'Retry' }).click();
    await rowsShown(page);
  });

  test('that answers with errors is withdrawn by its replacement', async ({
    page,
    context,
    expectErrors,
  }) => {
    expectErrors(/ERR_FAILED|Failed to load resource|FetchEvent/);
    await visitOnce(page);
    replaced['/service-worker.js'] = () =>
      'addEventListener("install", () => skipWaiting()); addEventListener("fetch", (event) => event.respondWith(Response.error()))';
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await page.close();
    await expect(async () => {
      const locked = await context.newPage();
      await expect(locked.goto('/seasons').finally(() => locked.close())).rejects.toThrow();
    }).toPass();

    replaced['/service-worker.js'] = () => built('no-service-worker.js');
    const free = await context.newPage();
    // The browser looks for a replacement a second after the last page was opened.
    await expect(() => free.goto('/seasons')).toPass({ intervals: [3000], timeout: 60_000 });
    await rowsShown(free);
    await expect.poll(() => workers(free)).toBe(0);
    const ownCaches = () =>
      free.evaluate(async () => (await caches.keys()).filter((name) => /^shell/.test(name)));
    await expect.poll(ownCaches).toEqual([]);
  });

  test('leaves an address that another site has taken', async ({ page, context, expectErrors }) => {
    expectErrors(/./);
    await visitOnce(page);
    await page.close();
    replaced['/index.html'] = () => '<!doctype html><title>Another site</title>';
    const isTaken = async () => {
      const visit = await visitAgain(context);
      const title = await visit.title();
      return visit.close().then(() => title === 'Another site');
    };
    await expect.poll(isTaken).toBe(true);
    const visit = await visitAgain(context);
    await expect.poll(() => workers(visit)).toBe(0);
  });

  test('that does not start costs nothing', async ({ page, expectErrors, troubles }) => {
    expectErrors(/ServiceWorker|script evaluation/i);
    replaced['/service-worker.js'] = () => 'This is not a script';
    await enter(page, 'Admin');
    await rowsShown(page);
    await expect.poll(() => troubles.log.join()).toContain('starts without a service worker');
    expect(await workers(page)).toBe(0);
    await page.reload();
    await rowsShown(page);
  });
});
