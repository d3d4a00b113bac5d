import type { Page } from '@playwright/test';
import { assertAccessible } from '../fixtures/checks/axe';
import { expect, test } from '../fixtures/fixtures';
import { signIn } from '../fixtures/sign-in';
import { serve, visitAgain, visitOnce, visitTwice } from './visits';

test.use({ servers: { shell: serve }, serviceWorkers: 'allow' });

/** What Chromium itself says of the page as an app. */
async function appOf(page: Page) {
  await expect(page.locator('link[rel=manifest]')).toBeAttached();
  const browser = await page.context().newCDPSession(page);
  const { errors, data = '' } = await browser.send('Page.getAppManifest');
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  const manifest = JSON.parse(data) as {
    readonly name: string;
    readonly icons: readonly { src: string; purpose: string }[];
    readonly shortcuts: readonly { name: string; url: string }[];
  };
  // Only a whole Chromium examines it. A flow's profile is one of its incognito windows, which install nothing.
  const obstacles = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  return { errors: [...errors, ...obstacles], ...manifest };
}

test.describe('the console as an app', () => {
  test('can be installed by staff, with icons, shortcuts and its name in their language', async ({
    page,
    context,
    product,
  }) => {
    await visitOnce(page);
    const app = await appOf(page);
    expect(app.errors).toEqual([]);
    expect(app.name).toBe('Bible Quiz Console');
    expect(app.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable', 'monochrome']);
    for (const { src } of app.icons) {
      const { headers } = await fetch(new URL(src, product.origin));
      expect([headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
        'image/png',
        expect.stringContaining('immutable'),
      ]);
    }
    expect(app.shortcuts.map(({ name }) => name)).toEqual(['Seasons', 'Drafts']);

    await page.goto(app.shortcuts[1]?.url ?? '');
    const drafts = page.getByRole('dialog', { name: 'Your drafts' });
    await expect(drafts).toContainText('No drafts');
    await drafts.getByRole('button', { name: 'Close' }).click();
    await expect(drafts).toBeHidden();
    await expect(page).toHaveURL(/\/seasons$/);

    await context.addCookies([{ name: 'lang', value: 'te', url: product.origin }]);
    await page.reload();
    const telugu = await appOf(page);
    expect(telugu.errors).toEqual([]);
    expect(telugu.name).toBe('బైబిల్ క్విజ్ కన్సోల్');
    expect(telugu.shortcuts.map(({ name }) => name)).toEqual(['సీజన్లు', 'డ్రాఫ్ట్‌లు']);
  });

  test('opens the drafts by its shortcut, also after a sign-in', async ({ page }) => {
    await page.goto('/seasons#drafts');
    await signIn(page, 'Manager');
    await expect(page.getByRole('dialog', { name: 'Your drafts' })).toContainText('No drafts');
    await expect(page).toHaveURL(/\/seasons#drafts$/);
  });

  test('starts without a connection, and says on a public page, in the language of the console, that there is none', async ({
    page,
    context,
    product,
    expectErrors,
  }) => {
    expectErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|last registry|Could not reach|status of 503|Reading/);
    await visitTwice(page);
    await page.close();
    const live = await visitAgain(context, '/privacy-policy');
    await expect(live.getByRole('heading', { level: 2 }).first()).toBeVisible();

    await context.setOffline(true);
    const started = await visitAgain(context, '/');
    await expect(started.getByRole('link', { name: 'View Quizzes' }).first()).toBeVisible();
    await expect(started).toHaveURL(/\/seasons$/);

    await live.reload();
    await expect(live.getByText('This isn’t available offline. Connect to the internet')).toBeVisible();
    await assertAccessible(live, 'a public page without a connection');
    await context.addCookies([{ name: 'lang', value: 'te', url: product.origin }]);
    await live.getByRole('link', { name: 'Reload' }).click();
    await expect(live.getByRole('heading', { name: 'ఆఫ్‌లైన్' })).toBeVisible();
    await context.setOffline(false);
    await live.getByRole('link').click();
    await expect(live.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });
});
