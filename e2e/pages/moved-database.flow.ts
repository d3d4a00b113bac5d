import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import localConfig from '../../config/config.local.json';
import type { Product } from '../../tools/serve/product';
import { openInPlace } from '../../tools/browsers/show-shot';
import { field, draftsOn, restored } from '../editing/drafts';
import { draftsButton, offlineErrors, saveOffline } from '../editing/offline';
import { address, givenContest, type Contest } from '../fixtures/data/contest';
import { databaseOf, plain } from '../fixtures/data/database';
import { ask } from '../fixtures/data/stored';
import { expect, test } from '../fixtures/fixtures';
import { heading } from '../fixtures/forms';
import { replaced, serve, visitTwice } from './visits';

test.use({ servers: { shell: serve }, serviceWorkers: 'allow' });
test.afterEach(() => Object.keys(replaced).forEach((path) => delete replaced[path]));

const newName = 'quiz-restored';

/** Closes all databases but the new one: rules of this machine's backend are for all of them. */
async function closeOld({ backend }: Product): Promise<void> {
  const rules = await readFile(join(__dirname, '../../firestore.rules'), 'utf8');
  const content = rules.replaceAll(/\{database\}|\$\(database\)/g, newName);
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

const questionForm = (path: string, { season, quiz, question }: Contest) =>
  address(path, { season, quiz, ...(path === '/update-question' && { question }) });

test('an open page whose database was replaced says so, and after its Reload the new one gets what waited', async ({
  page,
  product,
  expectErrors,
}) => {
  expectErrors(
    ...offlineErrors,
    /Failed to load resource|permission|denied|Reading .* failed|is closed|not followed/i,
  );
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
  await field(page, 'Question').fill('Which city is typed?');
  await expect.poll(() => draftsOn(page)).toHaveLength(2);

  const before = await old.everything();
  await restoredTo.restore(before);
  await closeOld(product);
  await deployConfig(product);
  const isRefused = page.waitForResponse(
    (response) => /:batchGet/.test(response.url()) && response.status() === 403,
  );
  await page.context().setOffline(false);
  await isRefused;
  const notice = page.getByText('The console’s data has moved.');
  await expect(notice).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('button', { name: 'Reload' })).toBeInViewport({ ratio: 1 });
  }
  await expect(draftsButton(page)).toHaveText('Drafts (2)');

  await page.getByRole('button', { name: 'Reload' }).click();
  await restored(page).waitFor();
  await expect(field(page, 'Question')).toHaveValue('Which city is typed?');
  await expect.poll(() => draftsOn(page)).toEqual([expect.stringContaining('Which city is typed?')]);
  const stored = (await restoredTo.everything()).get(contest.questionPath);
  assert.equal(plain(stored?.question), 'Which city waits?');
  assert.deepEqual(await old.everything(), before);
  await expect(notice).toHaveCount(0);
});
