import assert from 'node:assert/strict';
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures/fixtures';
import { follow, heading } from '../fixtures/forms';
import { idleTime } from '../fixtures/checks/first-load';
import { isTaken, openPainted } from './painted-page';
import { enter } from '../fixtures/screens';
import { signIn } from '../fixtures/sign-in';

type RegistryLine = { readonly name: string };

const policy = '/privacy-policy';
const legal = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name });
const newer = (page: Page) => page.getByRole('link', { name: 'Show the newer version' });

/** Opens the policy. Returns the scripts that the page requests. */
async function readPolicy(page: Page): Promise<string[]> {
  const requested: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && requested.push(request.url()));
  await page.goto(policy);
  await heading(page, 'Privacy Policy').waitFor();
  await idleTime(page);
  return requested;
}

/** Makes the registry name another release of the public pages than the one whose text the page contains. */
async function releaseAnother(page: Page): Promise<void> {
  await page.route('**/remotes.json', async (route) => {
    const registry = (await (await route.fetch()).json()) as { remotes: { access: string }[] };
    const remotes = registry.remotes.map((line) =>
      line.access === 'public' ? { ...line, release: '0123456789ab' } : line,
    );
    await route.fulfill({ json: { ...registry, remotes } });
  });
}

test.describe('a legal page, signed out', () => {
  test('loads no script on hover, focus or press', async ({ page }) => {
    const requested = await readPolicy(page);
    const part = page.getByRole('main').locator('a[href^="#"]').last();
    await part.hover();
    await part.click();
    await page.waitForFunction(() => location.hash !== '' && scrollY > 0);
    await legal(page, 'Delete my account').hover();
    await page.getByRole('link', { name: 'Sign In' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    await idleTime(page);
    assert.deepEqual(requested, []);
    await expect(page.locator('#static main')).toBeVisible();
    await expect(newer(page)).toBeHidden();
  });

  test('leads to the other legal page and back, on a phone', async ({ visitor }) => {
    const page = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const requested = await readPolicy(page);
    await legal(page, 'Terms and conditions').tap();
    await heading(page, 'Terms and Conditions').waitFor();
    await idleTime(page);
    assert.deepEqual(requested, []);
    await page.goBack();
    await heading(page, 'Privacy Policy').waitFor();
  });

  test('leads to the form and to the landing page, where staff sign in', async ({ page }) => {
    await readPolicy(page);
    await follow(page, 'Delete my account');
    await heading(page, 'Account Deletion Request').waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Sign In' }).click();
    await page.getByRole('img', { name: 'Wallpaper' }).waitFor();
    await signIn(page, 'Host');
  });

  test('is readable when the registry cannot be loaded', async ({ page, expectErrors }) => {
    expectErrors(/net::ERR_|Failed to (fetch|load resource)|preload/);
    await page.route('**/remotes.json', (route) => route.abort());
    assert.deepEqual(await readPolicy(page), []);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('links to the newer version where a newer release is live', async ({ page }) => {
    await releaseAnother(page);
    assert.deepEqual(await readPolicy(page), []);
    await page.getByText('A newer version of this page is available.').waitFor();
    await newer(page).click();
    await isTaken(page);
    await heading(page, 'Privacy Policy').waitFor();
    await expect(newer(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
  });

  test('opens in the running console without loading a page', async ({ page }) => {
    await page.goto('/');
    await isTaken(page);
    await page.evaluate('globalThis.isSamePage = true');
    await follow(page, 'Privacy policy');
    await heading(page, 'Privacy Policy').waitFor();
    assert.equal(await page.evaluate('globalThis.isSamePage'), true);
  });
});

test.describe('a legal page, signed in', () => {
  test('opens in the console, at the fragment of the address', async ({ page }) => {
    await enter(page, 'Host');
    const { run } = await openPainted(page, `${policy}#deletion`);
    await page.getByRole('status').getByText('Loading…').waitFor();
    await expect(heading(page, 'Privacy Policy')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeHidden();
    await run();
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    await page.waitForFunction(() => {
      const top = document.getElementById('deletion')?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < innerHeight / 2;
    });
  });

  /** The registry with another entry of the public module. */
  const changedTo = (change: (line: RegistryLine) => readonly object[]) => async (route: Route) => {
    const response = await route.fetch();
    const file = (await response.json()) as { remotes: RegistryLine[] };
    const remotes = file.remotes.flatMap((line) => (line.name === 'public_mfe' ? change(line) : line));
    await route.fulfill({ response, json: { ...file, remotes } });
  };
  const faults: readonly [string, (route: Route) => Promise<void>][] = [
    ['the registry cannot be loaded', (route) => route.abort()],
    ['the registry does not name its module', changedTo(() => [])],
    ['its entry in the registry is refused', changedTo((line) => [{ ...line, integrity: 'x' }])],
    [
      'its module is not what its entry says',
      changedTo((line) => [{ ...line, release: 'abcdefabcdef', integrity: `sha384-${'A'.repeat(64)}` }]),
    ],
  ];

  test(`is readable when ${faults.map(([fault]) => fault).join(', or ')}`, async ({ page, expectErrors }) => {
    expectErrors(
      /net::ERR_|Failed to (fetch|load resource)|preload|can’t start|A module is left out|integrity|Federation/,
    );
    await enter(page, 'Host');
    for (const [fault, answer] of faults) {
      await page.evaluate(() => caches.delete('registry'));
      await page.route('**/remotes.json', answer);
      await page.goto(policy);
      await expect(heading(page, 'Privacy Policy'), fault).toBeVisible();
      await page.getByText('The contest is not for children under 13').waitFor();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.unroute('**/remotes.json');
    }
  });
});
