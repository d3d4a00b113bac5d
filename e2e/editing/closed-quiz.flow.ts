import assert from 'node:assert/strict';
import { address, givenContest } from '../fixtures/data/contest';
import { newQuestion, typeInto } from '../fixtures/data/creations';
import { databaseOf } from '../fixtures/data/database';
import { expect, test } from '../fixtures/fixtures';
import { fill, press } from '../fixtures/forms';
import { enter } from '../fixtures/screens';
import { text } from '../fixtures/data/stored';
import { backendAway } from '../fixtures/checks/console-errors';

const ongoing = { status: text('Ongoing') };
const why = 'You can only change questions while the quiz is Upcoming. This quiz is Ongoing.';
const refusedSave = /A form could not be saved|An action did not complete/;

test.describe('the questions of a quiz that has begun', () => {
  test('stay unchanged when it begins while a form or question is open', async ({
    page,
    product,
    expectErrors,
  }) => {
    expectErrors(refusedSave);
    const database = databaseOf(product);
    const given = await givenContest(database);
    const { season, quiz, question, quizPath } = given;
    const begins = () => database.change(quizPath, ongoing);
    const waits = () => database.change(quizPath, { status: text('Upcoming') });

    await typeInto(page, newQuestion, given, 'Host');
    await begins();
    assert.deepEqual(
      await database.changesDuring(async () => {
        await press(page, 'Add Question');
        await page.getByRole('alert').filter({ hasText: why }).waitFor();
      }),
      {},
    );
    await expect(page.getByLabel('Option Four', { exact: true })).toHaveValue('Silas');

    await waits();
    await page.goto(address('/update-question', { season, quiz, question }));
    await fill(page, { Question: 'Which one?' });
    await begins();
    assert.deepEqual(
      await database.changesDuring(async () => {
        await press(page, 'Update Question');
        await page.getByRole('alert').filter({ hasText: why }).waitFor();
      }),
      {},
    );
    await expect(page.getByLabel('Question', { exact: true })).toHaveValue('Which one?');
  });

  test('cannot be changed from a tab with a stale quiz @4.06', async ({ page, product, expectErrors }) => {
    expectErrors(refusedSave, backendAway);
    const database = databaseOf(product);
    const given = await givenContest(database);
    const { season, quiz, question, quizPath } = given;
    await enter(page, 'Host', address('/quizzes', { season, quiz }));
    await page.getByText('Correct Answer').waitFor();

    // From its own cache the tab still shows the quiz as Upcoming.
    await page.route('**/Listen/**', (route) => route.abort());
    await page.reload();
    await page.getByRole('link', { name: 'Add Question' }).waitFor();
    await database.change(quizPath, ongoing);
    const isRefused = () => page.getByRole('alert').filter({ hasText: why }).waitFor();
    const touched = await database.changesDuring(async () => {
      await press(page, 'Delete');
      await page.getByText(why).waitFor();
      await typeInto(page, newQuestion, given);
      await press(page, 'Add Question');
      await isRefused();
      await page.goto(address('/update-question', { season, quiz, question }));
      await fill(page, { Question: 'Which one?' });
      await press(page, 'Update Question');
      await isRefused();
    });
    assert.deepEqual(touched, {});
  });
});
