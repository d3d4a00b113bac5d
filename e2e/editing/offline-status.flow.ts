import assert from 'node:assert/strict';
import { expect, type Page } from '@playwright/test';
import { backendAway } from '../fixtures/checks/console-errors';
import { address, givenContest } from '../fixtures/data/contest';
import { databaseOf } from '../fixtures/data/database';
import { text } from '../fixtures/data/stored';
import { test, type Flow } from '../fixtures/fixtures';
import { chooseStatus, rowsShown } from '../fixtures/list';
import { enter, loadedInIdleTime } from '../fixtures/screens';
import { keepsNothing } from './drafts';

const offline = [backendAway, /could not be sent|last registry|Reading "questionCount" failed|Loading chunk/];

const drafts = (page: Page) => page.getByRole('button', { name: /^Drafts/ });
type Given = Pick<Flow, 'page' | 'product' | 'expectErrors'>;

/** Chooses Ongoing for the only quiz of a season, without a connection. Returns the path of the quiz. */
async function beginOffline({ page, product, expectErrors }: Given): Promise<string> {
  expectErrors(...offline);
  const { season, quizPath } = await givenContest(databaseOf(product));
  await enter(page, 'Host', address('/home', { season }));
  await rowsShown(page);
  await loadedInIdleTime(page);
  await page.context().setOffline(true);
  await chooseStatus(page, /^Status of /, 'Ongoing');
  await page.getByText(/ is not Ongoing yet\. It is kept in your drafts/).waitFor();
  return quizPath;
}

test.describe('a status that is chosen without a connection', () => {
  test('is kept over a closed page, and stored by the next one', async ({ page, product, expectErrors }) => {
    const quizPath = await beginOffline({ page, product, expectErrors });
    const status = async () => (await databaseOf(product).everything()).get(quizPath)?.status;
    await expect(drafts(page)).toHaveText('Drafts (1)');
    const context = page.context();
    await page.close();
    assert.deepEqual(await status(), text('Upcoming'));

    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto('/seasons');
    await keepsNothing(next);
    assert.deepEqual(await status(), text('Ongoing'));
  });

  test('stays in the drafts when another person has changed it meanwhile', async ({
    page,
    product,
    expectErrors,
  }) => {
    const quizPath = await beginOffline({ page, product, expectErrors });
    const database = databaseOf(product);
    await database.change(quizPath, { status: text('Finished') });
    await page.context().setOffline(false);
    await page.getByText(/It is in your drafts\.$/).waitFor();
    assert.deepEqual((await database.everything()).get(quizPath)?.status, text('Finished'));
    await expect(drafts(page)).toHaveText('Drafts (1)');
  });
});
