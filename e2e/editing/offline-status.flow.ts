import { expect, type Page } from '@playwright/test';
import { address, givenContest } from '../fixtures/data/contest';
import { databaseOf } from '../fixtures/data/database';
import { text } from '../fixtures/data/stored';
import { test } from '../fixtures/fixtures';
import { chooseStatus, controlsShown } from '../fixtures/list';
import { enter, loadedInIdleTime } from '../fixtures/screens';
import { keepsNothing } from './drafts';
import { draftsButton, offlineErrors } from './offline';

/** Chooses a status for the only quiz of a season, without a connection. */
async function chooseOffline(page: Page, status: string): Promise<void> {
  await controlsShown(page);
  await loadedInIdleTime(page);
  await page.context().setOffline(true);
  await chooseStatus(page, /^Status of /, status);
  await page.getByText(` isn’t ${status} yet. The change is in Drafts`).waitFor();
  await expect(draftsButton(page)).toHaveText('Drafts (1)');
}

test('a status that is chosen without a connection is kept over a closed page, stored by the next one, and stays in the drafts when another person has changed it meanwhile', async ({
  page,
  product,
  expectErrors,
}) => {
  expectErrors(...offlineErrors);
  const database = databaseOf(product);
  const { season, quizPath } = await givenContest(database);
  const status = async () => (await database.everything()).get(quizPath)?.status;
  const list = address('/home', { season });
  await enter(page, 'Host', list);
  await chooseOffline(page, 'Ongoing');
  const context = page.context();
  await page.close();
  expect(await status()).toEqual(text('Upcoming'));

  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(list);
  await keepsNothing(next);
  expect(await status()).toEqual(text('Ongoing'));

  await chooseOffline(next, 'Upcoming');
  await database.change(quizPath, { status: text('Finished') });
  await context.setOffline(false);
  await next.getByText(/You can find it in Drafts\.$/).waitFor();
  expect(await status()).toEqual(text('Finished'));
  await expect(draftsButton(next)).toHaveText('Drafts (1)');
});
