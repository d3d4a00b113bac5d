import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { assertAccessible } from '../fixtures/checks/axe';
import { backendAway } from '../fixtures/checks/console-errors';
import { overflow, smallTargets } from '../fixtures/checks/measures';
import { cutAfter } from '../fixtures/cut-after';
import { address, givenContest, givenQuiz } from '../fixtures/data/contest';
import { databaseOf, moment, plain, shownMoment, type Database } from '../fixtures/data/database';
import { text } from '../fixtures/data/stored';
import { expect, test } from '../fixtures/fixtures';
import { follow, heading, press } from '../fixtures/forms';
import { enterAt, tabTo } from '../fixtures/keys';
import { enter } from '../fixtures/screens';

const patient = { timeout: 60_000 };

/** A finished season of last year with results. */
async function givenLastYear(database: Database, questions = 3) {
  const given = await givenContest(database, {
    season: { start: moment('2025-12-05T09:00'), end: moment('2026-02-20T21:30') },
    quiz: {
      title: text('Week 1'),
      start: moment('2025-12-06T06:00'),
      end: moment('2025-12-06T20:00'),
      status: text('Finished'),
    },
    questions,
    results: 2,
  });
  await givenQuiz(database, given.season, {
    quiz: { title: text('Week 2'), start: moment('2025-12-13T06:00'), end: moment('2025-12-13T20:00') },
    questions,
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

const copyAddress = (season: string) => address('/copy-season', { season });
const duplicate = (page: Page) => page.getByRole('button', { name: 'Duplicate Season' });

/** A Manager's copy whose page goes away after four transactions, with 50 questions of 120. */
async function cutShort(page: Page, database: Database): Promise<void> {
  const given = await givenLastYear(database, 60);
  await enter(page, 'Manager', copyAddress(given.season));
  await duplicate(page).waitFor();
  const cut = cutAfter(page, 4);
  await duplicate(page).click();
  await cut;
  await page.getByRole('heading', { name: 'The copy was cut short' }).waitFor(patient);
  await page.close();
  assert.equal((await newestSeason(database)).below('questions').length, 50);
}

/** Opens the copy that was cut short in the history, as an Admin. */
async function openUnfinished(page: Page, database: Database): Promise<void> {
  await enter(page, 'Admin', address('/history', { season: (await newestSeason(database)).id }));
  await page.getByRole('button', { name: /created the season .* from another one.*Not finished/ }).click();
}

test.describe('duplicating a season', () => {
  test('by keyboard, a year later on the same weekday and at the same time, and taken back', async ({
    page,
    product,
  }) => {
    const database = databaseOf(product);
    const given = await givenLastYear(database);
    await enter(page, 'Manager', address('/seasons', { search: given.season }));
    await enterAt(page, page.getByRole('link', { name: 'Duplicate Season' }));
    await heading(page, 'Duplicate Season').waitFor();
    await tabTo(page, page.getByLabel('Season', { exact: true }));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Gospels again');
    const calendar = page.getByRole('region', { name: 'Calendar' });
    await calendar.getByText('Sat 2026-12-05 06:00').waitFor();
    await enterAt(page, calendar.getByRole('button', { name: 'Week 2' }));
    await expect(page.getByRole('group', { name: 'Week 2' }).getByLabel('Start Time')).toBeFocused();
    await enterAt(page, duplicate(page));
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
        ['Week 1', '2026-12-05 06:00', 'Upcoming'],
        ['Week 2', '2026-12-12 06:00', 'Upcoming'],
      ],
    );
    assert.equal(stored.below('questions').length, 6);
    assert.equal(stored.below('results').length, 0);

    await page.keyboard.press('Control+z');
    await page.getByText(/The season stays, deactivated/).waitFor(patient);
    const undone = await newestSeason(database);
    assert.equal(plain(undone.season.status), 'deactivated');
    assert.deepEqual([...undone.below('quizzes'), ...undone.below('questions')], []);

    await page.goto(address('/history', { season: undone.id }));
    await page.getByText('You undid this: You created the season Gospels again from another one').waitFor();
  });

  test(
    'that is cut in the middle stands as not finished, and another person takes it back',
    { tag: '@long' },
    async ({ page, visitor, product, expectErrors }) => {
      expectErrors(backendAway, /A season was not copied/);
      const database = databaseOf(product);
      const other = await visitor();
      await cutShort(page, database);
      await openUnfinished(other, database);
      await press(other, 'Undo this action');
      await other.getByText('Undone by You').waitFor(patient);
      const undone = await newestSeason(database);
      assert.deepEqual([...undone.below('quizzes'), ...undone.below('questions')], []);
      assert.equal(plain(undone.season.status), 'deactivated');
    },
  );

  test(
    'that is cut in the middle is finished by another person, and nothing is stored twice',
    { tag: '@long' },
    async ({ page, visitor, product, expectErrors }) => {
      expectErrors(backendAway, /A season was not copied/);
      const database = databaseOf(product);
      const other = await visitor();
      await cutShort(page, database);
      await openUnfinished(other, database);
      await follow(other, 'Store the rest');
      await other.getByText('Stored 53 of 123.').waitFor();
      await press(other, 'Store the rest');
      await other.waitForURL(/\/home\?season=\d{13}/, patient);
      const stored = await newestSeason(database);
      assert.equal(stored.below('quizzes').length, 2);
      assert.equal(stored.below('questions').length, 120);
    },
  );

  for (const [scheme, width] of [
    ['dark', 390],
    ['light', 1280],
  ] as const)
    test(`has no faults for axe at ${width} px, ${scheme}`, async ({ page, product }) => {
      const given = await givenLastYear(databaseOf(product));
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await enter(page, 'Admin', copyAddress(given.season));
      const row = page.getByRole('group', { name: 'Week 2' });
      await press(row, 'Change dates');
      await row.getByLabel('End Time').fill('2026-11-01T05:00');
      await expect(row).toContainText('The end must be after the start');
      // What the top bar covers in part counts as too small.
      await page.evaluate(() => scrollTo(0, 0));
      await assertAccessible(page, 'the form with a fault');
      assert.equal(await overflow(page), 0);
      if (width < 400) assert.deepEqual(await smallTargets(page), []);
    });
});
