import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import localConfig from '../../config/config.local.json';
import type { Product } from '../../tools/serve/product';
import { openInPlace } from '../../tools/browsers/show-shot';
import { field, draftsOn, restored } from '../editing/drafts';
import { draftsButton, offlineErrors, openForm, saveOffline } from '../editing/offline';
import { address, givenContest, type Contest } from '../fixtures/data/contest';
import { databaseOf, plain } from '../fixtures/data/database';
import { ask } from '../fixtures/data/stored';
import { expect, test } from '../fixtures/fixtures';
import { heading } from '../fixtures/forms';
import { replaced, serve, visitOnce, visitTwice } from './visits';

test.use({ servers: { shell: serve }, serviceWorkers: 'allow' });
test.afterEach(() => Object.keys(replaced).forEach((path) => delete replaced[path]));

const newName = 'quiz-restored';

/** Closes all databases but the new one: rules of this machine's backend are for all of them. */
const closeOld = (product: Product) =>
  deployRules(product, (rules) => rules.replaceAll(/\{database\}|\$\(database\)/g, newName));

async function deployRules({ backend }: Product, change: (rules: string) => string): Promise<void> {
  const content = change(await readFile(join(__dirname, '../../firestore.rules'), 'utf8'));
  const { firestoreUrl } = backend.running;
  const body = JSON.stringify({ rules: { files: [{ content }] } });
  const { projectId } = localConfig.firebase;
  await ask(`${firestoreUrl}/emulator/v1/projects/${projectId}:securityRules`, { method: 'PUT', body });
}

/** Makes the live configuration name the new database. */
async function deployConfig({ origin }: Product): Promise<void> {
  const config = (await (await fetch(`${origin}/config.json`)).json()) as typeof localConfig;
  const moved = { ...config, firebase: { ...config.firebase, database: newName } };
  replaced['/config.json'] = () => JSON.stringify(moved);
}

const closedNotice = (page: Page) =>
  page.getByRole('region', { name: 'Notices' }).getByText('The database is closed.');

const questionForm = (path: string, { season, quiz, question }: Contest) =>
  address(path, { season, quiz, ...(path === '/update-question' && { question }) });

const closedErrors = /Failed to load resource|permission|denied|Reading .* failed|is closed|not followed/i;

test('a database that is closed for a while keeps everyone signed in and at work, and then gets what was saved', async ({
  page,
  product,
  expectErrors,
}) => {
  expectErrors(...offlineErrors, closedErrors);
  const database = databaseOf(product);
  const contest = await givenContest(database);
  await visitOnce(page, 'Host');
  await openForm(page, questionForm('/update-question', contest));
  await closeOld(product);
  await expect(closedNotice(page)).toBeVisible();
  await saveOffline(page, questionForm('/update-question', contest), { Question: 'Which city waits?' });
  await openInPlace(page, address('/quizzes', { season: contest.season, quiz: contest.quiz }));
  await page.getByRole('heading', { name: 'Which is the right answer to number 1?' }).waitFor();
  await expect(page.getByText(/access/)).toHaveCount(0);

  await deployRules(product, (rules) => rules);
  await expect(page.getByRole('heading', { name: 'Which city waits?' })).toBeVisible({ timeout: 30_000 });
  await expect(closedNotice(page)).toHaveCount(0);
  assert.equal(plain((await database.everything()).get(contest.questionPath)?.question), 'Which city waits?');
});

test('an open page whose database was replaced says so, and after its Reload the new one gets what waited', async ({
  page,
  product,
  expectErrors,
}) => {
  expectErrors(...offlineErrors, closedErrors);
  const [old, restoredTo] = [databaseOf(product), databaseOf(product, newName)];
  const contest = await givenContest(old);
  await visitTwice(page, 'Host');
  await openInPlace(page, questionForm('/create-question', contest));
  await heading(page, 'Add Question').waitFor();
  await openInPlace(page, questionForm('/update-question', contest));
  await heading(page, 'Update Question').waitFor();
  await page.context().setOffline(true);
  await saveOffline(page, questionForm('/update-question', contest), { Question: 'Which city waits?' });
  await openInPlace(page, questionForm('/create-question', contest));
  await heading(page, 'Add Question').waitFor();
  await field(page, 'Question').fill('Which city is typed?');
  await expect.poll(() => draftsOn(page)).toHaveLength(2);

  const before = await old.everything();
  await restoredTo.restore(before);
  await closeOld(product);
  await page.context().setOffline(false);
  await expect(closedNotice(page)).toBeVisible();
  await expect(field(page, 'Question')).toHaveValue('Which city is typed?');
  await deployConfig(product);
  const notice = page.getByText('The console’s data has moved.');
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await expect(closedNotice(page)).toHaveCount(0);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('button', { name: 'Reload' })).toBeInViewport({ ratio: 1 });
  }
  await expect(draftsButton(page)).toHaveText('Drafts (1)');

  await page.getByRole('button', { name: 'Reload' }).click();
  await restored(page).waitFor();
  await expect(field(page, 'Question')).toHaveValue('Which city is typed?');
  await expect.poll(() => draftsOn(page)).toEqual([expect.stringContaining('Which city is typed?')]);
  const stored = (await restoredTo.everything()).get(contest.questionPath);
  assert.equal(plain(stored?.question), 'Which city waits?');
  assert.deepEqual(await old.everything(), before);
  await expect(notice).toHaveCount(0);
});
