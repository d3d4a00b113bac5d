import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { openInPlace } from '../../tools/browsers/show-shot';
import { type Flow, test } from '../fixtures/fixtures';
import { press, pressInMenu } from '../fixtures/forms';
import { addressOf, enterAsAdmin, type PageProblems } from './hostile-checks';
import { quizCorrections, seasonCorrections } from './hostile-corrections';
import { healthyQuestion, healthyQuiz, healthySeason } from '../fixtures/data/healthy-documents';
import {
  hostileQuestions,
  hostileQuizzes,
  hostileResults,
  hostileSeasons,
  inCollection,
} from './hostile-documents';
import { correctOnPage } from './hostile-forms';
import { expectFound, expectRows, readRows } from './hostile-lists';
import { image, longWord, rightToLeft, script, telugu } from './hostile-texts';
import { putDocuments, storedFields, text } from '../fixtures/data/stored';
import { turnTo } from '../fixtures/list';

/** Everything that an Admin can open of a season; the form is corrected last. */
async function walkSeason(
  at: Pick<Flow, 'page' | 'product'>,
  problems: PageProblems,
  season: string,
): Promise<void> {
  const { page } = at;
  await openInPlace(page, addressOf('/home', { season }));
  await page.getByRole('heading', { name: /^(No Data|This season is not active)$/ }).waitFor();
  await problems.check(`the quizzes of ${season}`);
  await openInPlace(page, addressOf('/settings', { season }));
  await page.getByRole('heading', { name: 'Ads Settings' }).waitFor();
  await problems.check(`the settings of ${season}`);
  await correctOnPage(at, problems, {
    path: `seasons/${season}`,
    address: addressOf('/update-season', { season }),
    title: 'Update Season',
    change: 'Host',
    corrections: seasonCorrections,
  });
}

/** Everything that an Admin can open of a quiz without questions; the form is corrected last. */
async function walkQuiz(
  at: Pick<Flow, 'page' | 'product'>,
  problems: PageProblems,
  season: string,
  quiz: string,
): Promise<void> {
  const { page } = at;
  await openInPlace(page, addressOf('/quizzes', { season, quiz }));
  await page.getByRole('heading', { name: 'No questions yet' }).waitFor();
  await problems.check(`the questions of ${quiz}`);
  await correctOnPage(at, problems, {
    path: `seasons/${season}/quizzes/${quiz}`,
    address: addressOf('/update-quiz', { season, quiz }),
    title: 'Update Quiz',
    change: 'Languages',
    corrections: quizCorrections,
  });
}

/** Opens the confirmation for deleting a quiz on a page of the list. */
async function ask(page: Page, list: { season: string; page: number }, quiz: string): Promise<void> {
  await openInPlace(page, addressOf('/home', { season: list.season }));
  await turnTo(page, list.page);
  const link = page.locator(`a[href="${addressOf('/update-quiz', { season: list.season, quiz })}"]`);
  const row = page.locator('tbody tr').filter({ has: link });
  await pressInMenu(row, 'Delete Quiz');
  await page.getByRole('dialog').getByText('Are you certain?').waitFor();
}

test.describe('hostile seasons and quizzes', { tag: '@long' }, () => {
  test('seasons are listed, found, opened and corrected', async ({ page, product }) => {
    const problems = await enterAsAdmin(page);
    const seeded = Number.parseInt((await page.locator('h1 + span').textContent()) ?? '');
    const healthy = await readRows(page, problems, 'season', seeded);
    await putDocuments(product, inCollection('seasons', hostileSeasons));
    await openInPlace(page, '/seasons');
    const rows = await readRows(page, problems, 'season', seeded + hostileSeasons.length);
    expectRows(rows, hostileSeasons, problems);
    for (const [id, { text: before }] of healthy)
      assert.equal(rows.get(id)?.text, before, 'a healthy row stays as it is');

    await expectFound(page, '<SCRIPT', script.slice(0, 20));
    await expectFound(page, telugu.slice(0, 5), telugu);
    await expectFound(page, 'megab', 'In the beginning');
    for (const { id } of hostileSeasons) await walkSeason({ page, product }, problems, id);
    assert.deepEqual(problems.found, []);
  });

  test('quizzes are listed, found, confirmed for deletion, deleted, opened and corrected', async ({
    page,
    product,
  }) => {
    const season = 'of-quizzes';
    const quizzes = `seasons/${season}/quizzes`;
    await putDocuments(product, {
      [`seasons/${season}`]: healthySeason(season, { season: text(`${script} ${rightToLeft} ${longWord}`) }),
      [`${quizzes}/healthy`]: healthyQuiz('healthy'),
      [`${quizzes}/healthy/questions/Q1`]: healthyQuestion('Q1'),
      ...inCollection(quizzes, hostileQuizzes),
      ...inCollection(`${quizzes}/empty/questions`, hostileQuestions.slice(0, 5)),
      ...inCollection(`${quizzes}/empty/results`, hostileResults),
    });
    const problems = await enterAsAdmin(page);
    await openInPlace(page, addressOf('/home', { season }));
    const rows = await readRows(page, problems, 'quiz', hostileQuizzes.length + 1);
    expectRows(rows, hostileQuizzes, problems);
    const healthy =
      /Quiz healthy\s+Ended [\d,]+ days ago, still Upcoming\s+Set to Finished\s+20 min\s+2026-01-10 09:00\s+2026-02-10 21:00\s+1\s+Upcoming/;
    assert.match(rows.get('healthy')?.text ?? '', healthy);
    await expectFound(page, 'ONERROR', image.slice(0, 20));
    await expectFound(page, 'paus', 'Paused');

    const askToDelete = (quiz: string) => ask(page, { season, page: rows.get(quiz)?.page ?? 1 }, quiz);
    for (const quiz of ['huge', 'script', 'long-word']) {
      await askToDelete(quiz);
      await problems.check(`the deletion of ${quiz}`);
      await press(page, 'Close');
    }
    await askToDelete('empty');
    await page.getByText('with 5 questions and 3 results').waitFor();
    await press(page, 'Delete');
    await page.getByRole('region', { name: 'Notices' }).getByText('with 5 questions and 3 results').waitFor();
    await storedFields(product, `${quizzes}/healthy/questions/Q1`);
    for (const { id } of hostileQuizzes.slice(1)) await walkQuiz({ page, product }, problems, season, id);
    assert.deepEqual(problems.found, []);
  });
});
