import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { address, givenContest, givenQuiz } from '../fixtures/data/contest';
import { databaseOf, moment } from '../fixtures/data/database';
import { text } from '../fixtures/data/stored';
import { expect, test } from '../fixtures/fixtures';
import { addressOf, arrivesAt, follow, heading, press } from '../fixtures/forms';
import { chooseStatus, rowsShown, turnTo } from '../fixtures/list';
import { enter } from '../fixtures/screens';

const titlesShown = async (page: Page) => (await rowsShown(page)).map(({ cells }) => cells[0] ?? '');

const statusOf = (page: Page, name: string) =>
  page.getByRole('combobox', { name: `Status of ${name}`, exact: true });

const select = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true });

/** A season with these quizzes, one a day from 8 March 2027 on. */
async function givenQuizzes(database: ReturnType<typeof databaseOf>, ...titles: string[]) {
  const given = await givenContest(database, { quiz: { title: text('Genesis') }, questions: 3 });
  const paths = [given.quizPath];
  for (const [index, title] of titles.entries()) {
    const day = `2027-03-${String(8 + index).padStart(2, '0')}`;
    const quiz = { title: text(title), start: moment(`${day}T18:00`), end: moment(`${day}T20:00`) };
    paths.push((await givenQuiz(database, given.season, { quiz })).quizPath);
  }
  return { ...given, paths };
}

test.describe('a list', () => {
  test('is sorted and filtered, and its address restores that', async ({ page, product }) => {
    const { season } = await givenQuizzes(databaseOf(product), 'Week 10', 'Week 9');
    const list = address('/home', { season });
    await enter(page, 'Host', list);
    assert.deepEqual(await titlesShown(page), ['Week 9', 'Week 10', 'Genesis']);
    await press(page, 'Title');
    await expect.poll(() => titlesShown(page)).toEqual(['Genesis', 'Week 9', 'Week 10']);
    await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending');
    await arrivesAt(page, `${list}&sort=title`);

    await press(page, 'Sort and filter');
    await page.getByLabel('Takes place from').fill('2027-03-08');
    await expect.poll(() => titlesShown(page)).toEqual(['Week 9', 'Week 10']);
    await page.getByLabel('With status').selectOption('Finished');
    await page.getByText('No quiz matches the search and the filters.').waitFor();
    await page.getByLabel('With status').selectOption('Upcoming');
    const filtered = `${list}&sort=title&status=Upcoming&from=2027-03-08`;
    await arrivesAt(page, filtered);

    await follow(page, 'Edit Quiz');
    await heading(page, 'Update Quiz').waitFor();
    await follow(page, 'Cancel');
    await arrivesAt(page, filtered);
    assert.deepEqual(await titlesShown(page), ['Week 9', 'Week 10']);
    await page.reload();
    assert.deepEqual(await titlesShown(page), ['Week 9', 'Week 10']);
    await press(page, 'Remove filters');
    await expect.poll(() => titlesShown(page)).toEqual(['Genesis', 'Week 9', 'Week 10']);
  });

  test('adds no history entries while somebody types, and keeps e-mails out of the address', async ({
    page,
  }) => {
    await enter(page, 'Admin');
    await rowsShown(page);
    const entries = await page.evaluate(() => history.length);
    await page.getByRole('searchbox').pressSequentially('manager@example');
    await expect.poll(async () => (await rowsShown(page)).length).toBeGreaterThan(0);
    assert.equal(addressOf(page), '/seasons');
    await page.getByRole('searchbox').fill('');
    await page.getByRole('searchbox').pressSequentially('fellowship');
    await arrivesAt(page, '/seasons?search=fellowship');
    assert.equal(await page.evaluate(() => history.length), entries);
  });

  test('ignores what it does not know in its address', async ({ page }) => {
    await enter(page, 'Admin', '/seasons?sort=nothing&status=lost&from=soon&page=x&other=1');
    await expect.poll(async () => (await rowsShown(page)).length).toBe(10);
  });

  test('shows the number of questions of each quiz, and again after one was added', async ({
    page,
    product,
  }) => {
    const { season } = await givenQuizzes(databaseOf(product), 'Exodus');
    await enter(page, 'Host', address('/home', { season }));
    const cells = async () =>
      (await rowsShown(page)).map(({ cells: [title, , , , count] }) => [title, count]);
    assert.deepEqual(await cells(), [
      ['Exodus', '1'],
      ['Genesis', '3'],
    ]);
    await follow(page, 'View Questions');
    await follow(page, 'Add Question');
    for (const [label, value] of Object.entries({
      Question: 'Who crossed the sea?',
      'Option One': 'Moses',
      'Option Two': 'Jonah',
      'Option Three': 'Noah',
      'Option Four': 'Paul',
    }))
      await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByLabel('Correct Option').selectOption('Moses');
    await press(page, 'Add Question');
    await heading(page, 'Exodus').waitFor();
    await page.goto(address('/home', { season }));
    assert.deepEqual((await cells())[0], ['Exodus', '2']);
  });

  test('counts that fail are dashes, and the list stays', async ({ page, product, expectErrors }) => {
    expectErrors(/ERR_FAILED|could not|Reading "questionCount/);
    const { season } = await givenQuizzes(databaseOf(product));
    await page.route(/runAggregationQuery/i, (route) => route.abort());
    await enter(page, 'Host', address('/home', { season }));
    await page.getByTitle('The questions could not be counted').waitFor({ timeout: 30_000 });
    assert.deepEqual(await titlesShown(page), ['Genesis']);
  });
});

test.describe('the status in a row', () => {
  test('is stored in one step, with a notice', async ({ page, product }) => {
    const database = databaseOf(product);
    const { season, quizPath } = await givenQuizzes(database);
    await enter(page, 'Host', address('/home', { season }));
    await statusOf(page, 'Genesis').waitFor();
    const changed = await database.changesDuring(async () => {
      await chooseStatus(page, 'Status of Genesis', 'Ongoing');
      await page.getByText('“Genesis” is now Ongoing. Its questions can no longer be changed.').waitFor();
    });
    assert.deepEqual(changed, { [quizPath]: { status: text('Ongoing') } });
  });

  test('comes back when the database refuses it, and a notice says why', async ({
    page,
    product,
    expectErrors,
  }) => {
    expectErrors(/status of 403|status was not changed|permission/i);
    const database = databaseOf(product);
    const given = await givenContest(database, { season: { season: text('Refused season') } });
    await enter(page, 'Manager', '/seasons?search=Refused');
    await statusOf(page, 'Refused season').waitFor();
    await page.route(/:commit/, (route) =>
      route.fulfill({
        status: 403,
        json: { error: { code: 403, status: 'PERMISSION_DENIED', message: 'made by the test' } },
      }),
    );
    await chooseStatus(page, 'Status of Refused season', 'deactivated');
    await page.getByText('“Refused season” was not set to deactivated. The database refused this').waitFor();
    await expect(statusOf(page, 'Refused season')).toHaveText('active');
    assert.deepEqual((await database.everything()).get(given.seasonPath)?.status, text('active'));
  });

  test('is chosen with the keyboard', async ({ page, product }) => {
    const { season } = await givenQuizzes(databaseOf(product));
    await enter(page, 'Host', address('/home', { season }));
    await statusOf(page, 'Genesis').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('“Genesis” is now Ongoing.').waitFor();
  });
});

test.describe('several selected rows', () => {
  test('are selected singly, as a range, on a page and on all pages', async ({ page }) => {
    await enter(page, 'Admin', address('/home', { season: '4DPzK4HavXmTMwyZt7eQ' }));
    const rows = page.getByRole('checkbox', { name: /^Select Week/ });
    const bar = page.getByRole('region', { name: 'Selected quizzes' });
    await rows.nth(1).check();
    await rows.nth(4).click({ modifiers: ['Shift'] });
    await bar.getByText('4 quizzes selected').waitFor();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await bar.getByText('10 quizzes selected').waitFor();
    await turnTo(page, 2);
    await rowsShown(page);
    await expect(page.locator('tbody :checked:not(option)')).toHaveCount(0);
    await press(page, 'Select all 14');
    await bar.getByText('14 quizzes selected').waitFor();
    await page.getByRole('searchbox').fill('week 1');
    await bar.getByText('6 quizzes selected').waitFor();
    await press(page, 'Clear');
    await bar.waitFor({ state: 'detached' });
  });

  test('get a status together', async ({ page, product }) => {
    const database = databaseOf(product);
    const { season, paths } = await givenQuizzes(database, 'Exodus', 'Ruth');
    await enter(page, 'Host', address('/home', { season }));
    for (const name of ['Genesis', 'Ruth']) await select(page, name).check();
    const changed = await database.changesDuring(async () => {
      await chooseStatus(page, 'Change status', 'Finished');
      await page.getByText('2 quizzes are now Finished.').waitFor();
    });
    assert.deepEqual(changed, {
      [paths[0] ?? '']: { status: text('Finished') },
      [paths[2] ?? '']: { status: text('Finished') },
    });
  });

  test('are deleted together; one that somebody has changed stays and is named', async ({
    page,
    product,
    expectErrors,
  }) => {
    expectErrors(/One of several changes failed/);
    const database = databaseOf(product);
    const { season, paths } = await givenQuizzes(database, 'Exodus', 'Ruth');
    await enter(page, 'Host', address('/home', { season }));
    for (const name of ['Genesis', 'Ruth']) await select(page, name).check();
    await press(page, 'Delete selected');
    const dialog = page.getByRole('dialog', { name: `Given season ${season} Season Deletion` });
    await dialog.getByText('Are you certain? Once Deleted, it cannot be recovered.').waitFor();
    await dialog.getByText('2 quizzes will be deleted, with 4 questions and 0 results:').waitFor();
    await database.change(paths[2] ?? '', { title: text('Ruth and Boaz') });
    await press(dialog, 'Delete');
    await dialog.getByText('1 quiz not deleted:').waitFor();
    await dialog.getByText('Ruth: Someone else changed it at the same time.').waitFor();
    await press(dialog, 'Close');
    await expect.poll(() => titlesShown(page)).toEqual(['Ruth and Boaz', 'Exodus']);
    const left = [...(await database.everything()).keys()].filter((path) => path.startsWith(paths[0] ?? ''));
    assert.deepEqual(left, []);
  });
});
