import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { address, givenContest } from './contest';
import { newSeason } from './creations';
import { databaseOf, plain } from './database';
import { field, keepsNothing, offer, offersNothing, question, valuesIn } from './drafts';
import { expect, test } from './fixtures';
import { addressOf, arrivesAt, fill, follow, heading, press } from './forms';
import { enter, idsOf, type Id } from './screens';
import { signIn } from './sign-in';
import { text } from './stored';

/** Ends the page's process, as a phone does that needs the memory; nothing in it hears of that. */
async function kill(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
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

test.describe('what is typed and not saved', () => {
  test('is offered by every form', async ({ page, product }) => {
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

  test('is offered after the tab was killed, can be saved then, and is gone', async ({ page, product }) => {
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

  test('meets after a reload what somebody else has saved meanwhile', async ({ page, product }) => {
    const database = databaseOf(product);
    const { season, quiz, quizPath } = await givenContest(database);
    await enter(page, 'Manager');
    const at = address('/update-quiz', { season, quiz });
    await page.goto(at);
    await fill(page, { Title: 'Mine', Description: 'Mine, too' });
    await database.change(quizPath, { title: text('Theirs'), language: text('Tamil') });
    await page.reload();
    await offer(page).waitFor();
    await expect.poll(() => field(page, 'Title').inputValue()).toBe('Theirs');
    await press(page, 'Restore');
    assert.equal(await field(page, 'Title').inputValue(), 'Mine');
    await page.getByText('Someone else changed Title and Languages.').waitFor();

    await press(page, 'Update Quiz');
    const conflict = page.getByRole('dialog', { name: 'Someone else changed this, too' });
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

  test('is asked about when it is left by a link, Back, the address or the tab', async ({
    page,
    product,
  }) => {
    const { season } = await givenContest(databaseOf(product));
    // By hand, so that the landing page is a step of the history.
    await page.goto('/');
    await signIn(page, 'Manager');
    await follow(page, 'Create Season');
    await fill(page, { Season: 'Half written' });
    await page.evaluate(() => {
      history.back();
      history.back();
    });
    await press(question(page), 'Stay');
    assert.equal(addressOf(page), '/create-season');
    await follow(page, 'Cancel');
    await press(question(page), 'Discard and leave');

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
  });

  test('is had back after Discard, by the keyboard alone', async ({ page }) => {
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await enter(page, 'Manager');
    await page.goto('/create-season');
    await fill(page, { Season: 'Half written' });
    await page.reload();
    await page.getByRole('button', { name: 'Discard' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused()).toBe('Undo');
    await keepsNothing(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused()).toBe('Restore');
    await page.reload();
    await press(page, 'Discard');
    await press(page, 'Undo');
    await press(page, 'Restore');
    assert.equal(await field(page, 'Season').inputValue(), 'Half written');
  });

  test('can be read when the season of its form is gone', async ({ page, product }) => {
    const database = databaseOf(product);
    const { season, quiz, seasonPath } = await givenContest(database);
    const text = page.getByRole('region', { name: /You typed this on/ });
    await enter(page, 'Admin');
    for (const [path, typed] of [
      [address('/create-quiz', { season }), { Title: 'Half written' }],
      [address('/update-quiz', { season, quiz }), { Description: 'Half written' }],
      [address('/settings', { season }), { Appearance: 'After Quiz Finished', Title: 'Half written' }],
    ] as const) {
      await page.goto(path);
      for (const label of Object.keys(typed)) await field(page, label).waitFor();
      await fill(page, typed);
    }
    await database.remove(seasonPath);
    await page.getByRole('heading', { name: 'This season is no longer there' }).waitFor();
    for (const path of ['/settings', '/create-quiz', '/update-quiz']) {
      if (path !== '/settings') await page.goto(address(path, { season, quiz }));
      await text.filter({ hasText: 'Half written' }).waitFor();
      assert.equal(await text.count(), path === '/settings' ? 2 : 1);
      while ((await text.count()) > 0) await press(text.first(), 'Discard');
    }
    await keepsNothing(page);
    await follow(page, 'Go Back');
    await arrivesAt(page, '/seasons');
  });

  test('can be read and used again when its form does not open any more', async ({ page, product }) => {
    const database = databaseOf(product);
    const { season, quiz, quizPath, question: id, questionPath } = await givenContest(database);
    await enter(page, 'Manager');
    await page.goto(address('/update-question', { season, quiz, question: id }));
    await fill(page, { Question: 'Half written' });
    await database.change(quizPath, { status: text('Ongoing') });
    // A form opens by what the device remembers, and stays open then: so the device must know.
    await page.getByText('This quiz is Ongoing.').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'The questions of this quiz are closed' }).waitFor();
    const draft = page.getByRole('region', { name: /You typed this on/ });
    assert.match(await draft.innerText(), /Question\s+Half written/);
    assert.deepEqual(await draft.getByRole('button').allInnerTexts(), ['Copy text', 'Discard']);

    await database.change(quizPath, { status: text('Upcoming') });
    await database.remove(questionPath);
    await page.getByText('Someone deleted this').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'This question is no longer there' }).waitFor();
    await press(draft, 'Use for a new question');
    await arrivesAt(page, address('/create-question', { season, quiz }));
    await press(page, 'Restore');
    assert.equal(await field(page, 'Question').inputValue(), 'Half written');
    assert.equal(await field(page, 'Option One').inputValue(), 'Rome');
    await press(page, 'Add Question');
    await page.waitForURL(({ pathname }) => pathname === '/quizzes');
    await keepsNothing(page);
  });
});
