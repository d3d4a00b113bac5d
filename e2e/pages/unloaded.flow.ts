import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/fixtures';
import { heading } from '../fixtures/forms';
import { isTaken, openPainted } from './painted-page';
import { enter } from '../fixtures/screens';
import { signIn } from '../fixtures/sign-in';

/** Expected console errors while a file fails to load. */
const noise = /net::ERR_|Failed to (fetch|load resource)|could not be shown|can’t start|preload/;

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** From here on the page's installed clock goes on only when it is told to. */
async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
}

test.describe('a prerendered page whose screen does not load', () => {
  test('shows a signed-in person the legal text, and Retry loads the console', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(noise);
    await enter(page, 'Host');
    const script = '**/assets/shell.*.js';
    await page.route(script, (route) => route.abort());
    await page.goto('/privacy-policy');
    await alert(page, 'Couldn’t load The console.').waitFor();
    await heading(page, 'Privacy Policy').waitFor();
    await expect(page.getByText('Loading…')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeHidden();
    await page.unroute(script);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    await heading(page, 'Privacy Policy').waitFor();
  });

  for (const path of ['/', '/delete-user-request', '/seasons'])
    test(`shows an error at ${path} when the registry is not JSON, and Retry requests it again`, async ({
      page,
      expectErrors,
    }) => {
      expectErrors(noise);
      if (path === '/seasons') {
        await enter(page, 'Admin');
        await page.goto('/config.json');
        await page.evaluate(() => caches.delete('registry'));
      }
      const text = 'remotes.json is not JSON';
      const registry = '**/remotes.json';
      const retry = () => page.getByRole('button', { name: 'Retry' }).click();
      await page.route(registry, (route) => route.fulfill({ body: '<!doctype html><title>Away</title>' }));
      await page.goto(path);
      await alert(page, text).waitFor();
      const answered = page.waitForResponse(registry);
      await retry();
      await answered;
      await alert(page, text).waitFor();
      await page.unroute(registry);
      await retry();
      await page.getByRole('button', { name: path === '/seasons' ? 'Logout' : 'Sign In' }).waitFor();
      await isTaken(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

  test('shows an error when another network responds with its own page', async ({ page, expectErrors }) => {
    expectErrors(/uncaught: SyntaxError|preload/);
    const own = '**/assets/shell.*.js';
    const answer = {
      contentType: 'application/javascript',
      body: '<!doctype html><title>Log in here</title>',
    };
    for (const path of ['/', '/delete-user-request']) {
      await page.route(own, (route) => route.fulfill(answer));
      await page.goto(path);
      await alert(page, 'Couldn’t load The console.').waitFor();
      await expect(page.getByText('Loading…').filter({ visible: true })).toHaveCount(0);
      await page.unroute(own);
      await page.getByRole('button', { name: 'Retry' }).click();
      await isTaken(page);
    }
  });

  test('states in view that it needs JavaScript, and offers no control that needs it', async ({
    visitor,
  }) => {
    const page = await visitor({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    for (const path of ['/', '/delete-user-request', '/seasons']) {
      await page.goto(path);
      const box = await page.locator('noscript').boundingBox();
      assert.ok(box && box.y >= 0 && box.y + box.height < 844, path);
      await expect(page.getByRole('button'), path).toHaveCount(0);
      await expect(page.getByText('Loading…').filter({ visible: true }), path).toHaveCount(0);
    }
  });

  test('shows no JavaScript message over a text that needs none', async ({ visitor }) => {
    const page = await visitor({ javaScriptEnabled: false });
    await page.goto('/privacy-policy');
    await heading(page, 'Privacy Policy').waitFor();
    assert.equal(await page.locator('noscript').boundingBox(), null);
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test('shows an error on the landing page after Sign In was pressed', async ({ page, expectErrors }) => {
    expectErrors(noise);
    let fail: () => void = () => undefined;
    const failed = new Promise<void>((resolve) => (fail = resolve));
    const script = '**/assets/shell.*.js';
    await page.route(script, (route) => failed.then(() => route.fulfill({ status: 404 })));
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Sign In' }).click();
    fail();
    await alert(page, 'Couldn’t load The console.').waitFor();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeHidden();
    await page.unroute(script);
    await page.getByRole('button', { name: 'Retry' }).press('Enter');
    await signIn(page, 'Admin');
  });

  test('shows a message when the screen is late, and the screen once it loads', async ({ page }) => {
    await page.clock.install();
    for (const path of ['/', '/delete-user-request']) {
      await stopClock(page);
      const { run } = await openPainted(page, path);
      await page.clock.fastForward(10_000);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.clock.fastForward(5000);
      await expect(alert(page, 'The console is still loading.')).toBeVisible();
      await expect(page.getByRole('alert')).not.toContainText(/Couldn’t load/, { useInnerText: true });
      await expect(page.getByRole('main')).toBeVisible();
      await page.getByText('Sign In').waitFor();
      await page.clock.resume();
      await run();
      await page.getByRole('alert').waitFor({ state: 'detached' });
    }
    await signIn(page, 'Admin');
    const { run } = await openPainted(page, '/seasons');
    await page.clock.fastForward(15_000);
    await expect(alert(page, 'The console is still loading.')).toBeVisible();
    await page.getByText('Loading…').waitFor();
    await run();
    await heading(page, 'Seasons').waitFor();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('shows a message when the screen never loads, and Retry requests it again', async ({ page }) => {
    await page.clock.install();
    await page.route('**/assets/shell.*.js', () => undefined, { times: 1 });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.clock.fastForward(15_000);
    await expect(alert(page, 'The console is still loading.')).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await isTaken(page);
    await signIn(page, 'Admin');
  });
});
