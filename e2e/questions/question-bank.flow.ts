import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { assertAccessible } from '../fixtures/checks/axe';
import { address, givenContest, givenQuiz } from '../fixtures/data/contest';
import { databaseOf, plain, type Database } from '../fixtures/data/database';
import { text } from '../fixtures/data/stored';
import { expect, test } from '../fixtures/fixtures';
import { press, pressTool } from '../fixtures/forms';
import { enter } from '../fixtures/screens';

/** The questions of a quiz, in the order of their ids. */
const questionsOf = async (database: Database, quizPath: string) =>
  [...(await database.everything())]
    .filter(([path]) => path.startsWith(`${quizPath}/questions/`))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, fields]) => plain(fields.question));

const undone = 'Other people’s later changes are kept.';

test.describe('several questions', () => {
  test('are moved to a quiz of another season and deleted, and both can be undone, on a phone', async ({
    page,
    product,
  }) => {
    const database = databaseOf(product);
    const from = await givenContest(database, { questions: 45 });
    const to = await givenContest(database, {
      quiz: { title: text('Week 2') },
    });
    const [before, there] = [
      await questionsOf(database, from.quizPath),
      await questionsOf(database, to.quizPath),
    ];
    await page.setViewportSize({ width: 390, height: 844 });
    await enter(page, 'Host', address('/quizzes', { season: from.season, quiz: from.quiz }));
    await pressTool(page, 'Select');
    await page.getByRole('checkbox').nth(1).click();
    await page
      .getByRole('checkbox')
      .nth(41)
      .click({ modifiers: ['Shift'] });
    await expect(page.getByText('41 questions selected')).toBeVisible();
    await press(page, 'Move to…');
    const dialog = page.getByRole('dialog', { name: 'Move 41 questions' });
    await dialog.getByLabel('Season').selectOption(to.season);
    await dialog.getByLabel('Quiz').selectOption({ label: 'Week 2' });
    await assertAccessible(page, 'the choice of a quiz');
    await press(dialog, 'Move');
    await page.getByText('41 questions were moved to Week 2.').waitFor();
    assert.deepEqual(await questionsOf(database, to.quizPath), [...there, ...before.slice(1, 42)]);
    assert.deepEqual(await questionsOf(database, from.quizPath), [before[0], ...before.slice(42)]);

    await press(page, 'Undo');
    await page.getByText(undone).waitFor();
    await expect.poll(() => questionsOf(database, to.quizPath)).toEqual(there);
    assert.deepEqual(await questionsOf(database, from.quizPath), before);
  });

  test('are copied within a season and exported, and the history says so', async ({ page, product }) => {
    const database = databaseOf(product);
    const from = await givenContest(database, {
      questions: 3,
      quiz: { status: text('Finished') },
    });
    const to = await givenQuiz(database, from.season, {
      quiz: { title: text('Week 2') },
      questions: 0,
    });
    await enter(page, 'Host', address('/quizzes', { season: from.season, quiz: from.quiz }));
    await pressTool(page, 'Select');
    await press(page, 'Select all 3');
    await assertAccessible(page, 'the selection');
    // With more questions, the top bar would cover half a checkbox.
    await page.setViewportSize({ width: 390, height: 844 });
    await assertAccessible(page, 'the selection on a phone');
    await page.setViewportSize({ width: 1280, height: 800 });
    await press(page, 'Copy to…');
    const dialog = page.getByRole('dialog', { name: 'Copy 3 questions' });
    await dialog.getByLabel('Quiz').selectOption({ label: 'Week 2' });
    await press(dialog, 'Copy');
    await page.getByText('3 questions were copied to Week 2.').waitFor();
    assert.deepEqual(await questionsOf(database, to.quizPath), await questionsOf(database, from.quizPath));

    await press(page, 'Done');
    await pressTool(page, 'Export');
    const exporting = page.getByRole('dialog', { name: 'Export questions' });
    await exporting.getByLabel('Questions').selectOption({ label: 'All quizzes of this season' });
    await exporting.getByLabel('Format').selectOption('csv');
    await assertAccessible(page, 'the export');
    const saved = page.waitForEvent('download');
    await press(exporting, 'Export');
    const file = await saved;
    assert.equal(file.suggestedFilename(), `Given season ${from.season}.csv`);
    const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    assert.equal(rows.length, 7);

    await page.goto(address('/history', { season: from.season, quiz: to.quiz }));
    await page.getByText('You copied questions to this quiz').waitFor();
  });
});
