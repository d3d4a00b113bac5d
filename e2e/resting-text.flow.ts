import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { test } from './fixtures';
import { arrivesAt, heading } from './forms';
import { idleTime } from './first-load';
import { isTaken, wake } from './painted-page';
import { enter } from './screens';
import { emailOf } from './sign-in';

const policy = '/privacy-policy';
const isPainted = (page: Page) => page.locator('#static main').isVisible();
const legal = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name });

/** Opens the policy as somebody reads it; gives the scripts that are asked for. */
async function readPolicy(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()));
  await page.goto(policy);
  await heading(page, 'Privacy Policy').waitFor();
  await idleTime(page);
  return asked;
}

/** Lets the registry name another release of the public pages than the one whose text the page holds. */
async function releaseAnother(page: Page): Promise<void> {
  await page.route('**/remotes.json', async (route) => {
    const registry = (await (await route.fetch()).json()) as { remotes: { access: string }[] };
    const remotes = registry.remotes.map((line) =>
      line.access === 'public' ? { ...line, release: '0123456789ab' } : line,
    );
    await route.fulfill({ json: { ...registry, remotes } });
  });
}

test.describe('a legal text', () => {
  test('is read, from part to part and to its end, without a script', async ({ page }) => {
    const asked = await readPolicy(page);
    const { pathname } = new URL(page.url());
    const part = page.getByRole('main').locator('a[href^="#"]').last();
    await part.hover();
    await part.click();
    await page.waitForFunction(() => location.hash !== '' && scrollY > 0);
    await page.keyboard.press('End');
    await page.getByRole('main').getByRole('link', { name: 'support@' }).last().hover();
    await idleTime(page);
    assert.deepEqual(asked, []);
    assert.equal(new URL(page.url()).pathname, pathname);
  });

  test('leads on to the other one by a tap, which needs no script either', async ({ visitor }) => {
    const page = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const asked = await readPolicy(page);
    await legal(page, 'Terms and conditions').tap();
    await heading(page, 'Terms and Conditions').waitFor();
    await idleTime(page);
    assert.deepEqual(asked, []);
    await page.goBack();
    await heading(page, 'Privacy Policy').waitFor();
  });

  test('asks for nothing that could not come, or that would cost somebody who saves data', async ({
    page,
  }) => {
    const asked = await readPolicy(page);
    await page.context().setOffline(true);
    await legal(page, 'Delete my account').hover();
    await idleTime(page);
    await page.context().setOffline(false);
    await page.evaluate("Reflect.defineProperty(navigator, 'connection', { value: { saveData: true } })");
    await legal(page, 'Privacy policy').hover();
    await idleTime(page);
    assert.deepEqual(asked, []);
    assert.equal(await page.getByRole('alert').count(), 0);
  });

  const turns: Record<string, (page: Page) => Promise<void>> = {
    'a pointer comes to a link': (page) => legal(page, 'Delete my account').hover(),
    'the Tab key comes to a link': async (page) => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
    },
  };
  for (const [what, turn] of Object.entries(turns))
    test(`gets the console around it when ${what}, and the link then loads no page`, async ({ page }) => {
      assert.deepEqual(await readPolicy(page), []);
      await turn(page);
      await isTaken(page);
      await heading(page, 'Privacy Policy').waitFor();
      await page.evaluate('globalThis.isSamePage = true');
      await legal(page, 'Delete my account').click();
      await heading(page, 'Account Deletion Request').waitFor();
      assert.equal(await page.evaluate('globalThis.isSamePage'), true);
    });

  test('lets staff sign in by a tap', async ({ visitor }) => {
    const page = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await readPolicy(page);
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Sign In' }).tap();
    await (await opening).getByRole('button', { name: emailOf('Host') }).click();
    await arrivesAt(page, '/seasons');
  });

  test('lets staff sign in where the registry does not answer in time', async ({ page, expectErrors }) => {
    expectErrors(/preload/);
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/remotes.json', (route) => held.then(() => route.continue()));
    await page.goto(policy);
    await heading(page, 'Privacy Policy').waitFor();
    const script = page.waitForRequest(/\/assets\/shell\./);
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await script;
    answer();
    await (await opening).getByRole('button', { name: emailOf('Host') }).click();
    await arrivesAt(page, '/seasons');
  });

  test('keeps the place from which the Tab key goes on', async ({ page }) => {
    await readPolicy(page);
    await page.getByRole('main').locator('a[href="#deletion"]').first().click();
    await page.waitForFunction(() => scrollY > 0);
    const place = await page.evaluate(() => scrollY);
    await wake(page);
    assert.equal(await page.evaluate(() => scrollY), place);
    await page.keyboard.press('Tab');
    const isNext = await page.evaluate(() => {
      const part = document.getElementById('deletion');
      const { DOCUMENT_POSITION_FOLLOWING: follows } = Node;
      const next = [...document.links].find((link) => part && part.compareDocumentPosition(link) & follows);
      return next === document.activeElement;
    });
    assert.ok(isNext);
  });

  test('shows who is signed in since somebody did so in another tab', async ({ page }) => {
    await readPolicy(page);
    await enter(await page.context().newPage(), 'Host');
    await page.getByRole('button', { name: 'Logout' }).waitFor();
  });

  test('asks the registry again when it has been open for long', async ({ page }) => {
    await readPolicy(page);
    await page.evaluate('performance.now = () => 3_600_000');
    const answered = page.waitForResponse('**/remotes.json');
    await wake(page);
    await answered;
  });

  test('follows the link that was pressed while the console took its place', async ({ page }) => {
    await readPolicy(page);
    await legal(page, 'Terms and conditions').hover();
    await page.mouse.down();
    await page.waitForFunction(() =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => name.includes('__federation_expose_module')),
    );
    await page.waitForTimeout(1000);
    assert.ok(await isPainted(page));
    await page.mouse.up();
    await heading(page, 'Terms and Conditions').waitFor();
  });

  test('is replaced unasked where a newer release is live', async ({ page }) => {
    await releaseAnother(page);
    await page.goto(policy);
    await isTaken(page);
    await heading(page, 'Privacy Policy').waitFor();
  });

  test('is replaced unasked where its copyright line names an earlier year', async ({ page }) => {
    await page.clock.install({ time: new Date(new Date().getFullYear() + 1, 0, 2) });
    await page.goto(policy);
    await isTaken(page);
    await page.getByText(`© ${new Date().getFullYear() + 1}`).waitFor();
  });

  test('is replaced unasked for somebody who is signed in, with a way back to the lists', async ({
    page,
  }) => {
    await enter(page, 'Host');
    await page.goto(policy);
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    await isTaken(page);
  });
});
