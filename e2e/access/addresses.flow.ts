import type { Page } from '@playwright/test';
import { openInPlace } from '../../tools/browsers/show-shot';
import { address, givenContest } from '../fixtures/data/contest';
import { expect, longUnless, test } from '../fixtures/fixtures';
import { arrivesAt, follow, heading, press } from '../fixtures/forms';
import { enter, idsOf, screens } from '../fixtures/screens';
import { databaseOf } from '../fixtures/data/database';
import { emailOf } from '../fixtures/sign-in';
import { text } from '../fixtures/data/stored';

const nowhere = 'NoSuchDocument000000';
const strangers = {
  season: 'NLDBOra9F206x9gzuaDB',
  quiz: '74uhZAQSAoQ7R0XHj98B',
  question: '4DJEN3ZgJXJbj5DNHjd6',
};

/** The error that the browser logs for a season or quiz that cannot be read. */
const refused = /Reading "\w+" failed/;

const load = (page: Page, path: string) => page.goto(path);

test.describe('addresses', () => {
  for (const { person, open: go } of [
    { person: 'Admin', open: load },
    { person: 'Host', open: openInPlace },
  ] as const) {
    const open = screens.filter(({ closedToHosts }) => !(closedToHosts && person === 'Host'));
    const below = (id: 'season' | 'quiz') => open.filter(({ ids }) => ids.includes(id));

    const details = longUnless(go === openInPlace);
    test(
      `lead ${person} to a list when nothing is selected or the selection is deleted @2.57 @2.66 @2.75`,
      details,
      async ({ page, product, expectErrors }) => {
        expectErrors(refused);
        const { season, quiz } = await givenContest(databaseOf(product));
        await enter(page, person);
        for (const { path } of below('season')) {
          await go(page, path);
          await arrivesAt(page, '/seasons');
        }
        for (const { path, ids } of below('season')) {
          await go(page, address(path, idsOf({ season: nowhere, quiz, question: nowhere }, ids)));
          await arrivesAt(page, '/seasons');
        }
        const home = address('/home', { season });
        for (const { path } of below('quiz')) {
          await go(page, address(path, { season }));
          await arrivesAt(page, home);
          await go(page, address(path, { season, quiz: nowhere }));
          await arrivesAt(page, home);
        }
        await go(page, address('/update-question', { season, quiz }));
        await arrivesAt(page, home);
        await go(page, address('/update-question', { season, quiz, question: nowhere }));
        await arrivesAt(page, home);
      },
    );
  }

  for (const { person, open: go, details } of [
    { person: 'Manager', open: load, details: { tag: '@long' } },
    { person: 'Host', open: openInPlace, details: {} },
  ] as const) {
    const below = (id: 'season' | 'quiz') =>
      screens.filter(({ ids, closedToHosts }) => ids.includes(id) && !(closedToHosts && person === 'Host'));

    test(
      `show ${person} nothing of another person’s season`,
      details,
      async ({ page, product, expectErrors }) => {
        expectErrors(refused);
        const own = await givenContest(databaseOf(product));
        await enter(page, person, address('/home', { season: own.season }));
        const trail = page.getByRole('navigation', { name: 'Current season' });
        await trail.getByText(own.season).waitFor();
        for (const { path, ids } of below('season')) {
          await go(page, address(path, idsOf(strangers, ids)));
          await heading(page, 'This season isn’t yours').waitFor();
          await page.getByText(`${emailOf(person)} isn’t a host of this season.`).waitFor();
          await page.getByRole('link', { name: 'support@example.org' }).waitFor();
          await expect(page.locator('body'), path).not.toContainText(/Youth Camp|Campfire|priya/);
          await expect(page.locator('form'), path).toHaveCount(0);
          for (const offered of ['Create Quiz', 'Season Settings', 'Add Question', 'Retry'])
            await expect(page.getByText(offered), `${path} offers no ${offered}`).toHaveCount(0);
          // Nor the season that was open before.
          await expect(trail, path).toHaveCount(0);
          await expect(page.getByText(own.season), path).toHaveCount(0);
        }
        await follow(page, 'Go to seasons');
        await arrivesAt(page, '/seasons');
      },
    );

    test(
      `open to ${person} once the season names them`,
      { tag: '@long' },
      async ({ page, product, expectErrors }) => {
        expectErrors(refused);
        const database = databaseOf(product);
        const others = {
          host_email: text('one@example.org'),
          host_additional_email: text('two@example.org'),
        };
        await enter(page, person);
        for (const { path, ids, title } of below('season')) {
          // A season of its own each time: the device caches a season that was open.
          const given = await givenContest(database, { season: others });
          await page.goto(address(path, idsOf(given, ids)));
          await heading(page, 'This season isn’t yours').waitFor();
          await press(page, 'Check again');
          await page.getByText(/^Checked at \d\d:\d\d: you still have no access/).waitFor();
          await database.change(given.seasonPath, { host_additional_email: text(emailOf(person)) });
          await press(page, 'Check again');
          await heading(page, new RegExp(`^${title}`)).waitFor();
          await page
            .getByText(/^Loading/)
            .first()
            .waitFor({ state: 'hidden' });
          await expect(page.getByText(/Couldn’t load/), path).toHaveCount(0);
        }
      },
    );
  }

  test(
    'with ids show the same in a new tab and after a reload, independent of other tabs',
    { tag: '@long' },
    async ({ page, product }) => {
      const database = databaseOf(product);
      const [one, two] = [await givenContest(database), await givenContest(database)];
      await enter(page, 'Host');
      const other = await page.context().newPage();
      for (const { path, ids, closedToHosts } of screens) {
        if (ids.length === 0 || closedToHosts) continue;
        await page.goto(address(path, idsOf(one, ids)));
        await heading(page, /./).waitFor();
        await other.goto(address(path, idsOf(two, ids)));
        await heading(other, /./).waitFor();
        await page.reload();
        for (const [tab, given] of [
          [page, one],
          [other, two],
        ] as const) {
          await arrivesAt(tab, address(path, idsOf(given, ids)));
          const words = new RegExp(`${given.season}|${given.quiz}`);
          await tab.locator('main').filter({ hasText: words }).waitFor();
        }
      }
    },
  );

  test('with odd ids lead to a list, without ids show the last opened season and quiz, also on a new visit @2.56', async ({
    page,
    product,
  }) => {
    const given = await givenContest(databaseOf(product));
    await enter(page, 'Manager');
    for (const odd of ['../..', ' '])
      for (const { path } of screens.filter(({ ids }) => ids.includes('season'))) {
        await openInPlace(page, address(path, { season: odd }));
        await arrivesAt(page, '/seasons');
      }
    const row = (name: string) => page.getByRole('row', { name });
    await page.getByRole('searchbox').fill(given.season);
    await row(given.season).getByRole('link', { name: 'View Quizzes' }).click();
    await row(given.quiz).getByRole('link', { name: 'View Questions' }).click();
    await page.getByText('Correct Answer').waitFor();

    const visit = await page.context().newPage();
    await page.close();
    await visit.goto('/home');
    const chosen = visit.getByRole('combobox', { name: 'Season' }).locator('option:checked');
    await chosen.filter({ hasText: given.season }).waitFor({ state: 'attached' });
    for (const [path, label, value] of [
      ['/update-quiz', 'Title', `Given quiz ${given.quiz}`],
      ['/update-question', 'Question', 'Which is the right answer to number 1?'],
    ] as const) {
      await openInPlace(visit, path);
      const field = visit.getByLabel(label, { exact: true });
      await field.waitFor();
      await expect(field).toHaveValue(value);
    }
    await openInPlace(visit, '/quizzes');
    await heading(visit, `Given quiz ${given.quiz}`).waitFor();
    await openInPlace(visit, '/settings');
    await heading(visit, 'Season Settings').waitFor();
    await expect(visit.getByRole('main').getByRole('link', { name: 'Quizzes' })).toHaveAttribute(
      'href',
      address('/home', { season: given.season }),
    );
    await openInPlace(visit, '/create-quiz');
    await heading(visit, 'Create Quiz').waitFor();
    await visit
      .getByRole('main')
      .getByRole('link', { name: `Given season ${given.season}` })
      .waitFor();
  });
});
