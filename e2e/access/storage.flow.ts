import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { openInPlace } from '../../tools/browsers/show-shot';
import type { Product } from '../../tools/serve/product';
import { givenContest, type Contest } from '../fixtures/data/contest';
import { contestDay } from '../fixtures/data/contest-day';
import { newSeason } from '../fixtures/data/creations';
import { databaseOf, plain } from '../fixtures/data/database';
import { clearedByOtherTab } from '../fixtures/checks/console-errors';
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

const row = (page: Page, name: string) => page.getByRole('row', { name });

/** Selects a season, a quiz and each of its two questions. Resolves to what is stored then. */
async function select(page: Page, product: Product) {
  const given = await givenContest(databaseOf(product), { questions: 2 });
  const { season, quiz, quizPath, questions } = given;
  const [first = '', second = ''] = questions;
  await page.getByRole('searchbox').fill(season);
  await row(page, season).getByRole('link', { name: 'View Quizzes' }).click();
  await keeps(page, { ...manager, selected_season: season });

  await row(page, quiz).getByRole('link', { name: 'View Questions' }).click();
  const inQuiz = { ...manager, selected_season: season, selected_quiz: quiz, selected_question: first };
  const rows = page.getByRole('navigation', { name: 'Questions' });
  await rows.waitFor();
  const details = await page.evaluate(() => localStorage.selected_quiz_details as string);
  await keeps(page, { ...inQuiz, selected_quiz_details: details });
  assert.deepEqual(JSON.parse(details), {
    quiz_id: quiz,
    title: plain((await storedFields(product, quizPath)).title),
    description: 'Romans 1 to 4',
    duration: 15,
    language: 'Telugu,English',
    start: `${contestDay()}T12:30:00.000Z`,
    end: `${contestDay()}T14:30:00.000Z`,
    status: 'Upcoming',
  });
  await rows.getByRole('button').nth(1).click();
  const stored = { ...inQuiz, selected_question: second, selected_quiz_details: details };
  await keeps(page, stored);
  return { given, stored };
}

/** Opens every screen that a selection leads to, with the selection spelled as an older console did. */
async function readOlderFormats(page: Page, { season, quiz, question }: Contest): Promise<void> {
  await put(page, {
    selected_season: JSON.stringify({ season_id: season, start: { seconds: 1, nanoseconds: 0 } }),
    selected_quiz: JSON.stringify(quiz),
    selected_question: question,
    selected_season_to_update: JSON.stringify({ id: season, title: 'no id of its own name' }),
    user: JSON.stringify({
      ...(JSON.parse(manager.user) as object),
      stsTokenManager: { expirationTime: 1 },
      phoneNumber: null,
    }),
  });
  await page.goto('/home');
  await page.getByText('Daniel Prasad').first().waitFor();
  const main = page.locator('main').filter({ hasText: new RegExp(`${season}|${quiz}`) });
  const named = page.getByLabel('Season', { exact: true }).and(page.locator(`[value*="${season}"]`));
  for (const [path, title] of [
    ['/home', 'Quizzes'],
    ['/quizzes', `Given quiz ${quiz}`],
    ['/update-quiz', 'Update Quiz'],
    ['/update-question', 'Update Question'],
    ['/update-season', 'Update Season'],
    ['/settings', 'Season Settings'],
  ] as const) {
    await openInPlace(page, path);
    await heading(page, title).waitFor();
    await main.or(named).first().waitFor();
    await arrivesAt(page, path);
  }
}

test.describe('local storage', () => {
  test('is updated by each step, read in the formats of an older console, and cleared in every tab by logging out @3.32 @3.35 @4.13', async ({
    page,
    product,
    expectErrors,
  }) => {
    expectErrors(clearedByOtherTab);
    await enter(page, 'Manager');
    await keeps(page, manager);
    const { given, stored } = await select(page, product);

    await page.goto('/seasons');
    await follow(page, 'Edit Season');
    await heading(page, 'Update Season').waitFor();
    const edited = new URL(page.url()).searchParams.get('season') ?? '';
    await keeps(page, { ...stored, selected_season_to_update: edited });

    await openInPlace(page, '/create-season');
    await fill(page, newSeason.typed);
    await press(page, 'Create Season');
    await page.waitForURL('**/home?*');
    const created = new URL(page.url()).searchParams.get('season') ?? '';
    await keeps(page, { ...manager, selected_season: created, selected_season_to_update: edited });
    await readOlderFormats(page, given);

    const other = await page.context().newPage();
    await other.goto('/seasons');
    await other.getByRole('button', { name: 'Logout' }).waitFor();
    await put(page, { seasons: '[]', left_by_something_else: 'x' });
    await signOut(page);
    await arrivesAt(page, '/');
    await arrivesAt(other, '/');
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('is ignored when it cannot be read @3.32', { tag: '@long' }, async ({ page }) => {
    await enter(page, 'Manager');
    await put(page, {
      selected_season: '{"season_id":',
      selected_quiz: '[object Object]',
      selected_question: '[]',
      selected_season_to_update: '{"season_id":7}',
      selected_quiz_details: 'undefined',
      seasons: 'null',
    });
    for (const path of ['/home', '/update-question', '/update-season', '/settings']) {
      await page.goto(path);
      await arrivesAt(page, '/seasons');
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
    await openInPlace(page, '/seasons');
    await page
      .getByRole('row', { name: emailOf('Host') })
      .first()
      .waitFor();
    await expect(page.getByRole('link', { name: 'Create Season' })).toHaveCount(0);
  });
});
