import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { address, givenContest, givenQuiz } from '../fixtures/data/contest';
import { refuseWrites } from '../fixtures/refuse-writes';
import { contestDay } from '../fixtures/data/contest-day';
import { databaseOf, moment } from '../fixtures/data/database';
import { text } from '../fixtures/data/stored';
import { expect, test } from '../fixtures/fixtures';
import { arrivesAt, follow, heading, press } from '../fixtures/forms';
import { chooseStatus, rowsShown, turnTo } from '../fixtures/list';
import { enter } from '../fixtures/screens';

const titlesShown = async (page: Page) => (await rowsShown(page)).map(({ cells }) => cells[0] ?? '');

const statusOf = (page: Page, name: string) =>
  page.getByRole('combobox', { name: `Status of ${name}`, exact: true });

const select = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true });

/** A season with these quizzes, one a day from the day after Genesis on. */
async function givenQuizzes(database: ReturnType<typeof databaseOf>, ...titles: string[]) {
  const given = await givenContest(database, { quiz: { title: text('Genesis') }, questions: 3 });
  const paths = [given.quizPath];
  for (const [index, title] of titles.entries()) {
    const day = contestDay(1 + index);
    const quiz = { title: text(title), start: moment(`${day}T18:00`), end: moment(`${day}T20:00`) };
    paths.push((await givenQuiz(database, given.season, { quiz })).quizPath);
  }
  return { ...given, paths };
}

test.describe('a list', () => {
  test('is sorted and filtered, its address restores that, and each quiz has the number of its questions @firefox', async ({
    page,
    product,
  }) => {
    const { season } = await givenQuizzes(databaseOf(product), 'Week 10', 'Week 9');
    const list = address('/home', { season });
    await enter(page, 'Host', list);
    const counts = async () =>
      (await rowsShown(page)).map(({ cells: [title, , , , count] }) => [title, count]);
    await expect.poll(counts).toEqual([
      ['Week 9', '1'],
      ['Week 10', '1'],
      ['Genesis', '3'],
    ]);
    await press(page, 'Title');
    await expect.poll(() => titlesShown(page)).toEqual(['Genesis', 'Week 9', 'Week 10']);
    await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending');
    await arrivesAt(page, `${list}&sort=title`);

    await press(page, 'Sort and filter');
    await page.getByLabel('From').fill(contestDay(1));
    await expect.poll(() => titlesShown(page)).toEqual(['Week 9', 'Week 10']);
    await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Finished');
    await page.getByText('No quizzes match your search and filters.').waitFor();
    await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Upcoming');
    const filtered = `${list}&sort=title&status=Upcoming&from=${contestDay(1)}`;
    await arrivesAt(page, filtered);

    await follow(page, 'Edit Quiz');
    await heading(page, 'Update Quiz').waitFor();
    await follow(page, 'Cancel');
    await arrivesAt(page, filtered);
    await expect.poll(() => titlesShown(page)).toEqual(['Week 9', 'Week 10']);
    await page.reload();
    await expect.poll(() => titlesShown(page)).toEqual(['Week 9', 'Week 10']);
    await press(page, 'Remove filters');
    await expect.poll(() => titlesShown(page)).toEqual(['Genesis', 'Week 9', 'Week 10']);
  });

  test('changes the dates of a quiz by keyboard on a phone, and returns the focus', async ({
    page,
    product,
  }) => {
    const { season } = await givenQuizzes(databaseOf(product), 'Ruth');
    await page.setViewportSize({ width: 390, height: 844 });
    await enter(page, 'Host', address('/home', { season }));
    const button = page.getByRole('button', { name: /, Change dates of Ruth$/ });
    await button.focus();
    for (const key of ['Enter', 'Escape', 'Enter']) await page.keyboard.press(key);
    await page.getByLabel('End Time').fill(`${contestDay(2)}T20:00`);
    await page.keyboard.press('Enter');
    await page.getByText('“Ruth” was updated.').waitFor();
    await expect(button).toBeFocused();
  });

  test('keeps dates that are typed while their quiz leaves the list, and names half a date', async ({
    page,
    product,
  }) => {
    const database = databaseOf(product);
    const { season, paths } = await givenQuizzes(database, 'Ruth');
    await enter(page, 'Host', address('/home', { season, status: 'Upcoming' }));
    await page.getByRole('button', { name: /, Change dates of Ruth$/ }).click();
    const start = page.getByLabel('Start Time');
    await start.fill(`${contestDay(1)}T19:00`);
    await database.change(paths[1] ?? '', { status: text('Finished') });
    await expect(page.locator('tbody')).not.toContainText('Ruth');
    await expect(start).toHaveValue(`${contestDay(1)}T19:00`);
    for (const key of ['Delete', 'Enter']) await start.press(key);
    await expect(start).toHaveAccessibleDescription(/This date is incomplete/);
    await start.fill(`${contestDay(1)}T19:30`);
    await start.press('Enter');
    await page.getByText('“Ruth” was updated.').waitFor();
    await expect(page.locator('[tabindex="-1"]:focus')).toContainText('Genesis');
  });

  test('has cards on a phone that open where they are pressed, and keep seldom values folded', async ({
    page,
    product,
  }) => {
    const { season, quiz } = await givenContest(databaseOf(product), { quiz: { title: text('Genesis') } });
    await page.setViewportSize({ width: 390, height: 844 });
    await enter(page, 'Manager', address('/seasons', { search: season }));
    const card = page.getByRole('row', { name: season });
    const emails = card.getByText('host@example.org').locator('visible=true');
    await card.getByRole('combobox', { name: /^Status of / }).waitFor();
    await expect(emails).toHaveCount(0);
    await press(card, `Details of Given season ${season}`);
    await expect(emails).toHaveCount(1);
    await expect(card).toContainText('Sunday evenings');
    await press(card, `Details of Given season ${season}`);
    await expect(emails).toHaveCount(0);
    const { height } = (await card.boundingBox()) ?? { height: Infinity };
    // A name of three lines.
    assert.ok(height <= 152, `it is ${height} px high`);

    const host = card.getByText('Hope Youth Fellowship');
    const { x, y } = (await host.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 1, y + 5);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 5);
    await page.mouse.up();
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toMatch(/^Hope/);
    await arrivesAt(page, address('/seasons', { search: season }));
    await host.click();
    await arrivesAt(page, address('/home', { season }));
    await page.getByRole('cell', { name: '15 min' }).click();
    await arrivesAt(page, address('/quizzes', { season, quiz }));
  });

  test('has rows that are selected singly, as a range, on a page and on all pages @firefox', async ({
    page,
  }) => {
    await enter(page, 'Admin', address('/home', { season: '4DPzK4HavXmTMwyZt7eQ' }));
    const rows = page.getByRole('checkbox', { name: /^Select Week/ });
    const bar = page.getByRole('region', { name: 'Selected quizzes' });
    await rows.nth(1).check();
    await rows.nth(4).click({ modifiers: ['Shift'] });
    await bar.getByText('4 quizzes selected').waitFor();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await bar.getByText('10 quizzes selected').waitFor();
    await turnTo(page, 2);
    await rowsShown(page);
    await expect(page.locator('tbody :checked:not(option)')).toHaveCount(0);
    await press(page, 'Select all 14');
    await bar.getByText('14 quizzes selected').waitFor();
    await page.getByRole('searchbox').fill('week 1');
    await bar.getByText('6 quizzes selected').waitFor();
    await press(page, 'Clear selection');
    await expect(bar).toHaveCount(0);
  });
});

/** Chooses the next status of a row by keyboard alone. */
async function chooseByKeyboard(page: Page, name: string): Promise<void> {
  await statusOf(page, name).focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
}

test.describe('the rows of a list', () => {
  test('get a status, one by keyboard and several at once, and go back to it where the database refuses', async ({
    page,
    product,
    expectErrors,
  }) => {
    expectErrors(/status of 403|status was not changed|permission/i);
    const database = databaseOf(product);
    const { season, paths } = await givenQuizzes(database, 'Exodus', 'Ruth');
    const [genesis = '', , ruth = ''] = paths;
    await enter(page, 'Host', address('/home', { season }));
    await statusOf(page, 'Genesis').waitFor();
    const one = await database.changesDuring(async () => {
      await chooseByKeyboard(page, 'Genesis');
      await page.getByText('“Genesis” is now Ongoing. Questions can no longer be changed.').waitFor();
    });
    assert.deepEqual(one, { [genesis]: { status: text('Ongoing') } });

    for (const name of ['Genesis', 'Ruth']) await select(page, name).click();
    const several = await database.changesDuring(async () => {
      await page.getByRole('combobox', { name: 'Change status', exact: true }).focus();
      // Held: its repeats choose nothing in the list that it opens.
      for (let repeats = 0; repeats < 3; repeats += 1) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      for (const key of ['End', 'Enter']) await page.keyboard.press(key);
      await page.getByText('2 quizzes are now Finished.').waitFor();
    });
    assert.deepEqual(several, {
      [genesis]: { status: text('Finished') },
      [ruth]: { status: text('Finished') },
    });

    await refuseWrites(page);
    const refused = await database.changesDuring(async () => {
      await chooseStatus(page, 'Status of Exodus', 'Finished');
      await page.getByText('“Exodus” was not set to Finished. The database refused this').waitFor();
    });
    assert.deepEqual(refused, {});
    await expect(statusOf(page, 'Exodus')).toHaveText('Upcoming');
  });

  test('get other dates together, more than one transaction takes, and the history names them @firefox', async ({
    page,
    product,
  }) => {
    const database = databaseOf(product);
    const titles = Array.from({ length: 21 }, (_, index) => `Week ${index + 1}`);
    const { season, paths } = await givenQuizzes(database, ...titles);
    await enter(page, 'Host', address('/home', { season }));
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await press(page, 'Select all 22');
    await press(page, 'Move dates…');
    const dialog = page.getByRole('dialog', { name: 'Move dates of 22 quizzes' });
    const first = dialog.getByRole('listitem').filter({ hasText: 'Week 21' });
    const onDay = (days: number) => `Sun ${contestDay(days)} 18:00 – Sun ${contestDay(days)} 20:00`;
    await expect(first).toContainText(`Before${onDay(21)}`);
    await expect(first).toContainText(`After${onDay(28)}`);
    await press(dialog, 'Move dates');
    await page.getByText('Moved 22 quizzes 7 days later.').waitFor();
    const stored = await database.everything();
    assert.deepEqual(stored.get(paths[21] ?? '')?.start, moment(`${contestDay(28)}T18:00`));
    await page.goto(address('/history', { season }));
    await page.getByText('You moved the dates of 22 quizzes').waitFor();
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
    for (const name of ['Genesis', 'Ruth']) await select(page, name).click();
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
