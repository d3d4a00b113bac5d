import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { idleTime } from '../fixtures/checks/first-load';
import { address, givenContest } from '../fixtures/data/contest';
import { databaseOf, plain } from '../fixtures/data/database';
import { draftsOn, field, keeps, keepsNothing, restored, restoresNothing } from './drafts';
import { expect, type Flow, test } from '../fixtures/fixtures';
import { arrivesAt, fill, heading, press } from '../fixtures/forms';
import { anHourPasses, enter } from '../fixtures/screens';
import { isTaken } from '../pages/painted-page';
import { emailOf, signIn } from '../fixtures/sign-in';
import { text } from '../fixtures/data/stored';

/** Disables or enables an account, as an administrator of the accounts does. */
async function setDisabled(
  { product }: Pick<Flow, 'product'>,
  localId: string,
  disableUser: boolean,
): Promise<void> {
  const url = `${product.backend.running.authUrl}/identitytoolkit.googleapis.com/v1/accounts:update`;
  const headers = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body: JSON.stringify({ localId, disableUser }),
  });
  assert.ok(answer.ok, await answer.text());
}

/** Completely between the top bar and the bottom of the window. */
async function isInView(page: Page, what: Locator): Promise<void> {
  const [bar, box] = [await page.getByRole('banner').boundingBox(), await what.boundingBox()];
  const end = page.viewportSize()?.height ?? 0;
  assert.ok(bar && box && box.y >= bar.y + bar.height && box.y + box.height <= end, JSON.stringify(box));
}

/** One message, on the page, in the tab and with the focus, completely in view. */
async function saysOnlyThat(page: Page, message: string): Promise<void> {
  const alerts = page.locator('[role=alert]');
  await expect(alerts, (await alerts.allTextContents()).join(' | ')).toHaveCount(1);
  await expect(alerts).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${message}`));
  await isInView(page, heading(page, message));
  await isInView(page, page.getByRole('button', { name: 'Sign in again' }));
}

test.describe('drafts and people', () => {
  test('are separate in each tab; logging out asks once before it deletes them', async ({ page }) => {
    await enter(page, 'Manager');
    const other = await page.context().newPage();
    await page.goto('/create-season');
    await fill(page, { Season: 'In one tab' });
    await other.goto('/create-season');
    await restoresNothing(other, 'Create Season');
    await fill(other, { Season: 'In the other' });
    await expect(field(page, 'Season')).toHaveValue('In one tab');
    await expect.poll(() => draftsOn(other)).toHaveLength(2);
    await page.close();
    await other.reload();
    await restored(other).waitFor();
    await expect(field(other, 'Season')).toHaveValue('In the other');
    await other.getByRole('button', { name: 'Drafts (1)' }).click();
    await other.getByText('Season: In one tab').waitFor();
    await press(other, 'Close');

    await other.setViewportSize({ width: 390, height: 844 });
    const [notice, first] = [await restored(other).boundingBox(), await field(other, 'Season').boundingBox()];
    assert.ok(notice && first && notice.y + notice.height <= first.y, 'the notice stands above the fields');

    await press(other, 'Logout');
    await press(other, 'Stay signed in');
    await expect(field(other, 'Season')).toHaveValue('In the other');
    const third = await other.context().newPage();
    const dialogs: string[] = [];
    third.on('dialog', (dialog) => {
      dialogs.push(dialog.type());
      void dialog.accept();
    });
    await third.goto('/create-season');
    await restored(third).waitFor();
    await expect(field(third, 'Season')).toHaveValue('In one tab');
    await field(third, 'Season').click();
    await third.keyboard.type('!');

    await press(other, 'Logout');
    await press(other, 'Log out');
    await arrivesAt(third, '/');
    assert.deepEqual(dialogs, [], 'a session that is over holds nobody back');
    await arrivesAt(other, '/');
    await other.getByRole('button', { name: 'Sign In' }).first().waitFor();
    await expect.poll(() => other.evaluate(() => localStorage.length)).toBe(0);
    await keepsNothing(other);
  });

  test('are hidden from other people and restored for their owner', async ({ page }) => {
    await enter(page, 'Manager', '/create-season');
    await fill(page, { Season: 'Half written' });
    await keeps(page, 'Half written');
    // The session ends without a log-out.
    await page.evaluate(() => localStorage.removeItem('user'));
    await page.goto('/');
    await signIn(page, 'Admin');
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    await expect(page.getByRole('button', { name: /^Drafts/ })).toHaveCount(0);
    await page.goto('/create-season');
    await restoresNothing(page, 'Create Season');
    assert.deepEqual(await draftsOn(page), ['Season: Half written']);

    await page.evaluate(() => localStorage.removeItem('user'));
    await page.goto('/');
    await signIn(page, 'Manager');
    await page.getByRole('button', { name: 'Drafts (1)' }).click();
    await page.getByRole('link', { name: 'Open' }).click();
    await restored(page).waitFor();
    await expect(field(page, 'Season')).toHaveValue('Half written');
  });

  test('stay in the form when an ended session is renewed', async ({ page, product, expectErrors }) => {
    expectErrors(/status of 400|Reading ".+" failed|could not|permission/i);
    const database = databaseOf(product);
    const { season, quiz, quizPath } = await givenContest(database);
    await page.clock.install();
    await enter(page, 'Manager', address('/update-quiz', { season, quiz }));
    await field(page, 'Title').waitFor();
    await page.setViewportSize({ width: 390, height: 700 });
    await fill(page, { Description: 'Typed before it ended', Title: 'Typed before it ended' });
    await field(page, 'Description').focus();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const titleBefore = await page.title();
    const uid = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('user') ?? '{}') as { uid: string }).uid,
    );
    await setDisabled({ product }, uid, true);
    // The listeners are refused after the session ended.
    const refused = page.waitForResponse((response) => response.status() === 400);
    await anHourPasses(page);
    await heading(page, 'Your sign-in has ended').waitFor();
    await expect(field(page, 'Title')).toBeHidden();
    await refused;
    await idleTime(page);
    await saysOnlyThat(page, 'Your sign-in has ended');

    await setDisabled({ product }, uid, false);
    const opening = page.waitForEvent('popup');
    await press(page, 'Sign in again');
    await (await opening).getByRole('button', { name: emailOf('Manager') }).click();
    await field(page, 'Title').waitFor();
    await expect(field(page, 'Title')).toHaveValue('Typed before it ended');
    await expect
      .poll(() => field(page, 'Description').evaluate((it) => it === document.activeElement))
      .toBe(true);
    await isInView(page, field(page, 'Description'));
    await expect(page).toHaveTitle(titleBefore);
    await database.change(quizPath, { language: text('Tamil') });
    await page.getByText('Someone else changed Languages.').waitFor();

    await press(page, 'Update Quiz');
    await arrivesAt(page, address('/quizzes', { season, quiz }));
    assert.equal(plain((await database.everything()).get(quizPath)?.title), 'Typed before it ended');
    await keepsNothing(page);
  });

  test('stay in the tab of a visitor, who signs in in another tab and sends them', async ({ page }) => {
    await page.goto('/delete-user-request');
    await isTaken(page);
    await fill(page, { Reason: 'Typed before signing in' });
    await keeps(page, 'Typed before signing in');
    await page.reload();
    await restored(page).waitFor();
    await expect(field(page, 'Reason')).toHaveValue('Typed before signing in');
    const other = await page.context().newPage();
    await other.goto('/delete-user-request');
    await restoresNothing(other, 'Submit');
    const opening = page.waitForEvent('popup');
    await page.getByRole('checkbox', { name: /^I understand/ }).check();
    await press(page, 'Submit');
    await (await opening).getByRole('button', { name: emailOf('Host') }).click();
    await page.getByText('You are signed in with this account.').waitFor();
    await expect(field(page, 'Reason')).toHaveValue('Typed before signing in');
    await page.reload();
    await restored(page).waitFor();
    await page.getByRole('checkbox', { name: /^I understand/ }).check();
    await press(page, 'Submit');
    await heading(page, 'Account Deletion Request').waitFor();
    await page.getByRole('heading', { name: 'Your request has been received' }).waitFor();
    await keepsNothing(page);
  });
});
