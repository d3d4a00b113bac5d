import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { address, givenContest } from '../fixtures/data/contest';
import { databaseOf } from '../fixtures/data/database';
import { expect, longUnless, test } from '../fixtures/fixtures';
import { arrivesAt, heading } from '../fixtures/forms';
import { rowsShown } from '../fixtures/list';
import { frameOf, openPainted, paintedRulesInUse, settled, shiftsOf, watchShifts } from './painted-page';
import { serveInPieces } from './serve-in-pieces';
import { enter, idsOf, screens } from '../fixtures/screens';
import { emailOf } from '../fixtures/sign-in';

const looks = [
  { viewport: { width: 390, height: 844 }, colorScheme: 'light', ground: 'rgb(247, 245, 240)' },
  { viewport: { width: 1280, height: 800 }, colorScheme: 'dark', ground: 'rgb(22, 24, 29)' },
] as const;

const publicPages = {
  '/': 'Bible Quiz Console',
  '/no-such-page': 'Bible Quiz Console',
  '/privacy-policy': 'Privacy Policy · Bible Quiz Console',
  '/terms-and-conditions': 'Terms and Conditions · Bible Quiz Console',
  '/delete-user-request': 'Account Deletion Request · Bible Quiz Console',
};

const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test.describe('before scripts run', () => {
  test('the legal texts can be read, with the brand and address of this deployment', async ({ visitor }) => {
    const page = await visitor({ javaScriptEnabled: false });
    for (const [path, title] of [
      ['/privacy-policy', 'Privacy Policy'],
      ['/terms-and-conditions', 'Terms and Conditions'],
    ] as const) {
      await page.goto(path);
      await heading(page, title).waitFor();
      await page.getByText('Last updated 12 February 2024').waitFor();
      await page.getByRole('link', { name: 'support@' }).first().waitFor();
      assert.doesNotMatch(await page.content(), /\[\[/);
    }
    await page.getByRole('link', { name: 'Sign In' }).waitFor();
    await page.getByRole('link', { name: 'Delete my account' }).click();
    await heading(page, 'Account Deletion Request').waitFor();
  });

  for (const { ground, ...look } of looks) {
    const how = `at ${look.viewport.width} px, ${look.colorScheme}`;

    test(`public pages have their title, and nothing moves, ${how}`, async ({ visitor }) => {
      const page = await visitor(look);
      await watchShifts(page);
      for (const [path, title] of Object.entries(publicPages)) {
        const { run } = await openPainted(page, path);
        const painted = await frameOf(page);
        await expect(page).toHaveTitle(title);
        assert.equal(await groundOf(page), ground, path);
        await run();
        await settled(page);
        const drawn = await frameOf(page);
        for (const part of ['header', 'header a']) assert.deepEqual(drawn[part], painted[part], path);
        await expect(page).toHaveTitle(title);
        assert.deepEqual(await shiftsOf(page), [], path);
      }
    });

    const details = longUnless(look.colorScheme === 'light');
    test(
      `each screen for staff has its title, and nothing moves, ${how}`,
      details,
      async ({ visitor, product }) => {
        const given = await givenContest(databaseOf(product), { questions: 3 });
        const page = await visitor(look);
        await enter(page, 'Admin');
        // What the device keeps of a list that was left before all rows came lacks some.
        await rowsShown(page);
        await watchShifts(page);
        for (const { path, ids, title } of [...screens, { path: '/modules', ids: [], title: 'Modules' }]) {
          const { run } = await openPainted(page, address(path, idsOf(given, ids)));
          await page.locator('#static').getByText('Loading…').waitFor();
          const painted = path === '/quizzes' ? 'Questions' : title;
          await expect(page).toHaveTitle(`${painted} · Bible Quiz Console`);
          await run();
          await heading(page, new RegExp(`^${title}`)).waitFor();
          await settled(page);
          await expect(page).toHaveTitle(new RegExp(`^${title}.* · Bible Quiz Console$`));
          assert.deepEqual(await shiftsOf(page), [], path);
          assert.deepEqual(await paintedRulesInUse(page), [], path);
        }
        for (const path of ['/home?season=nope', '/settings?season=nope', '/update-season?season=nope']) {
          const { run } = await openPainted(page, path);
          await run();
          await heading(page, 'Seasons').waitFor();
          await settled(page);
          assert.deepEqual(await shiftsOf(page), [], path);
        }
      },
    );
  }

  test('nothing of the frame moves when a slow line has brought only a part of it', async ({
    page,
    product,
  }) => {
    const site = await serveInPieces(product.origin, 'Sign In');
    try {
      await watchShifts(page);
      for (const path of ['/privacy-policy', '/']) {
        await page.goto(`${site.origin}${path}`);
        await page.getByText('Sign In', { exact: true }).waitFor();
        assert.deepEqual(await shiftsOf(page), [], path);
      }
    } finally {
      await page.close();
      await site.close();
    }
  });

  test('nothing of the landing page moves on a phone when a slow line brings its footer later', async ({
    visitor,
    product,
  }) => {
    const site = await serveInPieces(product.origin, '<footer');
    const page = await visitor({ viewport: { width: 390, height: 844 } });
    try {
      await watchShifts(page);
      await page.goto(`${site.origin}/no-such-page`);
      await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
      assert.deepEqual(await shiftsOf(page), []);
    } finally {
      await page.close();
      await site.close();
    }
  });

  test('links lead staff to the seasons and visitors to the landing page', async ({ page }) => {
    const { run: go } = await openPainted(page, '/seasons');
    assert.equal(await page.evaluate('location.pathname'), '/');
    await page.getByRole('img', { name: 'Wallpaper' }).waitFor();
    await expect(page.getByText('Loading…')).toBeHidden();
    await expect(page).toHaveTitle('Bible Quiz Console');
    await go();
    await enter(page, 'Admin');

    const { run } = await openPainted(page, '/');
    assert.equal(await page.evaluate('location.pathname'), '/seasons');
    await page.getByText('Loading…').waitFor();
    await expect(page.getByRole('img', { name: 'Wallpaper' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeHidden();
    await run();
    await heading(page, 'Seasons').waitFor();

    const { run: end } = await openPainted(page, '/delete-user-request');
    await heading(page, 'Account Deletion Request').waitFor();
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeHidden();
    await end();
    await page.getByRole('button', { name: 'Logout' }).waitFor();
  });

  test('focus stays where it is when scripts run, and Sign In works by pointer and by keyboard', async ({
    page,
  }) => {
    const { run: start } = await openPainted(page, '/');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' });
    await link.focus();
    await start();
    await expect(link).toBeFocused();

    for (const [name, press] of [
      ['Sign In', 'click'],
      ['Continue with Google', 'click'],
      ['Sign In', 'key'],
    ] as const) {
      const { run } = await openPainted(page, '/');
      const button = page.getByRole('button', { name });
      const opening = page.waitForEvent('popup');
      if (press === 'click') await button.click();
      else await button.press('Enter');
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await run();
      const popup = await opening;
      if (press === 'click') await popup.close();
      else await popup.getByRole('button', { name: emailOf('Host') }).click();
    }
    await arrivesAt(page, '/seasons');
  });
});
