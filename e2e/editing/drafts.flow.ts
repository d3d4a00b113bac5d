import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { openInPlace } from '../../tools/browsers/show-shot';
import { address, givenContest } from '../fixtures/data/contest';
import { newQuiz } from '../fixtures/data/creations';
import { databaseOf } from '../fixtures/data/database';
import { draftsOn, field, keepsNothing, restored, restoresNothing, valuesIn } from './drafts';
import { expect, test } from '../fixtures/fixtures';
import { arrivesAt, fill, follow, heading, press } from '../fixtures/forms';
import { enter, idsOf, type Id } from '../fixtures/screens';

/** Kills the page's process, as a phone does that is short of memory; the page gets no event. */
async function kill(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

/** Input for every form; a select takes the label of an option. */
const forms: readonly {
  path: string;
  title: string;
  ids: readonly Id[];
  typed: Readonly<Record<string, string>>;
  /** What the form takes from the latest quiz, once that is loaded. */
  suggested?: Readonly<Record<string, string>>;
}[] = [
  { path: '/create-season', title: 'Create Season', ids: [], typed: { Season: 'Half written' } },
  { path: '/update-season', title: 'Update Season', ids: ['season'], typed: { Host: 'Half written' } },
  {
    path: '/create-quiz',
    title: 'Create Quiz',
    ids: ['season'],
    typed: { Description: 'Half written' },
    suggested: { Duration: '15' },
  },
  { path: '/update-quiz', title: 'Update Quiz', ids: ['season', 'quiz'], typed: { Status: 'Ongoing' } },
  {
    path: '/create-question',
    title: 'Add Question',
    ids: ['season', 'quiz'],
    typed: { 'Option One': 'Half written' },
  },
  {
    path: '/update-question',
    title: 'Update Question',
    ids: ['season', 'quiz', 'question'],
    typed: { Question: 'Half written' },
  },
  {
    path: '/settings',
    title: 'Season Settings',
    ids: ['season'],
    typed: { Title: 'Half written', Appearance: 'After Quiz Finished', 'Quiz intro banner: shown': 'Yes' },
  },
  {
    path: '/delete-user-request',
    title: 'Account Deletion Request',
    ids: [],
    typed: { Reason: 'Half written' },
  },
];

/** Opens a form and waits until it shows all of these fields. */
async function openForm(page: Page, at: string, form: (typeof forms)[number]): Promise<void> {
  await openInPlace(page, at);
  await heading(page, form.title).waitFor();
  for (const label of Object.keys(form.typed)) await field(page, label).waitFor();
  for (const [label, value] of Object.entries(form.suggested ?? {}))
    await expect(field(page, label)).toHaveValue(value);
}

test.describe('drafts', () => {
  test('are restored in every form after a reload @firefox', async ({ page, product }) => {
    const given = await givenContest(databaseOf(product));
    await enter(page, 'Admin');
    const before: string[][] = [];
    let drafts = 0;
    for (const form of forms) {
      await openForm(page, address(form.path, idsOf(given, form.ids)), form);
      await fill(page, form.typed);
      before.push(await valuesIn(page));
      // Faster than a person: the form may have opened only this moment.
      drafts += Object.keys(form.typed).length;
      await expect.poll(async () => (await draftsOn(page)).length).toBe(drafts);
    }
    await page.reload();
    for (const [index, form] of forms.entries()) {
      await openForm(page, address(form.path, idsOf(given, form.ids)), form);
      await expect(restored(page)).toHaveCount(Object.keys(form.typed).length);
      await expect.poll(() => valuesIn(page), form.path).toEqual(before[index]);
    }
  });

  test('are restored after leaving by a link, Back, the address, a closed or a killed tab, without a prompt, and deleted once saved', async ({
    page,
    product,
  }) => {
    const database = databaseOf(product);
    const { season } = await givenContest(database);
    const form = address('/create-quiz', { season });
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.type());
      void dialog.accept();
    });
    const list = address('/home', { season });
    await enter(page, 'Manager', list);
    await follow(page, 'Create Quiz');
    await fill(page, { Title: 'Half written' });
    const hasItAgain = async (tab = page) => {
      await restored(tab).waitFor();
      await expect(field(tab, 'Title')).toHaveValue('Half written');
    };

    await follow(page, 'Seasons');
    await heading(page, 'Seasons').waitFor();
    await page.goBack();
    await hasItAgain();
    await page.goBack();
    await heading(page, 'Quizzes').waitFor();
    await page.goForward();
    await hasItAgain();
    await page.goto(form);
    await hasItAgain();
    const killed = await page.context().newPage();
    await page.close({ runBeforeUnload: true });
    await killed.goto(form);
    await hasItAgain(killed);
    assert.deepEqual(dialogs, []);
    await fill(killed, newQuiz.typed);
    const other = await killed.context().newPage();
    await kill(killed);

    await other.goto(form);
    await restored(other).waitFor();
    for (const [label, typed] of Object.entries(newQuiz.typed))
      await expect(field(other, label)).toHaveValue(typed);
    const stored = await database.changesDuring(async () => {
      await press(other, newQuiz.button);
      await other.waitForURL(`**${newQuiz.leadsTo}?*`);
    });
    assert.equal(Object.keys(stored).length, 1);
    await keepsNothing(other);
    await openInPlace(other, form);
    await restoresNothing(other, newQuiz.button);
  });

  test('are in the list of drafts when their form no longer opens', async ({ page, product }) => {
    const database = databaseOf(product);
    const { season, quiz, seasonPath } = await givenContest(database);
    await enter(page, 'Admin', address('/update-quiz', { season, quiz }));
    await fill(page, { Description: 'Half written', Status: 'Ongoing' });
    await openInPlace(page, address('/settings', { season }));
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
