import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { type Flow, test } from './fixtures';
import { heading } from './forms';
import { isTaken, openPainted, turnToLink } from './painted-page';
import { enter } from './screens';
import { signIn } from './sign-in';

/** What is expected in the console while a file cannot be had. */
const noise = /net::ERR_|Failed to (fetch|load resource)|could not be shown|cannot start|preload/;

const alert = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });
const scrolled = (page: Page) => page.evaluate(() => scrollY);
const filesOf = ({ product }: Pick<Flow, 'product'>) =>
  `${product.sites.get('public-mfe')?.running.origin}/**`;

const lastLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'support@' }).last();

/** Somebody reads at the end of the text and has the focus there. */
async function readOn(page: Page): Promise<number> {
  await lastLink(page).focus();
  return scrolled(page);
}

async function assertReads(page: Page, place: number): Promise<void> {
  await heading(page, 'Privacy Policy').waitFor();
  assert.equal(await page.getByText('Loading…').count(), 0);
  assert.equal(await scrolled(page), place);
  assert.ok(place > 1000);
}

test.describe('a painted page whose screen does not come', () => {
  test('keeps its text where it is until the module has come, and says that it is late', async ({
    page,
    product,
    expectErrors,
  }) => {
    expectErrors(noise);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(filesOf({ product }), (route) => held.then(() => route.continue()));
    await page.goto('/privacy-policy#deletion', { waitUntil: 'commit' });
    await page.waitForFunction(() => scrollY > 0);
    const place = await readOn(page);
    await turnToLink(page);
    await alert(page, 'Its server did not answer in time.').waitFor();
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    await assertReads(page, place);
    release();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await assertReads(page, place);
    assert.ok(await lastLink(page).evaluate((element) => element === document.activeElement));
  });

  test('keeps its text where the module cannot be had, and Retry brings it', async ({
    page,
    product,
    expectErrors,
  }) => {
    expectErrors(noise);
    await page.route(filesOf({ product }), (route) => route.abort());
    await page.goto('/privacy-policy');
    await turnToLink(page);
    await alert(page, 'Public pages is not available right now').waitFor();
    await assertReads(page, await readOn(page));
    await page.unroute(filesOf({ product }));
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await heading(page, 'Privacy Policy').waitFor();
    await signIn(page, 'Admin');
  });

  for (const file of ['**/config.json', '**/remotes.json', '**/assets/shell.*.js'])
    test(`says so, keeps its text and offers to try again: ${file}`, async ({ page, expectErrors }) => {
      expectErrors(noise);
      await page.route(file, (route) =>
        file.endsWith('.js') ? route.abort() : route.fulfill({ status: 503 }),
      );
      await page.goto('/privacy-policy');
      await turnToLink(page);
      await alert(page, 'The console could not be loaded.').waitFor();
      await assertReads(page, await readOn(page));
      assert.equal(await page.getByRole('button', { name: 'Sign In' }).isVisible(), false);
      await page.unroute(file);
      await page.getByRole('button', { name: 'Retry' }).click();
      await page.getByRole('button', { name: 'Sign In' }).waitFor();
      await turnToLink(page);
      await isTaken(page);
    });

  for (const path of ['/', '/privacy-policy', '/seasons'])
    test(`says so at ${path} where the registry is no JSON, and Retry asks for it anew`, async ({
      page,
      expectErrors,
    }) => {
      expectErrors(noise);
      if (path === '/seasons') await enter(page, 'Admin');
      const isText = path === '/privacy-policy';
      const words = isText ? 'The console could not be loaded.' : 'remotes.json is not JSON';
      const registry = '**/remotes.json';
      const retry = () => page.getByRole('button', { name: 'Retry' }).click();
      await page.route(registry, (route) => route.fulfill({ body: '<!doctype html><title>Away</title>' }));
      await page.goto(path);
      await alert(page, words).waitFor();
      if (isText) await assertReads(page, await readOn(page));
      const answered = page.waitForResponse(registry);
      await retry();
      await answered;
      await alert(page, words).waitFor();
      await page.unroute(registry);
      await retry();
      await page.getByRole('button', { name: path === '/seasons' ? 'Logout' : 'Sign In' }).waitFor();
      if (isText) await turnToLink(page);
      await isTaken(page);
      assert.equal(await page.getByRole('alert').count(), 0);
    });

  test('says so where another network answers with a page of its own', async ({ page, expectErrors }) => {
    // Of what is no script the browser has no words.
    expectErrors(/uncaught: $|preload/);
    const own = '**/assets/shell.*.js';
    const answer = {
      contentType: 'application/javascript',
      body: '<!doctype html><title>Log in here</title>',
    };
    for (const path of ['/', '/delete-user-request']) {
      await page.route(own, (route) => route.fulfill(answer));
      await page.goto(path);
      await alert(page, 'The console could not be loaded.').waitFor();
      assert.ok(!(await page.getByText('Loading…').isVisible()));
      await page.unroute(own);
      await page.getByRole('button', { name: 'Retry' }).click();
      await isTaken(page);
    }
  });

  test('says in view that it needs JavaScript, and offers nothing that would need it', async ({
    visitor,
  }) => {
    const page = await visitor({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    for (const path of ['/', '/delete-user-request', '/seasons']) {
      await page.goto(path);
      const box = await page.locator('noscript').boundingBox();
      assert.ok(box && box.y >= 0 && box.y + box.height < 844, path);
      assert.equal(await page.getByRole('button').count(), 0, path);
      assert.ok(!(await page.getByText('Loading…').isVisible()), path);
    }
  });

  test('says nothing of JavaScript over a text that needs none', async ({ visitor }) => {
    const page = await visitor({ javaScriptEnabled: false });
    await page.goto('/privacy-policy');
    await heading(page, 'Privacy Policy').waitFor();
    assert.equal(await page.locator('noscript').boundingBox(), null);
    assert.equal(await page.getByRole('button').count(), 0);
  });

  test('says so on the landing page, where Sign In was pressed already', async ({ page, expectErrors }) => {
    expectErrors(noise);
    let fail: () => void = () => undefined;
    const failed = new Promise<void>((resolve) => (fail = resolve));
    const script = '**/assets/shell.*.js';
    await page.route(script, (route) => failed.then(() => route.fulfill({ status: 404 })));
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Sign In' }).click();
    fail();
    await alert(page, 'The console could not be loaded.').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Sign In' }).isVisible(), false);
    await page.unroute(script);
    await page.getByRole('button', { name: 'Retry' }).press('Enter');
    await signIn(page, 'Admin');
  });

  test('says that it is late, and takes its place when it comes', async ({ page }) => {
    await page.clock.install();
    for (const path of ['/', '/privacy-policy']) {
      const { run } = await openPainted(page, path);
      await turnToLink(page);
      await page.clock.fastForward(10_000);
      assert.equal(await page.getByRole('alert').count(), 0);
      await page.clock.fastForward(5000);
      assert.ok(await alert(page, 'The console has not come yet.').isVisible());
      assert.doesNotMatch(await page.getByRole('alert').innerText(), /could not be loaded/);
      assert.ok(await page.getByRole('main').isVisible());
      await page.getByRole('button', { name: 'Sign In' }).waitFor();
      await run();
      await page.getByRole('alert').waitFor({ state: 'detached' });
    }
    await signIn(page, 'Admin');
    const { run } = await openPainted(page, '/seasons');
    await page.clock.fastForward(15_000);
    assert.ok(await alert(page, 'The console has not come yet.').isVisible());
    await page.getByText('Loading…').waitFor();
    await run();
    await heading(page, 'Seasons').waitFor();
    assert.equal(await page.getByRole('alert').count(), 0);
  });

  test('says that it is late where it never comes, and Retry asks for it anew', async ({ page }) => {
    await page.clock.install();
    await page.route('**/assets/shell.*.js', () => undefined, { times: 1 });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.clock.fastForward(15_000);
    assert.ok(await alert(page, 'The console has not come yet.').isVisible());
    await page.getByRole('button', { name: 'Retry' }).click();
    await isTaken(page);
    await signIn(page, 'Admin');
  });

  test('leaves the reader where they are when it comes, also with a part in the address', async ({
    page,
  }) => {
    const { run } = await openPainted(page, '/privacy-policy#deletion');
    await page.waitForFunction(() => scrollY > 0);
    const place = await readOn(page);
    await run();
    await page.waitForLoadState('load');
    await assertReads(page, place);
    assert.ok(await lastLink(page).evaluate((element) => element === document.activeElement));
  });
});
