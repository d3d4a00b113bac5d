import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/fixtures';
import { serve, visitOnce } from './visits';

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
});
