import { expect, type Page } from '@playwright/test';
import { openInPlace } from '../../tools/browsers/show-shot';
import { address, givenContest, type Contest } from '../fixtures/data/contest';
import { databaseOf, type Database } from '../fixtures/data/database';
import { text } from '../fixtures/data/stored';
import { test } from '../fixtures/fixtures';
import { arrivesAt, fill, heading, press } from '../fixtures/forms';
import { enter, loadedInIdleTime } from '../fixtures/screens';
import { keepsNothing } from './drafts';
import { draftsButton, offlineErrors } from './offline';
import { conflict, settle, shows, storedQuiz } from './quiz-editor';

type Given = { page: Page; database: Database; contest: Contest };

const formOf = ({ season, quiz }: Contest) => address('/update-quiz', { season, quiz });

/** Saves an edit without a connection, and leaves the form. */
async function editOffline(page: Page, fields: Record<string, string>): Promise<void> {
  await page.context().setOffline(true);
  await fill(page, fields);
  await press(page, 'Update Quiz');
  await page.getByText(/^Not saved yet. Your changes are on this device/).waitFor();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await heading(page, /./).waitFor();
}

async function mergeAfterLeaving({ page, database, contest: { quizPath } }: Given): Promise<void> {
  await editOffline(page, { Title: 'Mine' });
  await database.change(quizPath, { language: text('Telugu') });
  await page.context().setOffline(false);
  await keepsNothing(page);
  expect(await storedQuiz(database, quizPath)).toEqual({ Title: 'Mine', Languages: 'Telugu' });
}

async function askInTheList({ page, database, contest }: Given): Promise<void> {
  await openInPlace(page, formOf(contest));
  await shows(page, { Title: 'Mine', Languages: 'Telugu' });
  await editOffline(page, { Title: 'Mine again' });
  await database.change(contest.quizPath, { title: text('Theirs') });
  await page.context().setOffline(false);
  await draftsButton(page).click();
  const list = page.getByRole('dialog', { name: 'Your drafts' });
  await expect(list.getByText(/^Not saved\. Someone else changed the same fields/)).toBeVisible();
  expect((await storedQuiz(database, contest.quizPath)).Title).toBe('Theirs');
  await list.getByRole('link', { name: 'Open' }).click();
  await shows(page, { Title: 'Mine again' });
  await press(page, 'Update Quiz');
  await conflict(page).waitFor();
  await settle(page, 'Title', 'Mine');
  await expect.poll(async () => (await storedQuiz(database, contest.quizPath)).Title).toBe('Mine again');
  await keepsNothing(page);
}

async function askInTheForm({ page, database, contest }: Given): Promise<void> {
  const { season, quiz, quizPath } = contest;
  await openInPlace(page, formOf(contest));
  await shows(page, { Title: 'Mine again', Languages: 'Telugu' });
  await page.context().setOffline(true);
  await fill(page, { Title: 'Typed on the train', Languages: 'Tamil' });
  await database.change(quizPath, { title: text('Romans') });
  await press(page, 'Update Quiz');
  await page.getByText(/^Not saved yet. Your changes are on this device/).waitFor();
  await page.context().setOffline(false);
  await conflict(page).waitFor();
  expect(await storedQuiz(database, quizPath)).toEqual({ Title: 'Romans', Languages: 'Telugu' });
  await settle(page, 'Title', 'Theirs');
  await arrivesAt(page, address('/quizzes', { season, quiz }));
  expect(await storedQuiz(database, quizPath)).toEqual({ Title: 'Romans', Languages: 'Tamil' });
}

test('an edit without a connection waits, is merged with what others saved, and asks where both changed the same', async ({
  page,
  product,
  expectErrors,
}) => {
  expectErrors(...offlineErrors, /SaveRefused/);
  const database = databaseOf(product);
  const contest = await givenContest(database);
  await enter(page, 'Host', formOf(contest));
  await heading(page, 'Update Quiz').waitFor();
  await loadedInIdleTime(page);
  const given = { page, database, contest };
  await test.step('after the form was left', () => mergeAfterLeaving(given));
  await test.step('in the list of drafts', () => askInTheList(given));
  await test.step('in the open form', () => askInTheForm(given));
});
