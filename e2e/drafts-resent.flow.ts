import assert from 'node:assert/strict';
import { address, givenContest } from './contest';
import { creations, typeInto } from './creations';
import { databaseOf, plain } from './database';
import { field, keepsNothing } from './drafts';
import { test } from './fixtures';
import { fill, press } from './forms';
import { losingAnswers } from './lost-answers';
import { enter, idsOf } from './screens';
import { backendAway } from './console-errors';

test.describe('a new document whose answer was lost with its page', () => {
  for (const creation of creations) {
    const { path, button, leadsTo } = creation;

    test(`is stored once by the restored draft of ${path}`, async ({ page, product, expectErrors }) => {
      expectErrors(backendAway);
      const database = databaseOf(product);
      const given = await givenContest(database);
      await enter(page, 'Manager');
      await typeInto(page, creation, given);
      const stored = await database.changesDuring(async () => {
        await losingAnswers(page, async () => {
          await press(page, button);
          await page.getByRole('button', { name: 'Retry' }).waitFor();
        });
        await page.reload();
        await press(page, 'Restore');
        await press(page, button);
        await page.waitForURL(({ pathname }) => pathname === leadsTo);
      });
      assert.equal(Object.keys(stored).length, 1);
      await keepsNothing(page);
    });
  }

  const edits = [
    { of: 'season', ids: ['season'], label: 'Host', button: 'Create Season', name: 'host' },
    { of: 'quiz', ids: ['season', 'quiz'], label: 'Title', button: 'Create Quiz', name: 'title' },
    {
      of: 'question',
      ids: ['season', 'quiz', 'question'],
      label: 'Question',
      button: 'Add Question',
      name: 'question',
    },
  ] as const;
  for (const { of, ids, label, button, name } of edits)
    test(`is stored once where a ${of} was gone, too`, async ({ page, product, expectErrors }) => {
      expectErrors(backendAway);
      const database = databaseOf(product);
      const given = await givenContest(database);
      await enter(page, 'Manager');
      await page.goto(address(`/update-${of}`, idsOf(given, ids)));
      await fill(page, { [label]: 'Typed once' });
      await database.remove(given[`${of}Path`]);
      const stored = await database.changesDuring(async () => {
        await losingAnswers(page, async () => {
          await press(page, 'Save as new');
          await page.getByRole('button', { name: 'Retry' }).waitFor();
        });
        await page.reload();
        await press(page, `Use for a new ${of}`);
        await press(page, 'Restore');
        await fill(page, { [label]: 'Typed twice' });
        await press(page, button);
        await field(page, label).waitFor({ state: 'detached' });
      });
      assert.equal(Object.keys(stored).length, 1);
      const [path = ''] = Object.keys(stored);
      assert.equal(plain((await database.everything()).get(path)?.[name]), 'Typed twice');
      await keepsNothing(page);
    });
});
