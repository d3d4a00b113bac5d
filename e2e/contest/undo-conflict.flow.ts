import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { address, givenContest, type Contest } from '../fixtures/data/contest';
import { databaseOf, type Database } from '../fixtures/data/database';
import { historyOf, withoutHistory } from '../fixtures/data/history';
import { text } from '../fixtures/data/stored';
import { expect, test } from '../fixtures/fixtures';
import { arrivesAt, fill, press } from '../fixtures/forms';
import { holdAfter } from '../fixtures/hold-after';
import { enter } from '../fixtures/screens';
import { choose, csv, header, importAddress, many } from '../questions/import-screen';

/** How many changes an undo takes back in one transaction. */
const portion = 100;

/** Imports 250 questions. Returns their paths in the order of their entry, in which an undo takes them back. */
async function importQuestions(page: Page, database: Database, contest: Contest): Promise<string[]> {
  await enter(page, 'Host', importAddress(contest));
  await choose(page, csv(header, ...many(250)));
  const add = page.getByRole('button', { name: 'Add 250 questions' });
  await add.click();
  await page.getByRole('heading', { name: 'Questions imported' }).waitFor();
  const [entry] = await historyOf(database, contest.seasonPath);
  assert.equal(entry?.changed.length, 250);
  return entry.changed;
}

const actions = (page: Page) => page.getByRole('list', { name: 'Actions' }).getByRole('listitem');
const theImport = (page: Page) => actions(page).filter({ hasText: /^[\d:]+ You imported/ });
const undoImport = (page: Page) => press(theImport(page), 'Undo this action');
const question = (page: Page) => page.getByRole('dialog', { name: 'Changed since then' });

/** Changes two imported questions past the undo that is under way: one in the form, one as another client might. */
async function changeBoth(colleague: Page, database: Database, list: string, other: string): Promise<void> {
  await press(colleague, 'Update Question');
  await arrivesAt(colleague, list);
  await database.change(other, { option_1: text('Wait') });
}

/** Chooses for each conflict, by its text in the question. */
async function decide(page: Page, choices: Readonly<Record<string, string>>): Promise<void> {
  await expect(question(page).getByRole('group')).toHaveCount(Object.keys(choices).length);
  for (const [conflict, side] of Object.entries(choices))
    await question(page)
      .getByRole('group')
      .filter({ hasText: conflict })
      .getByRole('radio', { name: side })
      .check();
  await press(question(page), 'Undo');
}

/** The history of the season, without ids. */
const recorded = async (database: Database, { seasonPath }: Contest) =>
  (await historyOf(database, seasonPath)).map(({ kind, name, isComplete, changed }) => ({
    ...{ kind, name, isComplete },
    changed: changed.toSorted(),
  }));

test(
  'an undo that meets a colleague’s changes in its second portion stops there, and goes on as the person decides',
  { tag: '@long' },
  async ({ page, product, visitor, expectErrors }) => {
    // The database refuses the commit, and the Firestore client reads again.
    expectErrors(/status of 4\d\d .*documents:commit/);
    const database = databaseOf(product);
    const contest = await givenContest(database);
    const { season, quiz } = contest;
    const before = await withoutHistory(database);
    const imported = await importQuestions(page, database, contest);
    const [kept = '', replaced = ''] = imported.slice(portion + 20);

    const colleague = await visitor();
    const id = kept.slice(kept.lastIndexOf('/') + 1);
    await enter(colleague, 'Manager', address('/update-question', { season, quiz, question: id }));
    await fill(colleague, { Question: 'What does the colleague ask?' });

    await page.goto(address('/history', { season }));
    await theImport(page).getByRole('button').first().click();
    // Its entry, and the first portion.
    const holding = holdAfter(page, 2);
    await undoImport(page);
    const release = await holding;
    await changeBoth(colleague, database, address('/quizzes', { season, quiz, question: id }), replaced);
    const half = await withoutHistory(database);
    await release();

    await question(page).getByText('100 of 250 changes are undone. Choose which values to keep.').waitFor();
    await press(question(page), 'Cancel');
    await page.getByText('100 of 250 changes are undone. You can undo the rest in the history.').waitFor();
    assert.deepEqual(
      [...half.keys()].sort(),
      [...before.keys(), ...imported.slice(portion)].sort(),
      'nothing of the second portion is undone',
    );
    assert.deepEqual(await withoutHistory(database), half);
    await expect(actions(page).filter({ hasText: 'Not finished' })).toHaveCount(1);
    await expect(theImport(page)).not.toContainText('Undone by');

    await undoImport(page);
    await question(page)
      .getByText(/^Not undone yet\./)
      .waitFor();
    await decide(page, { 'What does the colleague ask?': 'As it is now', Wait: 'As it was before' });
    await page.getByText('Other people’s later changes are kept.').waitFor();
    await expect(theImport(page)).toContainText('Undone by you');
    const colleagues = new Map([[kept, half.get(kept)]]);
    assert.deepEqual(await withoutHistory(database), new Map([...before, ...colleagues]));
    const rest = imported.slice(portion).filter((path) => path !== kept);
    assert.deepEqual(await recorded(database, contest), [
      { kind: 'questions_imported', name: 'Esther Rani', isComplete: true, changed: imported.toSorted() },
      {
        ...{ kind: 'undone', name: 'Esther Rani', isComplete: false },
        changed: imported.slice(0, portion).toSorted(),
      },
      { kind: 'question_changed', name: 'Daniel Prasad', isComplete: true, changed: [kept] },
      { kind: 'undone', name: 'Esther Rani', isComplete: true, changed: rest.toSorted() },
    ]);
  },
);
