import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { givenContest } from '../fixtures/data/contest';
import { newSeason } from '../fixtures/data/creations';
import { databaseOf, plain } from '../fixtures/data/database';
import { expect, test } from '../fixtures/fixtures';
import { arrivesAt, fill, follow, heading, press } from '../fixtures/forms';
import { enter } from '../fixtures/screens';
import { emailOf, signOut } from '../fixtures/sign-in';
import { storedFields } from '../fixtures/data/stored';

const keys = [
  'user',
  'user_role',
  'selected_season',
  'selected_quiz',
  'selected_quiz_details',
  'selected_question',
  'selected_season_to_update',
  'seasons',
];

/** Waits until local storage contains exactly these values under the eight keys. */
const keeps = (page: Page, expected: Readonly<Record<string, string>>): Promise<void> =>
  expect(async () => {
    const kept = await page.evaluate((names) => names.map((key) => [key, localStorage.getItem(key)]), keys);
    assert.deepEqual(
      kept,
      keys.map((key) => [key, expected[key] ?? null]),
    );
  }).toPass();

const put = (page: Page, items: Readonly<Record<string, string>>) =>
  page.evaluate(
    (given) => Object.entries(given).forEach(([key, value]) => localStorage.setItem(key, value)),
    items,
  );

const manager = {
  user: JSON.stringify({
    uid: 'GWbtd9L75FWTsjIiPHJhupWUwGA9',
    email: 'manager@example.org',
    displayName: 'Daniel Prasad',
  }),
  user_role: 'Manager',
};

test.describe('local storage', () => {
  test('is updated by each step, and logging out clears it in every tab @3.32 @3.35 @4.13', async ({
    page,
    product,
  }) => {
    const database = databaseOf(product);
    const { season, quiz, quizPath, questions } = await givenContest(database, { questions: 2 });
    const [first = '', second = ''] = questions;
    await enter(page, 'Manager');
    await keeps(page, manager);

    const row = (name: string) => page.getByRole('row', { name });
    await page.getByRole('searchbox').fill(season);
    await row(season).getByRole('link', { name: 'View Quizzes' }).click();
    await keeps(page, { ...manager, selected_season: season });

    await row(quiz).getByRole('link', { name: 'View Questions' }).click();
    const inQuiz = { ...manager, selected_season: season, selected_quiz: quiz, selected_question: first };
    await page.getByRole('navigation', { name: 'Questions' }).waitFor();
    const details = await page.evaluate(() => localStorage.selected_quiz_details as string);
    await keeps(page, { ...inQuiz, selected_quiz_details: details });
    const title = plain((await storedFields(product, quizPath)).title);
    assert.deepEqual(JSON.parse(details), {
      quiz_id: quiz,
      title,
      description: 'Romans 1 to 4',
      duration: 15,
      language: 'Telugu,English',
      start: '2027-03-07T12:30:00.000Z',
      end: '2027-03-07T14:30:00.000Z',
      status: 'Upcoming',
    });

    await page.getByRole('navigation', { name: 'Questions' }).getByRole('button').nth(1).click();
    const there = { ...inQuiz, selected_question: second, selected_quiz_details: details };
    await keeps(page, there);

    await page.goto('/seasons');
    await follow(page, 'Edit Season');
    await heading(page, 'Update Season').waitFor();
    const edited = new URL(page.url()).searchParams.get('season') ?? '';
    await keeps(page, { ...there, selected_season_to_update: edited });

    await page.goto('/create-season');
    await fill(page, newSeason.typed);
    await press(page, 'Create Season');
    await page.waitForURL('**/home?*');
    const created = new URL(page.url()).searchParams.get('season') ?? '';
    await keeps(page, { ...manager, selected_season: created, selected_season_to_update: edited });

    const other = await page.context().newPage();
    await other.goto('/seasons');
    await other.getByRole('button', { name: 'Logout' }).waitFor();
    await put(page, { seasons: '[]', left_by_something_else: 'x' });
    await signOut(page);
    await arrivesAt(page, '/');
    await arrivesAt(other, '/');
    assert.equal(await page.evaluate(() => localStorage.length), 0);
  });

  test('is read in the formats of an older console @3.32', async ({ page, product }) => {
    const { season, quiz, question } = await givenContest(databaseOf(product));
    await enter(page, 'Manager');
    const spellings: readonly ((id: string, name: string) => string)[] = [
      (id) => id,
      (id) => JSON.stringify(id),
      (id, name) =>
        JSON.stringify({ [`${name}_id`]: id, status: 'active', start: { seconds: 1, nanoseconds: 0 } }),
      (id) => JSON.stringify({ id, title: 'no id of its own name' }),
    ];
    const main = page.locator('main').filter({ hasText: new RegExp(`${season}|${quiz}`) });
    const named = page.getByLabel('Season', { exact: true }).and(page.locator(`[value*="${season}"]`));
    for (const spelled of spellings) {
      await put(page, {
        selected_season: spelled(season, 'season'),
        selected_quiz: spelled(quiz, 'quiz'),
        selected_question: spelled(question, 'question'),
        selected_season_to_update: spelled(season, 'season'),
      });
      for (const path of [
        '/home',
        '/quizzes',
        '/update-quiz',
        '/update-question',
        '/update-season',
        '/settings',
      ]) {
        await page.goto(path);
        await main.or(named).first().waitFor();
        await arrivesAt(page, path);
      }
    }
    await put(page, {
      user: JSON.stringify({
        ...(JSON.parse(manager.user) as object),
        stsTokenManager: { expirationTime: 1 },
        phoneNumber: null,
      }),
    });
    await page.goto('/seasons');
    await page.getByText('Daniel Prasad').first().waitFor();
  });

  test('is ignored when it cannot be read @3.32', { tag: '@long' }, async ({ page }) => {
    await enter(page, 'Manager');
    for (const broken of [
      '{"season_id":',
      'null',
      'undefined',
      '[object Object]',
      '[]',
      '{}',
      '""',
      '{"season_id":7}',
    ]) {
      await put(page, {
        selected_season: broken,
        selected_quiz: broken,
        selected_question: broken,
        selected_season_to_update: broken,
        selected_quiz_details: broken,
        seasons: broken,
      });
      for (const path of ['/home', '/update-question', '/update-season', '/settings']) {
        await page.goto(path);
        await arrivesAt(page, '/seasons');
      }
    }
    for (const broken of ['{"uid":', 'null', '7', '{"email":"manager@example.org"}']) {
      await put(page, { user: broken });
      await page.goto('/seasons');
      await arrivesAt(page, '/');
      await page.getByRole('button', { name: 'Sign In' }).waitFor();
    }
  });

  test('grants no role that the database does not grant', async ({ page, expectErrors }) => {
    expectErrors(/Reading "\w+" failed/);
    await enter(page, 'Host');
    await put(page, { user_role: 'Admin' });
    await page.goto('/settings?season=4DPzK4HavXmTMwyZt7eQ');
    await page.getByText('Your role has changed').waitFor();
    await page.getByRole('heading', { name: 'Leaderboard View' }).waitFor();
    await expect(page.getByRole('heading', { name: 'Ads Settings', exact: true })).toHaveCount(0);
    assert.equal(await page.evaluate(() => localStorage.getItem('user_role')), '');
    await page.goto('/seasons');
    await page
      .getByRole('row', { name: emailOf('Host') })
      .first()
      .waitFor();
    await expect(page.getByRole('link', { name: 'Create Season' })).toHaveCount(0);
  });
});
