import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { address, givenContest } from './contest';
import { newSeason } from './creations';
import { databaseOf, plain } from './database';
import { eventually } from './eventually';
import { arrivesAt, fill, follow, heading, press } from './forms';
import { enter, idsOf, type Id } from './screens';
import { text } from './stored';
import { emailOf, flows, type Flow } from './support';

const offer = (page: Page) =>
  page.getByRole('status').filter({ hasText: /You typed something here on \d{4}-\d\d-\d\d \d\d:\d\d/ });
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** The form is open, had time to look for a draft, and offers none. */
async function offersNothing(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).waitFor();
  await page.waitForTimeout(300);
  assert.equal(await offer(page).count(), 0);
}

/** What stands in the fields of the page. */
const valuesIn = (page: Page): Promise<string[]> =>
  page
    .locator('form')
    .locator('input, select, textarea')
    .evaluateAll((fields) => fields.map((each) => (each as HTMLInputElement).value));

const keepsNothing = (page: Page): Promise<void> =>
  eventually(async () => {
    const keys = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('draft')),
    );
    assert.deepEqual(keys, []);
  });

/** Ends the page's process, as a phone does that needs the memory; nothing in it hears of that. */
async function kill(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

/** An administrator of the accounts disables one, or enables it again. */
async function setDisabled({ product }: Flow, localId: string, disableUser: boolean): Promise<void> {
  const url = `${product.backend.running.authUrl}/identitytoolkit.googleapis.com/v1/accounts:update`;
  const headers = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body: JSON.stringify({ localId, disableUser }),
  });
  assert.ok(answer.ok, await answer.text());
}

/** Something typed or chosen in every form there is; a select takes the label of an option. */
const forms: readonly { path: string; ids: readonly Id[]; typed: Readonly<Record<string, string>> }[] = [
  { path: '/create-season', ids: [], typed: { Season: 'Half written' } },
  { path: '/update-season', ids: ['season'], typed: { Host: 'Half written' } },
  { path: '/create-quiz', ids: ['season'], typed: { Description: 'Half written' } },
  { path: '/update-quiz', ids: ['season', 'quiz'], typed: { Status: 'Ongoing' } },
  { path: '/create-question', ids: ['season', 'quiz'], typed: { 'Option One': 'Half written' } },
  { path: '/update-question', ids: ['season', 'quiz', 'question'], typed: { Question: 'Half written' } },
  {
    path: '/settings',
    ids: ['season'],
    typed: { Title: 'Half written', Appearance: 'After Quiz Finished', 'Quiz intro banner: shown': 'Yes' },
  },
  { path: '/delete-user-request', ids: [], typed: { Reason: 'Half written' } },
];

flows('what is typed and not saved', (flow) => {
  flow('is offered by every form', async ({ page, product }) => {
    const given = await givenContest(databaseOf(product));
    await enter(page, 'Admin');
    for (const { path, ids, typed } of forms) {
      await page.goto(address(path, idsOf(given, ids)));
      for (const [label, value] of Object.entries(typed)) {
        await field(page, label).waitFor();
        await fill(page, { [label]: value });
      }
      const before = await valuesIn(page);
      await page.reload();
      for (const label of Object.keys(typed)) {
        const form = page.locator('form').filter({ has: field(page, label) });
        await press(form, 'Restore');
      }
      assert.deepEqual(await valuesIn(page), before, path);
    }
  });

  flow('is offered after the tab was killed, can be saved then, and is gone', async ({ page, product }) => {
    await enter(page, 'Manager');
    const killed = await page.context().newPage();
    await killed.goto('/create-season');
    await fill(killed, newSeason.typed);
    await kill(killed);

    await page.goto('/create-season');
    await press(page, 'Restore');
    for (const [label, typed] of Object.entries(newSeason.typed))
      assert.equal(await field(page, label).inputValue(), typed);
    assert.equal(await offer(page).count(), 0);
    const stored = await databaseOf(product).changesDuring(async () => {
      await press(page, 'Create Season');
      await page.waitForURL('**/home?*');
    });
    assert.equal(Object.keys(stored).length, 1);
    await keepsNothing(page);
    await page.goto('/create-season');
    await offersNothing(page, 'Create Season');
  });

  flow('meets after a reload what somebody else has saved meanwhile', async ({ page, product }) => {
    const database = databaseOf(product);
    const { season, quiz, quizPath } = await givenContest(database);
    await enter(page, 'Manager');
    const at = address('/update-quiz', { season, quiz });
    await page.goto(at);
    await fill(page, { Title: 'Mine', Description: 'Mine, too' });
    await database.change(quizPath, { title: text('Theirs'), language: text('Tamil') });
    await page.reload();
    await offer(page).waitFor();
    await eventually(async () => assert.equal(await field(page, 'Title').inputValue(), 'Theirs'));
    await press(page, 'Restore');
    assert.equal(await field(page, 'Title').inputValue(), 'Mine');
    await page.getByText('Somebody else has changed Title and Languages since you began.').waitFor();

    await press(page, 'Update Quiz');
    const conflict = page.getByRole('dialog', { name: 'Somebody else changed this, too' });
    await conflict.getByRole('group', { name: 'Title', exact: true }).getByLabel('Mine').check();
    await press(conflict, 'Save');
    await arrivesAt(page, address('/quizzes', { season, quiz }));
    const stored = (await database.everything()).get(quizPath);
    assert.deepEqual([stored?.title, stored?.description, stored?.language].map(plain), [
      'Mine',
      'Mine, too',
      'Tamil',
    ]);
  });

  flow(
    'is asked about when it is left by a link, Back, the address or the tab',
    async ({ page, product }) => {
      const { season } = await givenContest(databaseOf(product));
      await enter(page, 'Manager');
      await page.goto(address('/home', { season }));
      await follow(page, 'Create Quiz');
      await fill(page, { Title: 'Half written' });

      await follow(page, 'Seasons');
      await question(page).waitFor();
      assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Stay');
      await press(page, 'Stay');
      await page.goBack();
      await press(question(page), 'Stay');
      const asked = page.waitForEvent('dialog');
      await page.close({ runBeforeUnload: true });
      const dialog = await asked;
      assert.equal(dialog.type(), 'beforeunload');
      await dialog.dismiss();
      assert.equal(await field(page, 'Title').inputValue(), 'Half written');

      await page.goBack();
      await press(question(page), 'Leave');
      await heading(page, 'Quizzes').waitFor();
      await follow(page, 'Create Quiz');
      await press(page, 'Discard');
      await follow(page, 'Seasons');
      await heading(page, 'Seasons').waitFor();
      await keepsNothing(page);
    },
  );

  flow('is each tab’s own, and asked about before logging out takes it', async ({ page }) => {
    const phone = { width: 390, height: 844 };
    await page.setViewportSize(phone);
    await enter(page, 'Manager');
    const other = await page.context().newPage();
    await page.goto('/create-season');
    await fill(page, { Season: 'In one tab' });
    await other.goto('/create-season');
    await offersNothing(other, 'Create Season');
    await fill(other, { Season: 'In the other' });
    await page.close();
    await other.reload();
    await offer(other).waitFor();
    await other.setViewportSize(phone);
    const [notice, first] = [await offer(other).boundingBox(), await field(other, 'Season').boundingBox()];
    assert.ok(notice && first && notice.y + notice.height <= first.y, 'the notice stands above the fields');
    await press(other, 'Restore');
    assert.equal(await field(other, 'Season').inputValue(), 'In the other');
    await other.getByText('It is kept, and offered again once this is saved or left.').waitFor();
    assert.equal(await other.getByRole('button', { name: 'Restore' }).count(), 0);
    await fill(other, { Season: '' });
    await press(other, 'Restore');
    assert.equal(await field(other, 'Season').inputValue(), 'In one tab');

    await press(other, 'Logout');
    await press(other, 'Stay signed in');
    assert.equal(await field(other, 'Season').inputValue(), 'In one tab');
    const third = await other.context().newPage();
    const dialogs: string[] = [];
    third.on('dialog', (dialog) => {
      dialogs.push(dialog.type());
      void dialog.accept();
    });
    await third.goto('/create-season');
    await field(third, 'Season').click();
    await third.keyboard.type('In a third');

    await press(other, 'Logout');
    await press(other, 'Log out');
    await arrivesAt(third, '/');
    assert.deepEqual(dialogs, [], 'a session that is over holds nobody back');
    await other.getByRole('button', { name: 'Sign In' }).first().waitFor();
    assert.equal(await other.evaluate(() => localStorage.length), 0);
  });

  flow('is under the same form when a sign-in that ended is renewed', async (given) => {
    const { page, product, expectErrors } = given;
    expectErrors(/status of 400|Reading ".+" failed|could not|permission/i);
    const database = databaseOf(product);
    const { season, quiz, quizPath } = await givenContest(database);
    await page.clock.install();
    await enter(page, 'Manager');
    await page.goto(address('/update-quiz', { season, quiz }));
    await field(page, 'Title').waitFor();
    await fill(page, { Title: 'Typed before it ended' });
    const uid = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('user') ?? '{}') as { uid: string }).uid,
    );
    await setDisabled(given, uid, true);
    await page.clock.fastForward('01:00:00');
    await heading(page, 'Your sign-in has ended').waitFor();
    assert.equal(await field(page, 'Title').isVisible(), false);

    await setDisabled(given, uid, false);
    const opening = page.waitForEvent('popup');
    await press(page, 'Sign in again');
    await (await opening).getByRole('button', { name: emailOf('Manager') }).click();
    await field(page, 'Title').waitFor();
    assert.equal(await field(page, 'Title').inputValue(), 'Typed before it ended');
    await press(page, 'Update Quiz');
    await arrivesAt(page, address('/quizzes', { season, quiz }));
    assert.equal(plain((await database.everything()).get(quizPath)?.title), 'Typed before it ended');
    await keepsNothing(page);
  });
});
