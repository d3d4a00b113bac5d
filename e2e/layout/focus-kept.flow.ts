import type { Page } from '@playwright/test';
import { address, givenContest, givenQuiz } from '../fixtures/data/contest';
import { contestDay } from '../fixtures/data/contest-day';
import { databaseOf, moment } from '../fixtures/data/database';
import { text } from '../fixtures/data/stored';
import { expect, test } from '../fixtures/fixtures';
import { pressTool } from '../fixtures/forms';
import { enterAt, tabTo } from '../fixtures/keys';
import { rowsShown } from '../fixtures/list';
import { enter, loadedInIdleTime } from '../fixtures/screens';

const entryOf = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Actions' }).getByRole('button', { name }).first();

test.describe('the focus at a keyboard', () => {
  test('stays where a finding was: cancelled, dismissed and taken back', async ({ page, product }) => {
    const given = await givenContest(databaseOf(product), { quiz: { language: text('') }, questions: 3 });
    await enter(page, 'Manager', address('/check-season', { season: given.season }));
    await loadedInIdleTime(page);
    const dismiss = page.getByRole('button', { name: 'Dismiss' });
    await enterAt(page, dismiss);
    await enterAt(page, page.getByRole('button', { name: 'Cancel' }));
    await expect(dismiss).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('As agreed');
    await page.keyboard.press('Enter');
    await expect(page.locator('summary').filter({ hasText: '1 dismissed issue' })).toBeFocused();
    await page.keyboard.press('Enter');
    await enterAt(page, page.getByRole('main').getByRole('button', { name: 'Undo' }));
    const finding = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: 'The language is missing.' });
    await expect(finding).toBeFocused();
  });

  test('stays on an action that is undone', async ({ page, product }) => {
    const given = await givenContest(databaseOf(product), { questions: 3 });
    const history = address('/history', { season: given.season });
    await enter(page, 'Manager', address('/quizzes', { season: given.season, quiz: given.quiz }));
    await pressTool(page, 'Delete');
    await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).waitFor();
    await page.goto(history);
    await loadedInIdleTime(page);
    const deletion = entryOf(page, /^\d\d:\d\d You deleted/);
    await enterAt(page, deletion);
    await enterAt(page, page.getByRole('button', { name: 'Undo this action' }));
    await expect(deletion).toHaveAccessibleName(/Undone by you/);
    await expect(deletion).toBeFocused();
    await enterAt(page, page.getByRole('button', { name: /^Undo: / }), { back: true });
    await expect(entryOf(page, /You undid this: You deleted.*Undone by you/)).toBeFocused();
  });

  test('stays beside the drafts when the last one is discarded', async ({ page }) => {
    await enter(page, 'Manager', '/create-season');
    await page.getByLabel('Season', { exact: true }).fill('Letters of Paul');
    await page.getByRole('link', { name: 'Bible Quiz Console' }).click();
    await enterAt(page, page.getByRole('button', { name: 'Drafts (1)' }));
    await enterAt(page, page.getByRole('button', { name: 'Discard' }));
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeFocused();
  });

  test('moves to a neighbouring row when another person deletes the focused one', async ({
    page,
    product,
  }) => {
    const database = databaseOf(product);
    const given = await givenContest(database, { quiz: { title: text('Genesis') } });
    const start = moment(`${contestDay(7)}T18:00`);
    const exodus = await givenQuiz(database, given.season, { quiz: { title: text('Exodus'), start } });
    await enter(page, 'Manager', address('/home', { season: given.season }));
    await rowsShown(page);
    await loadedInIdleTime(page);
    await tabTo(page, page.getByRole('link', { name: 'Exodus' }).first());
    await database.remove(exodus.quizPath);
    await expect(page.getByRole('row', { name: 'Genesis' }).locator(':focus')).toHaveCount(1);
  });
});
