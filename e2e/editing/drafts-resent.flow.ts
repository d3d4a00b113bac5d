import assert from 'node:assert/strict';
import { givenContest } from '../fixtures/data/contest';
import { creations, typeInto } from '../fixtures/data/creations';
import { databaseOf } from '../fixtures/data/database';
import { keepsNothing } from './drafts';
import { longUnless, test } from '../fixtures/fixtures';
import { firstAttemptEnds, press } from '../fixtures/forms';
import { losingResponses } from './lost-responses';
import { backendAway } from '../fixtures/checks/console-errors';

test.describe('a new document whose page closed before the response', () => {
  for (const creation of creations) {
    const { path, button } = creation;

    test(
      `is stored once when the next page sends it: ${path}`,
      longUnless(path === '/create-quiz'),
      async ({ page, product, expectErrors }) => {
        expectErrors(backendAway);
        const database = databaseOf(product);
        const given = await givenContest(database);
        await typeInto(page, creation, given, 'Manager');
        const stored = await database.changesDuring(async () => {
          await losingResponses(page, async () => {
            await press(page, button);
            await firstAttemptEnds(page);
          });
          await page.goto('/seasons');
          await keepsNothing(page);
        });
        assert.equal(Object.keys(stored).length, 1);
      },
    );
  }
});
