import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { backendAway } from '../fixtures/checks/console-errors';
import { cutAfter } from '../fixtures/cut-after';
import { address, givenContest } from '../fixtures/data/contest';
import { databaseOf, type Database } from '../fixtures/data/database';
import { time } from '../fixtures/data/stored';
import { expect, test } from '../fixtures/fixtures';
import { follow, press } from '../fixtures/forms';
import { enter } from '../fixtures/screens';
import { choose, csv, header, importAddress, many, questionsOf } from './import-screen';

/** Makes it ten minutes since anything was imported. */
async function passTenMinutes(database: Database): Promise<void> {
  const ago = (milliseconds: number) => time(new Date(milliseconds - 10 * 60 * 1000).toISOString());
  const stored = [...(await database.everything())].filter(([path]) => path.includes('/history/'));
  // The parts first: a page reads them as soon as the entry is old enough.
  for (const [path, fields] of stored.sort(
    ([, one], [, other]) => Number('kind' in one) - Number('kind' in other),
  )) {
    const in30Days = Date.now() + 30 * 24 * 60 * 60 * 1000;
    await database.change(path, 'kind' in fields ? { time: ago(Date.now()) } : { expires: ago(in30Days) });
  }
}

const notFinished = (page: Page, stored: string) =>
  page.getByText(
    new RegExp(
      `^Esther Rani \\(host@example\\.org\\)’s import on [-\\d: ]+ wasn’t finished\\. ${stored} questions`,
    ),
  );

test.describe('an import that was interrupted', { tag: '@long' }, () => {
  test('is finished by another person when the browser is closed in the middle', async ({
    page,
    visitor,
    product,
    expectErrors,
  }) => {
    expectErrors(backendAway);
    const database = databaseOf(product);
    const given = await givenContest(database, { questions: 0 });
    const lines = many(250);
    const file = csv(header, ...lines);
    await enter(page, 'Host', importAddress(given));
    await choose(page, file);
    const button = page.getByRole('button', { name: 'Add 250 questions' });
    await button.waitFor();
    // The entry, and one batch.
    const isCut = cutAfter(page, 2);
    await button.click();
    await isCut;
    await page.close();
    assert.equal((await questionsOf(database, given.quizPath)).length, 50);

    const other = await visitor();
    const list = address('/quizzes', { season: given.season, quiz: given.quiz });
    await enter(other, 'Manager', list);
    await other
      .getByText(
        /^Esther Rani \(host@example\.org\) started an import on .*\. It’s still running or was just interrupted\.$/,
      )
      .waitFor();
    await passTenMinutes(database);
    await notFinished(other, '50 of 250').waitFor();
    await follow(other, 'Import the rest');
    await choose(other, file);
    await other.getByRole('button', { name: 'Unchanged 50' }).waitFor();
    await press(other, 'Add 200 questions');
    await other.getByRole('heading', { name: 'Questions imported' }).waitFor();
    assert.deepEqual(
      await questionsOf(database, given.quizPath),
      lines.map(([question]) => question),
    );
    await follow(other, 'Show the questions');
    await other.getByRole('button', { name: 'Select' }).waitFor();
    await expect(other.getByText(/’s import on | started an import on /)).toHaveCount(0);
  });

  test('of which a part was stored is taken back by another person', async ({
    page,
    visitor,
    product,
    expectErrors,
  }) => {
    expectErrors(backendAway, /An action was interrupted/);
    const database = databaseOf(product);
    const given = await givenContest(database, { questions: 0 });
    await enter(page, 'Host', importAddress(given));
    await choose(page, csv(header, ...many(150)));
    await page.getByRole('button', { name: 'Add 150 questions' }).waitFor();
    void cutAfter(page, 2);
    await press(page, 'Add 150 questions');
    await page.getByRole('heading', { name: 'Import interrupted' }).waitFor();
    await page.close();

    await passTenMinutes(database);
    const other = await visitor();
    await enter(other, 'Manager', address('/quizzes', { season: given.season, quiz: given.quiz }));
    await notFinished(other, '50 of 150').waitFor();
    await press(other, 'Undo the import');
    await other.getByText('Other people’s later changes are kept.').waitFor();
    await expect(other.getByText(/’s import on | started an import on /)).toHaveCount(0);
    await other.goto(address('/history', { season: given.season, quiz: given.quiz }));
    await other.getByText('Undone by you').waitFor();
    await expect(other.getByText('Not finished')).toHaveCount(0);
    assert.deepEqual(await questionsOf(database, given.quizPath), []);
  });
});
