import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { address, givenContest } from '../fixtures/data/contest';
import { newSeason } from '../fixtures/data/creations';
import { databaseOf, plain } from '../fixtures/data/database';
import { draftsOn, field, keepsNothing, restored, restoresNothing, valuesIn } from './drafts';
import { expect, test } from '../fixtures/fixtures';
import { arrivesAt, fill, follow, heading, press } from '../fixtures/forms';
import { enter, idsOf, type Id } from '../fixtures/screens';
import { text } from '../fixtures/data/stored';

/** Kills the page's process, as a phone does that is short of memory; the page gets no event. */
async function kill(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

/** Input for every form; a select takes the label of an option. */
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

test.describe('drafts', () => {
  test('are restored in every form after a reload', async ({ page, product }) => {
    const given = await givenContest(databaseOf(product));
    await enter(page, 'Admin');
    let drafts = 0;
    for (const { path, ids, typed } of forms) {
      await page.goto(address(path, idsOf(given, ids)));
      for (const [label, value] of Object.entries(typed)) {
        await field(page, label).waitFor();
        await fill(page, { [label]: value });
      }
      const before = await valuesIn(page);
      // Faster than a person: the form may have opened only this moment.
      drafts += Object.keys(typed).length;
      await expect.poll(async () => (await draftsOn(page)).length).toBe(drafts);
      await page.reload();
      await expect(restored(page)).toHaveCount(Object.keys(typed).length);
      assert.deepEqual(await valuesIn(page), before, path);
    }
  });

  test('are restored after the tab was killed, and deleted once saved', async ({ page, product }) => {
    await enter(page, 'Manager');
    const killed = await page.context().newPage();
    await killed.goto('/create-season');
    await fill(killed, newSeason.typed);
    await kill(killed);

    await page.goto('/create-season');
    await restored(page).waitFor();
    for (const [label, typed] of Object.entries(newSeason.typed))
      await expect(field(page, label)).toHaveValue(typed);
    const stored = await databaseOf(product).changesDuring(async () => {
      await press(page, 'Create Season');
      await page.waitForURL('**/home?*');
    });
    assert.equal(Object.keys(stored).length, 1);
    await keepsNothing(page);
    await page.goto('/create-season');
    await restoresNothing(page, 'Create Season');
  });

  test('are merged after a reload with changes that someone else saved', async ({ page, product }) => {
    const database = databaseOf(product);
    const { season, quiz, quizPath } = await givenContest(database);
    const at = address('/update-quiz', { season, quiz });
    await enter(page, 'Manager', at);
    await fill(page, { Title: 'Mine', Description: 'Mine, too' });
    // An open form would follow the change before it is left.
    await page.goto('about:blank');
    await database.change(quizPath, { title: text('Theirs'), language: text('Tamil') });
    await page.goto(at);
    await restored(page).waitFor();
    await expect(field(page, 'Title')).toHaveValue('Mine');
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

  test('are restored after leaving by a link, Back, the address or the tab, without a prompt', async ({
    page,
    product,
  }) => {
    const { season } = await givenContest(databaseOf(product));
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.type());
      void dialog.accept();
    });
    const list = address('/home', { season });
    await enter(page, 'Manager', list);
    await follow(page, 'Create Quiz');
    await fill(page, { Title: 'Half written' });
    const hasItAgain = async () => {
      await restored(page).waitFor();
      await expect(field(page, 'Title')).toHaveValue('Half written');
    };

    await follow(page, 'Seasons');
    await heading(page, 'Seasons').waitFor();
    await page.goBack();
    await hasItAgain();
    await page.goBack();
    await heading(page, 'Quizzes').waitFor();
    await page.goForward();
    await hasItAgain();
    await page.goto('/seasons');
    await page.goto(address('/create-quiz', { season }));
    await hasItAgain();
    const other = await page.context().newPage();
    await page.close({ runBeforeUnload: true });
    await other.goto(address('/create-quiz', { season }));
    await restored(other).waitFor();
    await expect(field(other, 'Title')).toHaveValue('Half written');
    assert.deepEqual(dialogs, []);
  });

  test('are deleted by Discard and restored by Undo', async ({ page }) => {
    await enter(page, 'Manager', '/create-season');
    await fill(page, { Season: 'Half written' });
    await page.reload();
    await press(page, 'Discard');
    await expect(field(page, 'Season')).toHaveValue('');
    await keepsNothing(page);
    await page.keyboard.press('Enter');
    await expect(field(page, 'Season')).toHaveValue('Half written');
    await page.reload();
    await restored(page).waitFor();
    await expect(field(page, 'Season')).toHaveValue('Half written');
  });

  test('are in the list of drafts when their form no longer opens', async ({ page, product }) => {
    const database = databaseOf(product);
    const { season, quiz, seasonPath } = await givenContest(database);
    await enter(page, 'Admin', address('/update-quiz', { season, quiz }));
    await fill(page, { Description: 'Half written', Status: 'Ongoing' });
    await page.goto(address('/settings', { season }));
    await fill(page, { Appearance: 'After Quiz Finished' });
    await database.remove(seasonPath);
    await page.getByText('This season no longer exists').waitFor();
    await arrivesAt(page, '/seasons');

    await press(page, 'Drafts (2)');
    const dialog = page.getByRole('dialog', { name: 'Your drafts' });
    const quizDraft = dialog.getByRole('region', { name: 'Update Quiz' });
    await quizDraft.getByText('Description: Half written').waitFor();
    await press(quizDraft, 'Copy text');
    await quizDraft.getByRole('status').filter({ hasText: 'Copied' }).waitFor();
    assert.equal(
      await page.evaluate(() => navigator.clipboard.readText()),
      'Description: Half written\nStatus: Ongoing',
    );
    // A notice replaces one that says the same, so the first has to be gone before the second comes.
    const notice = page.getByText('This season no longer exists');
    await expect(notice).toHaveCount(0);
    await quizDraft.getByRole('link', { name: 'Open' }).click();
    await expect(notice).toHaveCount(1);
    await arrivesAt(page, '/seasons');

    await press(page, 'Drafts (2)');
    await press(dialog.getByRole('region', { name: 'Season Settings' }), 'Discard');
    await expect.poll(() => draftsOn(page)).toEqual(['Description: Half written\nStatus: Ongoing']);
    await press(dialog, 'Undo');
    await expect.poll(async () => (await draftsOn(page)).length).toBe(2);
    for (const name of ['Season Settings', 'Update Quiz'])
      await press(dialog.getByRole('region', { name }), 'Discard');
    await press(dialog, 'Close');
    await keepsNothing(page);
    await expect(page.getByRole('button', { name: /^Drafts/ })).toHaveCount(0);
  });
});
