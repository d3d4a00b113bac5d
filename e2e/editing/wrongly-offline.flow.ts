import { expect, type Page } from '@playwright/test';
import { openInPlace } from '../../tools/browsers/show-shot';
import { address, givenContest } from '../fixtures/data/contest';
import { databaseOf, plain } from '../fixtures/data/database';
import { test } from '../fixtures/fixtures';
import { fill, heading, paste, press } from '../fixtures/forms';
import { enter, loadedInIdleTime } from '../fixtures/screens';
import { importAddress, questionsOf } from '../questions/import-screen';
import { openForm } from './offline';

/** A browser that takes itself to be offline, as behind a proxy that blocks its own test. */
const saysOffline = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => false }),
  );

const question = ['Who led Israel out of Egypt?', 'Moses', 'Aaron', 'Caleb', 'Miriam', 'A'].join('\t');

test('a browser that wrongly says it is offline reads, saves and imports', async ({ page, product }) => {
  const database = databaseOf(product);
  const contest = await givenContest(database);
  const { season, quiz, quizPath } = contest;
  await saysOffline(page);
  await enter(page, 'Host', address('/home', { season }));
  await expect(page.getByRole('table', { name: 'Quizzes' }).getByRole('rowheader')).toHaveCount(1);
  await loadedInIdleTime(page);

  await openForm(page, address('/update-quiz', { season, quiz }));
  await fill(page, { Title: 'Corrected' });
  await press(page, /^Update /);
  await page.getByText('“Corrected” was updated.').waitFor();
  expect(plain((await database.everything()).get(quizPath)?.title)).toBe('Corrected');

  await openInPlace(page, importAddress(contest));
  await heading(page, 'Import Questions').waitFor();
  const before = (await questionsOf(database, quizPath)).length;
  await paste(page.getByLabel('Paste questions'), question);
  await press(page, 'Add 1 question');
  await page.getByRole('heading', { name: /imported$/ }).waitFor();
  expect(await questionsOf(database, quizPath)).toHaveLength(before + 1);
  await expect(page.getByText(/out of date|when the database can be reached/)).toHaveCount(0);

  // The browser reports it again, while forms are open.
  await openForm(page, address('/update-quiz', { season, quiz }));
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await fill(page, { Title: 'Corrected again' });
  await press(page, /^Update /);
  await page.getByText('“Corrected again” was updated.').waitFor();
});
