import assert from 'node:assert/strict';
import { address, givenContest } from '../fixtures/data/contest';
import { expect, longUnless, test } from '../fixtures/fixtures';
import { arrivesAt, fill, heading, press } from '../fixtures/forms';
import { columnsOf, copied, rowsOf } from '../fixtures/list';
import { enter, idsOf, screens } from '../fixtures/screens';
import { shownMoment, databaseOf, plain } from '../fixtures/data/database';
import { emailOf, type Person } from '../fixtures/sign-in';
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
      ...(roles[person].runsSeasons ? ['Edit Season', 'Duplicate Season'] : []),
      'Copy Season',
    ],
  };
}

test.describe('what each role sees', () => {
  for (const person of people) {
    const { isAdmin, runsSeasons } = roles[person];
    const email = emailOf(person);

    test(`${person}: the seasons of both queries, each once, with the allowed actions @2.23 @2.24 @2.25 @2.29 @2.35 @2.36 @2.37 @6.03 @6.09 @6.10`, async ({
      page,
      product,
    }) => {
      const database = databaseOf(product);
      const given = await givenContest(database, {
        season: { host_email: text(email), host_additional_email: text(email) },
      });
      const seasons = [...(await database.everything())]
        .filter(([path]) => /^seasons\/[^/]+$/.test(path))
        .map(([, fields]) => fields)
        .filter(
          (fields) =>
            isAdmin || ['host_email', 'host_additional_email'].some((at) => plain(fields[at]) === email),
        );

      await enter(page, person);
      await expect(async () => {
        const rows = sorted(await rowsOf(page));
        assert.deepEqual(rows, sorted(seasons.map((fields) => seasonRow(fields, person))));
      }).toPass();
      assert.deepEqual(await columnsOf(page), [
        'Season',
        'Host',
        'Email',
        'Time',
        'Status',
        'Discription',
        'Actions',
      ]);
      await expect(page.getByRole('link', { name: 'Create Season' })).toHaveCount(runsSeasons ? 1 : 0);

      await page.getByRole('searchbox').fill(given.season);
      assert.equal(
        await copied(page, given.season, 'Copy Season'),
        `https://quiz.example.org/season/${given.season}`,
      );
    });

    test(`${person}: the quizzes of a season, the latest start first @2.38 @2.42 @2.48`, async ({
      page,
      product,
    }) => {
      const season = '4DPzK4HavXmTMwyZt7eQ';
      const stored = [...(await databaseOf(product).everything())];
      const questionsOf = (quiz: string) =>
        stored.filter(([path]) => path.startsWith(`seasons/${season}/quizzes/${quiz}/questions/`)).length;
      const quizzes = stored
        .filter(([path]) => new RegExp(`^seasons/${season}/quizzes/[^/]+$`).test(path))
        .map(([, fields]) => fields)
        .sort((a, b) => (shownMoment(a.start) < shownMoment(b.start) ? 1 : -1));

      await enter(page, person, address('/home', { season }));
      assert.deepEqual(
        await rowsOf(page),
        quizzes.map((fields) => ({
          cells: [
            plain(fields.title),
            `${plain(fields.duration)} min`,
            shownMoment(fields.start),
            shownMoment(fields.end),
            String(questionsOf(String(plain(fields.quiz_id)))),
            plain(fields.status),
          ],
          actions: ['View Questions', 'Edit Quiz', 'Copy Quiz', 'Delete Quiz'],
        })),
      );
      assert.deepEqual(await columnsOf(page), [
        'Title',
        'Duration',
        'Start',
        'End',
        'Questions',
        'Status',
        'Actions',
      ]);
      await expect(page.getByRole('combobox', { name: 'Season' })).toBeDisabled();
      for (const link of ['Go Back', 'Create Quiz', 'Season Settings'])
        await page.getByRole('link', { name: link, exact: true }).waitFor();
      const quiz = 'STuiIfHjqD3GifGh4don';
      assert.equal(
        await copied(page, 'Week 1: In the Beginning', 'Copy Quiz'),
        `https://quiz.example.org/quiz/${season}/${quiz}`,
      );
    });

    const details = longUnless(person !== 'Manager');
    test(
      `${person}: every screen by its address @2.49 @2.51 @2.52 @2.59 @2.71 @2.80 @6.11 @6.14`,
      details,
      async ({ page, product }) => {
        const given = await givenContest(databaseOf(product));
        await enter(page, person);
        for (const { path, ids, title, fields, closedToHosts } of screens) {
          await page.goto(address(path, idsOf(given, ids)));
          if (closedToHosts && !runsSeasons) {
            await page.getByRole('heading', { name: 'As Host you cannot do this' }).waitFor();
            await expect(page.locator('form'), `${path} shows no form`).toHaveCount(0);
            continue;
          }
          await heading(page, new RegExp(`^${title}`)).waitFor();
          if (!fields) continue;
          // The label of a checkbox in a table has no text.
          const labels = page.locator('main label').filter({ hasText: /\S/ });
          await labels.nth(fields.length - 1).waitFor();
          assert.deepEqual(await labels.allTextContents(), fields, path);
          const hostEmail = page.getByLabel('Host Email', { exact: true });
          if ((await hostEmail.count()) === 0) continue;
          assert.equal(
            await hostEmail.isEnabled(),
            isAdmin,
            `${path}: Host Email is editable only by an Admin`,
          );
          if (path === '/create-season') await expect(hostEmail).toHaveValue(isAdmin ? '' : email);
        }
        const blocks = ['Top Notification', 'Leaderboard View', ...(isAdmin ? ['Ads Settings'] : [])];
        await expect.poll(() => page.locator('main h2').allTextContents()).toEqual(blocks);
        await page.goto('/');
        await arrivesAt(page, '/seasons');
        await page.goto('/nowhere');
        await page.getByRole('img', { name: 'Wallpaper' }).waitFor();
      },
    );
  }

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
  });
});
