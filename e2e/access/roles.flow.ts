import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { openInPlace } from '../../tools/browsers/show-shot';
import { address, givenContest } from '../fixtures/data/contest';
import { expect, test } from '../fixtures/fixtures';
import { arrivesAt, fill, heading, press } from '../fixtures/forms';
import { columnsOf, copied, rowsOf } from '../fixtures/list';
import { enter, idsOf, screens } from '../fixtures/screens';
import { shownMoment, databaseOf, plain, type Database } from '../fixtures/data/database';
import { emailOf, signIn, type Person } from '../fixtures/sign-in';
import { text, type StoredFields } from '../fixtures/data/stored';

/** Section 6 of the specification. */
const roles: Readonly<Record<Person, { runsSeasons: boolean; isAdmin: boolean }>> = {
  Admin: { runsSeasons: true, isAdmin: true },
  Manager: { runsSeasons: true, isAdmin: false },
  Host: { runsSeasons: false, isAdmin: false },
};
const people = ['Admin', 'Manager', 'Host'] as const;

const sorted = (rows: readonly object[]) =>
  [...rows].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

/** A season's row, computed from its stored fields. */
function seasonRow(fields: StoredFields, person: Person) {
  const [name, host, email, more, status, description] = [
    'season',
    'host',
    'host_email',
    'host_additional_email',
    'status',
    'discription',
  ].map((field) => plain(fields[field]));
  return {
    cells: [
      name,
      host,
      `${email}${more}`,
      shownMoment(fields.start) + shownMoment(fields.end),
      status,
      description,
    ],
    actions: [
      ...(status === 'active' ? ['View Quizzes'] : []),
      ...(roles[person].runsSeasons ? ['Edit Season'] : []),
      // The button of the menu has no words.
      '',
      ...(roles[person].runsSeasons ? ['Duplicate Season'] : []),
      'Copy Season',
    ],
  };
}

/** The seasons of both queries, each once, with the allowed actions. */
async function assertSeasons(page: Page, database: Database, person: Person): Promise<void> {
  const email = emailOf(person);
  const given = await givenContest(database, {
    season: { host_email: text(email), host_additional_email: text(email) },
  });
  const seasons = [...(await database.everything())]
    .filter(([path]) => /^seasons\/[^/]+$/.test(path))
    .map(([, fields]) => fields)
    .filter(
      (fields) =>
        roles[person].isAdmin ||
        ['host_email', 'host_additional_email'].some((at) => plain(fields[at]) === email),
    );
  await expect(async () => {
    const rows = sorted(await rowsOf(page));
    assert.deepEqual(rows, sorted(seasons.map((fields) => seasonRow(fields, person))));
  }).toPass();
  const columns = ['Season', 'Host', 'Email', 'Time', 'Status', 'Discription', 'Actions'];
  assert.deepEqual(await columnsOf(page), columns);
  await expect(page.getByRole('link', { name: 'Create Season' })).toHaveCount(
    roles[person].runsSeasons ? 1 : 0,
  );
  await page.getByRole('searchbox').fill(given.season);
  assert.equal(
    await copied(page, given.season, 'Copy Season'),
    `https://quiz.example.org/season/${given.season}`,
  );
}

/** The quizzes of a season, the latest start first. */
async function assertQuizzes(page: Page, database: Database): Promise<void> {
  const season = '4DPzK4HavXmTMwyZt7eQ';
  const stored = [...(await database.everything())];
  const questionsOf = (quiz: string) =>
    stored.filter(([path]) => path.startsWith(`seasons/${season}/quizzes/${quiz}/questions/`)).length;
  const quizzes = stored
    .filter(([path]) => new RegExp(`^seasons/${season}/quizzes/[^/]+$`).test(path))
    .map(([, fields]) => fields)
    .sort((a, b) => (shownMoment(a.start) < shownMoment(b.start) ? 1 : -1));

  await openInPlace(page, address('/home', { season }));
  await heading(page, 'Quizzes').waitFor();
  const rows = quizzes.map((fields) => ({
    cells: [
      plain(fields.title),
      `${plain(fields.duration)} min`,
      shownMoment(fields.start),
      shownMoment(fields.end),
      String(questionsOf(String(plain(fields.quiz_id)))),
      plain(fields.status),
    ],
    actions: ['View Questions', 'Edit Quiz', '', 'Copy Quiz', 'Delete Quiz'],
  }));
  await expect(async () => assert.deepEqual(await rowsOf(page), rows)).toPass();
  const columns = ['Title', 'Duration', 'Start', 'End', 'Questions', 'Status', 'Actions'];
  assert.deepEqual(await columnsOf(page), columns);
  await expect(page.getByRole('combobox', { name: 'Season' })).toBeDisabled();
  for (const link of ['Go Back', 'Create Quiz', 'Season Settings'])
    await page.getByRole('link', { name: link, exact: true }).waitFor();
  assert.equal(
    await copied(page, 'Week 1: In the Beginning', 'Copy Quiz'),
    `https://quiz.example.org/quiz/${season}/STuiIfHjqD3GifGh4don`,
  );
}

/** Every screen by its address, and the fields of its form. */
async function assertScreens(page: Page, database: Database, person: Person): Promise<void> {
  const { isAdmin, runsSeasons } = roles[person];
  const given = await givenContest(database);
  for (const { path, ids, title, fields, closedToHosts } of screens) {
    await openInPlace(page, address(path, idsOf(given, ids)));
    if (closedToHosts && !runsSeasons) {
      await page.getByRole('heading', { name: 'As Host you can’t do this' }).waitFor();
      await expect(page.locator('form'), `${path} shows no form`).toHaveCount(0);
      continue;
    }
    await heading(page, new RegExp(`^${title}`)).waitFor();
    if (!fields) continue;
    // The label of a checkbox in a table has no text; those of a preview are not the form's.
    const labels = page
      .locator('main label:not([aria-label="Preview"] label)')
      .filter({ hasText: /\S/, visible: true });
    await expect(labels, path).toHaveText([...fields]);
    const hostEmail = page.getByLabel('Host Email', { exact: true });
    if (!fields.includes('Host Email')) continue;
    await expect(hostEmail, `${path}: Host Email is editable only by an Admin`).toBeEnabled({
      enabled: isAdmin,
    });
    if (path === '/create-season') await expect(hostEmail).toHaveValue(isAdmin ? '' : emailOf(person));
  }
  const blocks = ['Top Notification', 'Leaderboard View', ...(isAdmin ? ['Ads Settings'] : [])];
  await expect(page.locator('main h2')).toHaveText(blocks);
}

test.describe('what each role sees', () => {
  for (const person of people)
    test(`${person}: the seasons of both queries, the quizzes of one, and every screen, with the allowed actions @2.23 @2.24 @2.25 @2.29 @2.35 @2.36 @2.37 @2.38 @2.42 @2.48 @2.49 @2.51 @2.52 @2.59 @2.71 @2.80 @6.03 @6.09 @6.10 @6.11 @6.14`, async ({
      page,
      product,
    }) => {
      const database = databaseOf(product);
      await enter(page, person);
      await test.step('seasons', () => assertSeasons(page, database, person));
      await test.step('quizzes', () => assertQuizzes(page, database));
      await test.step('every screen', () => assertScreens(page, database, person));
      await page.goto('/');
      await arrivesAt(page, '/seasons');
      await openInPlace(page, '/nowhere');
      await page.getByRole('img', { name: 'Wallpaper' }).waitFor();
    });

  test('a new user: No Data, then the screens of a role once it is assigned @2.31 @6.02', async ({
    page,
    product,
  }) => {
    const database = databaseOf(product);
    await page.goto('/');
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Sign In' }).click();
    const popup = await opening;
    await fill(popup, { 'E-mail': 'newcomer@example.org' });
    await press(popup, 'Continue');
    await page.getByRole('heading', { name: 'No Data' }).waitFor();
    await page
      .getByText('Please contact support@example.org for account access or to create seasons.')
      .waitFor();
    const createSeason = page.getByRole('link', { name: 'Create Season' });
    await expect(createSeason).toHaveCount(0);

    const { uid } = JSON.parse(await page.evaluate(() => localStorage.getItem('user') ?? '{}')) as {
      uid: string;
    };
    const permission = `user_permissions/${uid}`;
    await database.write(permission, { role: text('Viewer') });
    await page.waitForFunction(() => localStorage.getItem('user_role') === 'Viewer');
    await expect(createSeason).toHaveCount(0);
    await database.write(permission, { role: text('Manager') });
    await createSeason.waitFor();
    await database.remove(permission);
    await createSeason.waitFor({ state: 'detached' });

    await page.getByText('You are signed in as newcomer@example.org.').waitFor();
    await press(page, 'Use another account');
    await arrivesAt(page, '/');
    await signIn(page, 'Host');
    await page.getByText(/^rows 1–/).waitFor();
  });
});
