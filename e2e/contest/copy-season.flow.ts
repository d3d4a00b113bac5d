import assert from 'node:assert/strict';
import { address, givenContest, givenQuiz } from '../fixtures/data/contest';
import { contestDay } from '../fixtures/data/contest-day';
import { databaseOf, moment, plain, shownMoment, type Database } from '../fixtures/data/database';
import { text } from '../fixtures/data/stored';
import { expect, test } from '../fixtures/fixtures';
import { heading, menuOf, press } from '../fixtures/forms';
import { enterAt, tabTo } from '../fixtures/keys';
import { enter } from '../fixtures/screens';

const weeks52 = 364;

/** A day of the season of last year, 52 weeks before that of its copy. */
const lastYear = (days: number) => contestDay(days - weeks52);

/** A finished season of last year with results. */
async function givenLastYear(database: Database) {
  const given = await givenContest(database, {
    season: { start: moment(`${lastYear(-2)}T09:00`), end: moment(`${lastYear(75)}T21:30`) },
    quiz: {
      title: text('Week 1'),
      start: moment(`${lastYear(-1)}T06:00`),
      end: moment(`${lastYear(-1)}T20:00`),
      status: text('Finished'),
    },
    questions: 3,
    results: 2,
  });
  await givenQuiz(database, given.season, {
    quiz: {
      title: text('Week 2'),
      start: moment(`${lastYear(6)}T06:00`),
      end: moment(`${lastYear(6)}T20:00`),
    },
    questions: 3,
  });
  return given;
}

/** What is stored below the newest season, by the last part of its collection. */
async function newestSeason(database: Database) {
  const all = [...(await database.everything())];
  const [path = '', season = {}] =
    all.filter(([one]) => /^seasons\/\d{13}[^/]+$/.test(one)).sort(([a], [b]) => (a < b ? 1 : -1))[0] ?? [];
  const below = (collection: string) =>
    all
      .filter(([one]) => one.startsWith(`${path}/`) && one.split('/').at(-2) === collection)
      .map(([, fields]) => fields);
  return { id: path.slice('seasons/'.length), season, below };
}

test.describe('duplicating a season', () => {
  test('by keyboard, a year later on the same weekday and at the same time, and taken back', async ({
    page,
    product,
  }) => {
    const database = databaseOf(product);
    const given = await givenLastYear(database);
    await enter(page, 'Manager', address('/seasons', { search: given.season }));
    await enterAt(page, page.getByRole('button', { name: menuOf() }));
    await enterAt(page, page.getByRole('link', { name: 'Duplicate Season' }));
    await heading(page, 'Duplicate Season').waitFor();
    await tabTo(page, page.getByLabel('Season', { exact: true }));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Gospels again');
    const calendar = page.getByRole('region', { name: 'Calendar' });
    await calendar.getByText(`Sat ${contestDay(-1)} 06:00`).waitFor();
    await enterAt(page, calendar.getByRole('button', { name: 'Week 2' }));
    await expect(page.getByRole('group', { name: 'Week 2' }).getByLabel('Start Time')).toBeFocused();
    await enterAt(page, page.getByRole('button', { name: 'Duplicate Season' }));
    await page.waitForURL(/\/home\?season=\d{13}/);
    await page.getByText('Season Gospels again created successfully').waitFor();

    const stored = await newestSeason(database);
    assert.equal(plain(stored.season.host_email), 'manager@example.org');
    assert.deepEqual(
      stored
        .below('quizzes')
        .map(({ title, start, status }) => [plain(title), shownMoment(start), plain(status)])
        .sort(),
      [
        ['Week 1', `${contestDay(-1)} 06:00`, 'Upcoming'],
        ['Week 2', `${contestDay(6)} 06:00`, 'Upcoming'],
      ],
    );
    assert.equal(stored.below('questions').length, 6);
    assert.equal(stored.below('results').length, 0);

    await page.keyboard.press('Control+z');
    await page.getByText(/The season itself can’t be deleted, so it was deactivated/).waitFor();
    const undone = await newestSeason(database);
    assert.equal(plain(undone.season.status), 'deactivated');
    assert.deepEqual([...undone.below('quizzes'), ...undone.below('questions')], []);

    await page.goto(address('/history', { season: undone.id }));
    await page.getByText('You undid this: You created the season Gospels again from another one').waitFor();
  });

  test('is low on a phone, and opens what is folded to a wrong field', async ({ page, product }) => {
    const { season } = await givenLastYear(databaseOf(product));
    await page.setViewportSize({ width: 390, height: 844 });
    await enter(page, 'Manager', address('/copy-season', { season }));
    await page.getByText('All dates move by').waitFor();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    assert.ok(height <= 1500, `the page is ${height} px high`);
    const host = page.getByLabel('Host', { exact: true });
    await expect(host).toBeHidden();
    await press(page, 'Host and description');
    await host.fill('');
    await press(page, 'Host and description');
    await expect(host).toBeHidden();
    await press(page, 'Duplicate Season');
    await expect(host).toBeFocused();
  });
});
