import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import localConfig from '../../config/config.local.json';
import { readArchive } from '../../tools/archive/archive-file';
import { archiveSeason } from '../../tools/archive/archive-season';
import { restoreSeason } from '../../tools/archive/restore-season';
import { openProject } from '../../tools/firestore-project/project';
import type { Product } from '../../tools/serve/product';
import { address, givenContest, givenQuiz } from '../fixtures/data/contest';
import { databaseOf } from '../fixtures/data/database';
import { withoutHistory as stored } from '../fixtures/data/history';
import { text } from '../fixtures/data/stored';
import { expect, test } from '../fixtures/fixtures';
import { press } from '../fixtures/forms';
import { enter } from '../fixtures/screens';

const log = () => undefined;

const projectOf = ({ backend }: Product) =>
  openProject({ id: localConfig.firebase.projectId, local: backend.running }, new AbortController().signal);

/** Archives a season into a folder; resolves to what restores it. */
async function archived(product: Product, season: string, folder: string) {
  const project = await projectOf(product);
  await archiveSeason(project, season, folder, log);
  const [file = ''] = await readdir(folder);
  const archive = await readArchive(join(folder, file));
  const options = { project, archive, overwrite: true, by: 'The Operator', log };
  return () => restoreSeason({ ...options, confirm: async () => true });
}

const entryOf = (page: Page) =>
  page
    .getByRole('list', { name: 'Actions' })
    .getByRole('listitem')
    .filter({ hasText: /^[\d:]+ The Operator restored this season from an archive/ });

test('people undo in the history what was restored from an archive, and redo it', async ({ page, product }, {
  outputDir,
}) => {
  const database = databaseOf(product);
  const { season, seasonPath, questionPath } = await givenContest(database, { questions: 3 });
  const lost = await givenQuiz(database, season, { questions: 120, results: 2 });
  const before = await stored(database);
  const restore = await archived(product, season, outputDir);
  await database.change(seasonPath, { discription: text('Spoilt') });
  await database.change(questionPath, { question: text('Spoilt') });
  for (const path of before.keys()) if (path.startsWith(lost.quizPath)) await database.remove(path);
  const spoilt = await stored(database);
  assert.equal(await restore(), true);
  assert.deepEqual(await stored(database), before);

  await enter(page, 'Manager', address('/history', { season }));
  await entryOf(page).getByRole('button').first().click();
  await press(entryOf(page), 'Undo this action');
  await page.getByText('Undone', { exact: true }).waitFor();
  const undone = [...(await stored(database))];
  assert.deepEqual(new Map(undone.filter(([path]) => !path.includes('/quiz_deletions/'))), spoilt);
  await expect(entryOf(page)).toContainText('Undone by you');

  await press(page, 'Redo');
  await page.getByText('Redone', { exact: true }).waitFor();
  assert.deepEqual(await stored(database), before);
});

test(
  'undoing the restoration of a whole season deletes its quizzes and deactivates it',
  { tag: '@long' },
  async ({ page, product }, { outputDir }) => {
    const database = databaseOf(product);
    const { season, seasonPath, quizPath } = await givenContest(database, { questions: 3, results: 2 });
    const before = await stored(database);
    const restore = await archived(product, season, outputDir);
    for (const path of before.keys()) if (path.startsWith(seasonPath)) await database.remove(path);
    assert.equal(await restore(), true);
    assert.deepEqual(await stored(database), before);

    await enter(page, 'Manager', address('/history', { season }));
    await entryOf(page).getByRole('button').first().click();
    await press(entryOf(page), 'Undo this action');
    await page.getByText('The season itself can’t be deleted, so it was deactivated.').waitFor();
    const undone = await stored(database);
    assert.deepEqual(undone.get(seasonPath)?.['status'], text('deactivated'));
    assert.deepEqual(
      [...undone.keys()].filter((path) => path.startsWith(quizPath)),
      [],
    );
  },
);
