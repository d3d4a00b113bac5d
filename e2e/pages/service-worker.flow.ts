import { idleTime } from '../fixtures/checks/first-load';
import { expect, test } from '../fixtures/fixtures';
import { rowsShown } from '../fixtures/list';
import { enter } from '../fixtures/screens';
import { hasBegun } from './painted-page';
import { built, replaced, serve, visitAgain, visitOnce, workers } from './visits';

test.use({ servers: { shell: serve }, serviceWorkers: 'allow' });
test.afterEach(() => Object.keys(replaced).forEach((path) => delete replaced[path]));

test.describe('the service worker', () => {
  test('is not for visitors, and caches the page with everything that it starts with', async ({ page }) => {
    for (const path of ['/', '/privacy-policy', '/delete-user-request']) {
      await page.goto(path);
      await hasBegun(page);
      await idleTime(page, 5);
      expect(await workers(page)).toBe(0);
      await expect(page.locator('link[rel=manifest]')).toHaveCount(0);
    }
    await visitOnce(page);
    const [names, cached] = await page.evaluate(async () => {
      const stored = await caches.match('/', { cacheName: 'shell' });
      const assets = await (await caches.open('shell-assets')).keys();
      const named = (await stored?.text())?.match(/\/assets\/[\w.-]+\.js/g) ?? [];
      return [named, assets.map(({ url }) => new URL(url).pathname)];
    });
    expect(names.length).toBeGreaterThan(5);
    expect(cached).toEqual(expect.arrayContaining(names));
    const isFromWorker = async (path: string) => (await page.goto(path))?.fromServiceWorker();
    expect(await isFromWorker('/seasons')).toBe(true);
    expect(await isFromWorker('/__/auth/handler')).toBe(false);
  });

  test(
    'keeps no configuration that is not JSON, and costs one Retry with a torn cache',
    { tag: '@long' },
    async ({ page, context, expectErrors }) => {
      expectErrors(/404|could not be loaded|MIME/);
      await visitOnce(page);
      let requests = 0;
      replaced['/config.json'] = () => {
        requests += 1;
        return '<!doctype html><title>Oops</title>';
      };
      await rowsShown(await visitAgain(context));
      await expect.poll(() => requests).toBeGreaterThan(0);
      await rowsShown(await visitAgain(context));
      delete replaced['/config.json'];

      await page.evaluate(async () => {
        const shell = await caches.open('shell');
        const stored = await shell.match('/');
        const html = (await stored?.text())?.replaceAll(/\/assets\/shell\.\w+\.js/g, '/assets/shell.gone.js');
        await shell.put('/', new Response(html, { headers: stored?.headers }));
      });
      await page.reload();
      const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t load The console' });
      await alert.getByRole('button', { name: 'Retry' }).click();
      await rowsShown(page);
    },
  );

  test(
    'that answers with errors is withdrawn by its replacement',
    { tag: '@long' },
    async ({ page, context, expectErrors }) => {
      expectErrors(/ERR_FAILED|Failed to load resource|FetchEvent/);
      await visitOnce(page);
      replaced['/service-worker.js'] = () =>
        'addEventListener("install", () => skipWaiting()); addEventListener("fetch", (event) => event.respondWith(Response.error()))';
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
      await page.close();
      await expect(async () => {
        const locked = await context.newPage();
        const answer = await locked.goto('/seasons').catch(() => null);
        await locked.close();
        expect(answer).toBeNull();
      }).toPass();

      replaced['/service-worker.js'] = () => built('no-service-worker.js');
      const free = await context.newPage();
      // The browser looks for a replacement a second after the last page was opened.
      await expect(() => free.goto('/seasons')).toPass({ intervals: [3000] });
      await rowsShown(free);
      await expect.poll(() => workers(free)).toBe(0);
      const ownCaches = () =>
        free.evaluate(async () => (await caches.keys()).filter((name) => /^shell/.test(name)));
      await expect.poll(ownCaches).toEqual([]);
    },
  );

  test(
    'leaves an address that another site has taken',
    { tag: '@long' },
    async ({ page, context, expectErrors }) => {
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
    },
  );

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
