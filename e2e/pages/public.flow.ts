import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openInPlace } from '../../tools/browsers/show-shot';
import { idleTime } from '../fixtures/checks/first-load';
import { expect, type Flow, test } from '../fixtures/fixtures';
import { heading } from '../fixtures/forms';
import { screens } from '../fixtures/screens';
import { emailOf } from '../fixtures/sign-in';
import { isTaken, policyInConsole } from './painted-page';

/** The shell's files that only signed-in staff need. */
const staffParts = ['store', 'client', 'database', 'firestore', 'console', 'module-status'];

const isIn = (url: string) => (part: string) => url.includes(`/assets/${part}.`);

/** The requests of a page while it is opened and then idle. */
async function requestsOf(
  { page }: Pick<Flow, 'page'>,
  path: string,
  ready: (page: Page) => Promise<unknown>,
): Promise<string[]> {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(path);
  await ready(page);
  await idleTime(page, 8);
  return requested;
}

test.describe('a public visitor', () => {
  for (const path of ['/privacy-policy?latest', '/terms-and-conditions?latest', '/delete-user-request']) {
    test(`opens ${path} cold without a file of staff's modules, Firestore or Auth @1.05`, async ({
      page,
      product,
    }) => {
      const requested = await requestsOf({ page }, path, async (page) => {
        await isTaken(page);
        await heading(page, /./).waitFor();
      });
      const publicOrigin = product.sites.get('public-mfe')?.running.origin;
      const strangers = requested.filter(
        (url) => ![product.origin, publicOrigin].includes(new URL(url).origin),
      );
      assert.deepEqual(strangers, []);
      assert.ok(
        requested.some((url) => publicOrigin && url.startsWith(publicOrigin)),
        'the public module was requested',
      );
      const built = await readdir(join(__dirname, '../../shell/dist/assets'));
      for (const part of staffParts)
        assert.ok(
          built.some((name) => name.startsWith(`${part}.`)),
          `${part} is a part`,
        );
      const staff = requested.filter((url) => staffParts.some(isIn(url)));
      assert.deepEqual(staff, []);
    });
  }

  test('opens / cold without a file of a module, Firestore or Auth until they point at Sign In', async ({
    page,
    product,
  }) => {
    const requested = await requestsOf({ page }, '/', isTaken);
    assert.deepEqual(
      requested.filter((url) => new URL(url).origin !== product.origin || staffParts.some(isIn(url))),
      [],
    );
    assert.deepEqual(await page.evaluate(() => indexedDB.databases()), []);
    const client = page.waitForRequest(/\/assets\/client\./);
    await page.getByRole('button', { name: 'Sign In' }).hover();
    await client;
  });

  test('reads on a phone what the console is for, and signs in where a thumb reaches', async ({
    visitor,
  }) => {
    const page = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.goto('/');
    await isTaken(page);
    await expect(page.getByText(/^Hosts prepare Bible quiz contests/)).toBeInViewport();
    for (const name of ['Privacy policy', 'Delete my account', 'English'])
      await expect(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    const button = page.getByRole('button', { name: 'Continue with Google' });
    await expect(button).toBeInViewport({ ratio: 1 });
    assert.ok(((await button.boundingBox())?.y ?? 0) > 844 / 2, 'the button is in the lower half');
    const opening = page.waitForEvent('popup');
    await button.tap();
    await (await opening).getByRole('button', { name: emailOf('Host') }).click();
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    await expect(page).toHaveURL('/seasons');
  });

  test('reads a legal text on a phone under its folded contents, which lead to a section', async ({
    visitor,
  }) => {
    const page = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    for (const path of ['/privacy-policy', policyInConsole]) {
      await page.goto(path);
      if (path === policyInConsole) await isTaken(page);
      await expect(page.getByRole('heading', { name: 'Who we are' })).toBeInViewport();
      const contents = page.getByRole('navigation', { name: 'Contents' });
      const section = contents.getByRole('link', { name: 'Your rights' });
      await expect(section).toBeHidden();
      await contents.getByRole('link', { name: 'Contents' }).tap();
      await section.tap();
      await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport();
      await expect(section).toBeHidden();
    }
  });

  test('is sent from every screen for staff to the landing page @2.05', async ({ page }) => {
    const landed = async () => {
      await expect(page).toHaveURL('/');
      await page.getByRole('img', { name: 'Wallpaper' }).waitFor();
    };
    await page.goto('/seasons');
    await landed();
    await isTaken(page);
    for (const { path } of screens) {
      await openInPlace(page, path);
      await landed();
    }
  });
});
