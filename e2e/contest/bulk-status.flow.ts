import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { backendAway } from '../fixtures/checks/console-errors';
import { cutAfter } from '../fixtures/cut-after';
import { address, givenContest, givenQuiz } from '../fixtures/data/contest';
import { databaseOf, type Database } from '../fixtures/data/database';
import { expect, test } from '../fixtures/fixtures';
import { press } from '../fixtures/forms';
import { chooseStatus } from '../fixtures/list';
import { enter } from '../fixtures/screens';

const quizCount = 25;

async function givenQuizzes(database: Database) {
  const { season, quizPath } = await givenContest(database);
  const paths = [quizPath];
  while (paths.length < quizCount) paths.push((await givenQuiz(database, season)).quizPath);
  return { season, home: address('/home', { season }), history: address('/history', { season }), paths };
}

/** How many of these quizzes have each status. */
async function statusesOf(database: Database, paths: readonly string[]): Promise<Record<string, number>> {
  const stored = await database.everything();
  const counts: Record<string, number> = {};
  for (const path of paths) {
    const status = stored.get(path)?.status;
    const name = status && 'stringValue' in status ? status.stringValue : 'none';
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** Sets all quizzes of the open list to Ongoing. */
async function startAll(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await press(page, `Select all ${quizCount}`);
  await chooseStatus(page, 'Change status', 'Ongoing');
}

const entries = (page: Page) => page.getByRole('list', { name: 'Actions' }).getByRole('listitem');

/** Undoes an action on the open history, the newest first, once it is listed as interrupted or not. */
async function undoEntry(page: Page, index: number): Promise<void> {
  const entry = entries(page).nth(index);
  await entry.getByRole('button').first().click();
  await press(entry, 'Undo this action');
  await page.getByText('Other people’s later changes are kept.').waitFor();
}

test.describe('the status of several quizzes', { tag: '@long' }, () => {
  test.beforeEach(({ expectErrors }) => expectErrors(backendAway));

  test('is set back by another person when the browser is closed in the middle', async ({
    page,
    product,
    visitor,
  }) => {
    const database = databaseOf(product);
    const { home, history, paths } = await givenQuizzes(database);
    await enter(page, 'Host', home);
    const killed = cutAfter(page, 8);
    await startAll(page);
    await killed;
    await page.close();
    const { Ongoing: started = 0 } = await statusesOf(database, paths);
    assert.ok(started > 0 && started < quizCount, `${started} are Ongoing`);

    const other = await visitor();
    await enter(other, 'Manager', history);
    await expect(entries(other).first()).toContainText('Not finished');
    await undoEntry(other, 0);
    await expect(entries(other).nth(1)).toContainText('Undone by you');
    assert.deepEqual(await statusesOf(database, paths), { Upcoming: quizCount });
  });
});
