import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { openInPlace } from '../../tools/browsers/show-shot';
import { expect, type Flow, test } from '../fixtures/fixtures';
import { press } from '../fixtures/forms';
import { addressOf, enterAsAdmin, type PageProblems } from './hostile-checks';
import {
  adsCorrections,
  leaderboardCorrections,
  notificationCorrections,
  questionCorrections,
  type Corrections,
} from './hostile-corrections';
import { healthyQuestion, healthyQuiz, healthySeason } from '../fixtures/data/healthy-documents';
import { hostileQuestions, inCollection } from './hostile-documents';
import { correctDocument, correctOnPage } from './hostile-forms';
import { hostileSettings, type SettingCollection } from './hostile-settings';
import { longWord, script } from './hostile-texts';
import { putDocuments, text } from '../fixtures/data/stored';

/** Selects every question of the list in turn. */
async function walkQuestions(
  page: Page,
  problems: PageProblems,
  documents: typeof hostileQuestions,
): Promise<void> {
  const inOrder = [...documents].sort((a, b) => (a.id < b.id ? -1 : 1));
  const buttons = page.getByRole('navigation', { name: 'Questions' }).getByRole('button');
  await buttons.nth(documents.length - 1).waitFor();
  await expect(buttons).toHaveCount(documents.length);
  for (const [index, { id, shows }] of inOrder.entries()) {
    await buttons.nth(index).click();
    const detail = page.getByRole('article', { name: `Question ${index + 1}`, exact: true });
    await detail.waitFor();
    const words = await detail.innerText();
    for (const shown of shows)
      if (!words.includes(shown))
        problems.add(`the question ${id} shows not ${shown} but ${words.slice(0, 200)}`);
    await problems.check(`the question ${id}`);
  }
}

type SettingForm = {
  collection: SettingCollection;
  title: string;
  change: string;
  corrections: Corrections;
  toast: string;
};

const settingForms: readonly SettingForm[] = [
  {
    collection: 'season_top_notification',
    title: 'Top Notification',
    change: 'Title',
    corrections: notificationCorrections,
    toast: 'Top notification settings updated successfully',
  },
  {
    collection: 'season_leaderbaord_setting',
    title: 'Leaderboard View',
    change: 'Appearance',
    corrections: leaderboardCorrections,
    toast: 'Season Leaderboard View updated successfully',
  },
  {
    collection: 'season_ads_controller',
    title: 'Ads Settings',
    change: 'Quiz intro banner: shown',
    corrections: adsCorrections,
    toast: 'Ads configuration updated successfully',
  },
];

/** Opens the settings of a season and corrects its three documents. */
async function walkSettings(
  at: Pick<Flow, 'page' | 'product'>,
  problems: PageProblems,
  season: string,
): Promise<void> {
  const { page } = at;
  // Reloads the page, so that no message of an earlier save is left.
  await page.goto(addressOf('/settings', { season }));
  for (const { title } of settingForms) await page.getByRole('form', { name: title }).waitFor();
  await problems.check(`the settings ${season}`);
  for (const { collection, title, toast, ...rest } of settingForms) {
    const form = page.getByRole('form', { name: title });
    const done = page.getByText(toast);
    await correctDocument(at, problems, `${collection}/${season}`, {
      form,
      button: 'Update',
      done,
      ...rest,
    });
  }
}

test.describe('hostile questions and settings', { tag: '@long' }, () => {
  test('questions are listed, selected, confirmed for deletion and corrected', async ({ page, product }) => {
    const place = { season: 'of-questions', quiz: 'questions' };
    const questions = `seasons/${place.season}/quizzes/${place.quiz}/questions`;
    const documents = [
      ...hostileQuestions,
      {
        id: 'healthy',
        why: '',
        fields: healthyQuestion('healthy'),
        shows: ['Question healthy', 'Moses', 'Joshua'],
      },
    ];
    await putDocuments(product, {
      [`seasons/${place.season}`]: healthySeason(place.season, { season: text(longWord) }),
      [`seasons/${place.season}/quizzes/${place.quiz}`]: healthyQuiz(place.quiz, { title: text(script) }),
      ...inCollection(questions, documents),
    });
    const problems = await enterAsAdmin(page);
    await openInPlace(page, addressOf('/quizzes', place));
    await page.getByRole('navigation', { name: 'Questions' }).waitFor();
    await problems.check('the list of questions');
    await walkQuestions(page, problems, documents);

    const newest = page.getByRole('region', { name: 'Notices' }).getByRole('listitem').last();
    for (const question of ['huge', 'script', 'megabyte']) {
      await openInPlace(page, addressOf('/quizzes', { ...place, question }));
      await press(page, 'Delete');
      await newest.getByText('Question deleted').waitFor();
      await problems.check(`the deletion of ${question}`);
      await press(newest, 'Undo');
      await newest.getByText('Undone', { exact: true }).waitFor();
    }
    for (const { id, mended } of hostileQuestions)
      await correctOnPage({ page, product }, problems, {
        path: `${questions}/${id}`,
        address: addressOf('/update-question', { ...place, question: id }),
        title: 'Update Question',
        change: 'Question',
        corrections: questionCorrections,
        alsoStored: mended,
      });
    assert.deepEqual(problems.found, []);
  });

  test('settings are shown and corrected', async ({ page, product }) => {
    for (const { id, documents } of hostileSettings)
      await putDocuments(product, {
        [`seasons/set-${id}`]: healthySeason(`set-${id}`),
        ...Object.fromEntries(
          Object.entries(documents).map(([collection, fields]) => [`${collection}/set-${id}`, fields]),
        ),
      });
    const problems = await enterAsAdmin(page);
    for (const { id } of hostileSettings) await walkSettings({ page, product }, problems, `set-${id}`);
    assert.deepEqual(problems.found, []);
  });
});
