import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { givenContest, givenQuiz } from '../fixtures/data/contest';
import { databaseOf, moment } from '../fixtures/data/database';
import { expect, test } from '../fixtures/fixtures';
import { footprintsOf, walk, type Step } from '../fixtures/checks/footprint';
import { idleTime } from '../fixtures/checks/first-load';
import { arrivesAt, follow, heading } from '../fixtures/forms';
import { rowsShown, turnTo } from '../fixtures/list';
import { readsFollowed } from '../fixtures/checks/page-reads';
import { enter } from '../fixtures/screens';
import { signIn } from '../fixtures/sign-in';
import { putDocuments, text, type StoredFields } from '../fixtures/data/stored';

/** The first of all seasons. */
const latest = { start: moment('2099-01-01T00:00') };
const demoSeasons = 14;
/** A list that was never complete on this device starts with its first page. */
const firstPage = 10;
/** An Admin's list is counted, to know whether it is long: the database bills a read for each thousand. */
const count = 1;

/** Signs in by hand, since signing in reads as well. */
async function signInByHand(page: Page): Promise<void> {
  await page.goto('/');
  await signIn(page, 'Admin');
  await arrivesAt(page, '/seasons');
}

test.describe('reads', () => {
  test('are one per document of a list after its first page, none for returning, one for a change', async ({
    page,
    product,
  }) => {
    const database = databaseOf(product);
    const given = await givenContest(database, { season: latest, questions: 3 });
    await signInByHand(page);
    const adds = readsFollowed(page);
    // The role is read once to sign in, then by a subscription.
    await adds({
      '/: user_permissions': 1,
      '/seasons: user_permissions': 1,
      '/seasons: seasons': firstPage + count + demoSeasons + 1,
    });

    await database.change(given.seasonPath, { host: text('Changed elsewhere') });
    await page.getByText('Changed elsewhere').waitFor();
    await adds({ '/seasons: seasons': 1 });

    await follow(page, 'View Quizzes');
    await rowsShown(page);
    // The season itself, its quizzes, the query for unfinished deletions, and a count for each quiz on the page.
    await adds({
      '/home: seasons': 1,
      '/home: seasons/quizzes': 1 + 1,
      '/home: seasons/quiz_deletions': 1,
      '/home: seasons/quizzes/questions': 1,
    });

    await follow(page, 'View Questions');
    await page.getByText('Correct Answer').waitFor();
    // The query for imports that were interrupted.
    await adds({
      '/quizzes: seasons/quizzes': 1,
      '/quizzes: seasons/quizzes/questions': 3,
      '/quizzes: seasons/history': 1,
    });

    await page.goBack();
    await rowsShown(page);
    // Only the questions are counted again.
    await adds({ '/home: seasons/quizzes/questions': 1 });
    await page.goBack();
    await rowsShown(page);
    await follow(page, 'Edit Season');
    await heading(page, 'Update Season').waitFor();
    await follow(page, 'Cancel');
    await rowsShown(page);
    await adds({});

    await follow(page, 'View Quizzes');
    await rowsShown(page);
    await givenQuiz(database, given.season);
    await page.getByText('rows 1–2 of 2').waitFor();
    await database.remove(given.quizPath);
    await page.getByText('rows 1–1 of 1').waitFor();
    await adds({ '/home: seasons/quizzes': 1, '/home: seasons/quizzes/questions': 2 });

    // The listener resumes from the cache instead of reading again: one read for the query.
    await page.goto('/seasons');
    await rowsShown(page);
    await readsFollowed(page)({
      '/seasons: user_permissions': 1,
      // The season of the breadcrumb and the list, which was short. The way back to the season costs nothing.
      '/seasons: seasons': 1 + 1,
    });
    await page.getByRole('link', { name: `Continue: Given season ${given.season}` }).waitFor();
  });
});

test.describe('200 navigations', { tag: '@long' }, () => {
  const round: readonly Step[] = [
    ['View Quizzes', 'Quizzes'],
    ['Season Settings', 'Season Settings'],
    ['Quizzes', 'Quizzes'],
    ['Go Back', 'Seasons'],
    ['Edit Season', 'Update Season'],
    ['Cancel', 'Seasons'],
    ['Create Season', 'Create Season'],
    ['Cancel', 'Seasons'],
  ];

  test('leak no memory', async ({ page, product }) => {
    const { season } = await givenContest(databaseOf(product), { season: latest });
    await enter(page, 'Admin');
    // The walk takes the first row.
    await page.getByRole('rowheader').first().filter({ hasText: season }).waitFor();
    const takeFootprint = await footprintsOf(page);
    const footprint = async () => {
      // A busy machine renders the rows some time after the heading, which the walk waits for.
      await page.getByText(/^rows 1–\d+ of /).waitFor();
      await idleTime(page);
      return takeFootprint();
    };
    await walk(page, round, 5);
    const before = await footprint();
    await walk(page, round, 200 / round.length);
    const after = await footprint();
    const grown = JSON.stringify({ before, after });
    assert.ok(after.nodes < before.nodes * 1.25, grown);
    assert.ok(after.listeners < before.listeners * 1.25, grown);
    assert.ok(after.megabytes < before.megabytes + 1.5, grown);
  });
});

test.describe('10,000 seasons', { tag: '@long' }, () => {
  const total = 10_000;
  const batch = 500;

  const numbered = (number: number): [path: string, fields: StoredFields] => {
    const id = `Long${String(number).padStart(16, '0')}`;
    return [
      `seasons/${id}`,
      {
        season_id: text(id),
        season: text(`Season number ${number}`),
        host: text('Hope Youth Fellowship'),
        host_email: text('long@example.org'),
        start: moment(new Date(Date.UTC(2000, 0, 1, number)).toISOString().slice(0, 16)),
        status: text('active'),
      },
    ];
  };

  test('cost their first page and a count; what a person turns to or searches is loaded then', async ({
    page,
    product,
  }) => {
    for (let first = 1; first <= total; first += batch) {
      const numbers = Array.from({ length: batch }, (_, index) => first + index);
      await putDocuments(product, Object.fromEntries(numbers.map(numbered)));
    }
    page.context().setDefaultTimeout(90_000);
    const all = total + demoSeasons;
    await signInByHand(page);
    await page.getByText(`rows 1–10 of ${all}`).waitFor();
    const adds = readsFollowed(page);
    const roleReads = { '/: user_permissions': 1, '/seasons: user_permissions': 1 };
    const counted = Math.ceil(all / 1000);
    await adds({ ...roleReads, '/seasons: seasons': firstPage + counted + firstPage });

    await turnTo(page, 2);
    await page.getByText(`rows 11–20 of ${all}`).waitFor();
    // Counted again, as rows that are new on the screen may mean others.
    await adds({ '/seasons: seasons': 50 + counted });
    await page.goBack();
    await expect(page.locator('tbody tr')).toHaveCount(10);
    await adds({});

    await page.getByRole('searchbox').pressSequentially('NUMBER 99');
    // 99, 990 to 999, 9900 to 9999.
    await page.getByText('rows 1–10 of 111').waitFor();
    await adds({ '/seasons: seasons': all });
    await turnTo(page, 12);
    const [oldest] = await rowsShown(page);
    assert.equal(oldest?.cells[0], 'Season number 99');
    await follow(page, 'Edit Season');
    await heading(page, 'Update Season').waitFor();
    await follow(page, 'Cancel');
    // The list restores its search and its page, also in the address.
    await arrivesAt(page, '/seasons?search=NUMBER+99&page=12');
    await expect.poll(() => rowsShown(page)).toEqual([oldest]);

    await page.getByRole('button', { name: 'Clear search' }).click();
    const pages = Math.ceil(all / 10);
    await turnTo(page, pages);
    await expect(page.locator('tbody tr')).toHaveCount(all % 10);

    await databaseOf(product).change(numbered(1)[0], { season: text('Season changed elsewhere') });
    await page.getByText('Season changed elsewhere').waitFor();
    await expect(page.locator('tbody tr')).toHaveCount(all % 10);
    await adds({ '/update-season: seasons': 1, '/seasons: seasons': 1 });
  });
});
