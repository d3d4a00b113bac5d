import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { backendAway } from '../fixtures/checks/console-errors';
import { cutAfter } from '../fixtures/cut-after';
import { address } from '../fixtures/data/contest';
import { databaseOf, plain, type Database } from '../fixtures/data/database';
import { historyOf, withoutHistory } from '../fixtures/data/history';
import { text } from '../fixtures/data/stored';
import { test } from '../fixtures/fixtures';
import { arrivesAt, fill, follow, press } from '../fixtures/forms';
import { holdAfter } from '../fixtures/hold-after';
import { enter } from '../fixtures/screens';
import { contentsOf, editedIn, expectedOf, givenSeason, isOf, pathOf } from './weekly-season';

const storeTheRest = (page: Page) => press(page, 'Save the rest');

async function isInterrupted(page: Page, stored: number): Promise<void> {
  await page.getByRole('heading', { name: 'Copy interrupted' }).waitFor();
  await page.getByText(`Saved ${stored} of `).waitFor();
}

/** Duplicates the season until three commits are stored: the season, the plan, and eight quizzes. */
async function beginCopy(page: Page, source: string): Promise<void> {
  await enter(page, 'Manager', address('/copy-season', { season: source }));
  await fill(page, { Season: 'Gospels again' });
  void cutAfter(page, 3);
  await press(page, 'Duplicate Season');
  await isInterrupted(page, 9);
  await page.unrouteAll();
}

/** Where the season is stored that a copy has begun. */
async function copiedSeason(database: Database, before: ReadonlyMap<string, unknown>): Promise<string> {
  const isNew = (path: string) => !before.has(path) && path.split('/').length === 2;
  return [...(await withoutHistory(database)).keys()].find(isNew) ?? '';
}

/** Goes on with the copy from the history of its season, until all quizzes are stored. */
async function continueCopy(page: Page, season: string): Promise<void> {
  await enter(page, 'Admin', address('/history', { season }));
  await page.getByRole('list', { name: 'Actions' }).getByRole('button').first().click();
  await follow(page, 'Save the rest');
  void cutAfter(page, 2);
  await storeTheRest(page);
  await isInterrupted(page, 19);
}

/** Goes on with the copy, and edits the last quiz. Returns where the copy is finished. */
async function goOnAndEdit(page: Page, database: Database, season: string): Promise<string> {
  await continueCopy(page, season);
  await page.unrouteAll();
  const finish = page.url();
  const { quizPath } = editedIn(await withoutHistory(database), season);
  const quiz = quizPath.slice(quizPath.lastIndexOf('/') + 1);
  await page.goto(address('/update-quiz', { season, quiz }));
  await fill(page, { Title: 'The last week' });
  await press(page, 'Update Quiz');
  await arrivesAt(page, address('/quizzes', { season, quiz }));
  return finish;
}

/** Both store the rest at once. The commit of the other one arrives when all is stored, and a question is edited. */
async function finishAtOnce(page: Page, other: Page, database: Database, season: string): Promise<void> {
  const people = [page, other];
  const holding = people.map((person) => holdAfter(person, 0));
  await Promise.all(people.map(storeTheRest));
  const [release, releaseOther] = await Promise.all(holding);
  await release?.();
  await isComplete(page, season);
  const { questionPath } = editedIn(await withoutHistory(database), season);
  await database.change(questionPath, { option_1: text('Jerusalem') });
  await releaseOther?.();
  await isComplete(other, season);
}

async function isComplete(page: Page, season: string): Promise<void> {
  await page.getByText('Season Gospels again created successfully').waitFor();
  await arrivesAt(page, address('/home', { season }));
}

test(
  'a copy that two people finish at once has everything once, and what one of them has edited meanwhile',
  { tag: '@long' },
  async ({ page, product, visitor, expectErrors }) => {
    // The database refuses the commit that was held, and the Firestore client reads again.
    expectErrors(backendAway, /An action was interrupted/);
    const database = databaseOf(product);
    const source = await givenSeason(database);
    const before = await withoutHistory(database);
    await beginCopy(page, source);
    const seasonPath = await copiedSeason(database, before);
    const season = seasonPath.slice('seasons/'.length);

    const other = await visitor();
    const finish = await goOnAndEdit(other, database, season);
    await other.goto(finish);
    await isInterrupted(other, 19);
    await finishAtOnce(page, other, database, season);

    const after = await withoutHistory(database);
    const copied = [...after.keys()].filter(isOf(season));
    assert.deepEqual(contentsOf(after, season), expectedOf(before, source));
    assert.deepEqual(new Map([...after].filter(([path]) => !isOf(season)(path))), before);
    const history = await historyOf(database, seasonPath);
    assert.deepEqual(
      history.map(({ kind, name, isComplete, changed }) => [kind, name, isComplete, changed.toSorted()]),
      [
        ['season_copied', 'Daniel Prasad', true, copied.toSorted()],
        [
          'quiz_changed',
          'Grace Kumari',
          true,
          [pathOf(after, season, ({ title }) => plain(title) === 'The last week')],
        ],
      ],
    );
  },
);

test(
  'a copy that is still running, and that another person goes on with, overwrites nothing that is edited meanwhile',
  { tag: '@long' },
  async ({ page, product, visitor, expectErrors }) => {
    // The database refuses the commit that was held.
    expectErrors(backendAway, /An action was interrupted/);
    const database = databaseOf(product);
    const source = await givenSeason(database);
    const before = await withoutHistory(database);
    await enter(page, 'Manager', address('/copy-season', { season: source }));
    await fill(page, { Season: 'Gospels again' });
    const holding = holdAfter(page, 3);
    await press(page, 'Duplicate Season');
    const release = await holding;
    const seasonPath = await copiedSeason(database, before);

    const other = await visitor();
    await continueCopy(other, seasonPath.slice('seasons/'.length));
    const isQuiz = (path: string) =>
      path.startsWith(`${seasonPath}/quizzes/`) && path.split('/').length === 4;
    const quizzes = [...(await withoutHistory(database)).keys()].filter(isQuiz);
    for (const path of quizzes) await database.change(path, { title: text('Edited') });
    await release();
    await page.getByText('Season Gospels again created successfully').waitFor();

    const after = await withoutHistory(database);
    assert.equal(quizzes.length, 18);
    assert.deepEqual(
      quizzes.map((path) => plain(after.get(path)?.title)),
      quizzes.map(() => 'Edited'),
    );
  },
);
