import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { address, givenContest } from '../fixtures/data/contest';
import { creations, newQuiz, typeInto } from '../fixtures/data/creations';
import { databaseOf } from '../fixtures/data/database';
import { test } from '../fixtures/fixtures';
import { fill, firstAttemptEnds, press } from '../fixtures/forms';
import { losingResponses } from './lost-responses';
import { enter } from '../fixtures/screens';
import { backendAway } from '../fixtures/checks/console-errors';

/** The requests by which a form writes to the database. */
const commit = /documents:commit/;

/** The values of the fields of the open form. */
const typed = (page: Page) =>
  page
    .locator('form')
    .locator('input, select, textarea')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

/** Holds back write requests until they are released, and counts them. */
async function holdCommits(page: Page) {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const commits = { sent: 0, letGo: () => letGo() };
  await page.route(commit, async (route) => {
    commits.sent += 1;
    await held;
    await route.continue();
  });
  return commits;
}

const leadsTo = (page: Page, path: string) => page.waitForURL(({ pathname }) => pathname === path);

test.describe('saving', () => {
  for (const creation of creations) {
    const { path, button, leadsTo: next } = creation;

    test(`${path} pressed many times stores one document`, async ({ page, product }) => {
      const database = databaseOf(product);
      const given = await givenContest(database);
      await typeInto(page, creation, given, 'Manager');
      const commits = await holdCommits(page);
      const stored = await database.changesDuring(async () => {
        const submit = page.getByRole('button', { name: button, exact: true });
        await submit.dblclick();
        await submit.and(page.locator('[aria-busy=true]')).waitFor();
        await submit.click({ force: true });
        await page.locator('form input').first().press('Enter');
        commits.letGo();
        await leadsTo(page, next);
      });
      assert.equal(commits.sent, 1);
      assert.equal(Object.keys(stored).length, 1);
    });

    test(
      `${path} without the database waits, keeps what was typed, and Retry stores it once @8.10 @8.12`,
      { tag: '@durable' },
      async ({ page, product, expectErrors }) => {
        expectErrors(backendAway);
        const database = databaseOf(product);
        const given = await givenContest(database);
        await typeInto(page, creation, given, 'Manager');
        const before = await typed(page);
        const stored = await database.changesDuring(async () => {
          await product.backend.off();
          await press(page, button);
          await page.getByText(/^Waiting for a connection/).waitFor();
          assert.deepEqual(await typed(page), before);
          await firstAttemptEnds(page);
          await product.backend.on();
          await press(page, 'Retry');
          await leadsTo(page, next);
        });
        assert.equal(Object.keys(stored).length, 1);
      },
    );
  }

  test('a creation whose response was lost is stored once by Retry', async ({
    page,
    product,
    expectErrors,
  }) => {
    expectErrors(backendAway);
    const database = databaseOf(product);
    const given = await givenContest(database);
    await typeInto(page, newQuiz, given, 'Manager');
    const stored = await database.changesDuring(async () => {
      await losingResponses(page, async () => {
        await press(page, newQuiz.button);
        await firstAttemptEnds(page);
      });
      await press(page, 'Retry');
      await leadsTo(page, newQuiz.leadsTo);
    });
    assert.equal(Object.keys(stored).length, 1);
  });

  test(
    'settings and an account deletion request also wait for Retry while offline',
    { tag: '@durable' },
    async ({ page, product, expectErrors }) => {
      expectErrors(backendAway);
      const database = databaseOf(product);
      const { season } = await givenContest(database);
      await enter(page, 'Host');
      for (const { path, form, button, fields, refused, saved } of [
        {
          path: address('/settings', { season }),
          form: 'Leaderboard View',
          button: 'Update',
          fields: { Appearance: 'After Quiz Finished', Type: 'all' },
          refused: 'Waiting for a connection',
          saved: 'Season Leaderboard View updated successfully',
        },
        {
          path: '/delete-user-request',
          form: 'Account Deletion Request',
          button: 'Submit',
          fields: { Reason: 'I do not play any more' },
          refused: 'The request could not be sent.',
          saved: 'permanently deleted within 15 days',
        },
      ]) {
        await page.goto(path);
        const open = page.getByRole('form', { name: form, exact: true });
        await fill(open, fields);
        if (button === 'Submit') await open.getByRole('checkbox').check();
        const stored = await database.changesDuring(async () => {
          await product.backend.off();
          await press(open, button);
          await open.getByText(refused).waitFor();
          await firstAttemptEnds(open);
          await product.backend.on();
          await press(open, 'Retry');
          await page.getByText(saved).waitFor();
        });
        assert.equal(Object.keys(stored).length, 1, path);
      }
    },
  );
});
