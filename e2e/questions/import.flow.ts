import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { assertAccessible } from '../fixtures/checks/axe';
import { address, givenContest, givenQuiz } from '../fixtures/data/contest';
import { databaseOf } from '../fixtures/data/database';
import { text } from '../fixtures/data/stored';
import { expect, test } from '../fixtures/fixtures';
import { addressOf, fill, follow, heading, paste, press } from '../fixtures/forms';
import { enter } from '../fixtures/screens';
import { choose, csv, header, importAddress, many, patient, questionsOf } from './import-screen';

const exodus = ['Who led Israel out of Egypt?', 'Moses', 'Aaron', 'Caleb', 'Miriam', 'A'];
const ark = ['ఓడలో ఎంతమంది ఉన్నారు?', 'ఇద్దరు', 'ఎనిమిది మంది', 'ఆరుగురు', 'పది మంది', 'B'];

const range = (...lines: (readonly string[])[]) => lines.map((cells) => cells.join('\t')).join('\n');
const pasteBox = (page: Page) => page.getByLabel('Paste questions');

const row = (page: Page, number: number) =>
  page
    .getByRole('region', { name: 'Review' })
    .locator('li')
    .filter({ has: page.getByText(new RegExp(`^(Take )?Row ${number}$`)) });

test.describe('importing questions', () => {
  test('pastes a range of a spreadsheet, corrects a column, mends a row, stores and undoes', async ({
    page,
    product,
  }) => {
    const database = databaseOf(product);
    const given = await givenContest(database);
    await enter(page, 'Host', address('/quizzes', { season: given.season, quiz: given.quiz }));
    await follow(page, 'Import Questions');
    await heading(page, 'Import Questions').waitFor();
    assert.equal(addressOf(page), importAddress(given));

    const swapped = ['Question', 'Option Two', 'Option One', 'Option Three', 'Option Four', 'Correct Option'];
    await paste(pasteBox(page), range(swapped, exodus, [...ark.slice(0, 5), '']));
    const columns = page.getByRole('region', { name: 'Columns' });
    await columns.getByLabel('Option One').selectOption({ label: 'Option Two: Moses' });
    await columns.getByLabel('Option Two').selectOption({ label: 'Option One: Aaron' });
    await expect(row(page, 2).getByRole('listitem').first()).toContainText('A Moses');

    await expect(row(page, 3)).toContainText('No correct option is named.');
    await press(row(page, 3), 'Edit Row 3');
    await fill(row(page, 3), { 'Correct Option': 'ఎనిమిది మంది' });
    await press(row(page, 3), 'Apply');
    await press(page, 'Add 2 questions');
    await page.getByRole('heading', { name: 'Questions imported' }).waitFor();
    const before = await questionsOf(database, given.quizPath);
    assert.deepEqual(before.slice(-2), [exodus[0], ark[0]]);

    await page
      .getByRole('region', { name: 'Questions imported' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await page.getByText('It is as before. Changes that others made since are kept.').waitFor();
    assert.deepEqual(await questionsOf(database, given.quizPath), before.slice(0, -2));

    await page.goto(address('/history', { season: given.season, quiz: given.quiz }));
    await page.getByText(/^You undid this: You imported questions into Given quiz/).waitFor();
  });

  test('changes questions by their question_id, and adds none of another quiz twice unasked', async ({
    page,
    product,
  }) => {
    const database = databaseOf(product);
    const given = await givenContest(database);
    const other = await givenQuiz(database, given.season, { quiz: { title: text('Week 2') } });
    await database.change(other.questionPath, { question: text('Whose house did Zacchaeus open?') });
    const cities = ['Rome', 'Corinth', 'Ephesus', 'Philippi'];
    await enter(page, 'Host', importAddress(given));
    const changed = ['Which is the right answer to number 1?', ...cities, 'D', given.question];
    const near = ['Whose house did Zacchaeus open', ...cities, 'C', ''];
    await choose(page, csv(header, changed, near, [...exodus, '']));
    await expect(row(page, 2)).toContainText('Changes question 1 of this quiz.');
    await expect(row(page, 3)).toContainText('The question reads like question 1 of Week 2.');
    const changes = await database.changesDuring(async () => {
      await press(page, 'Add 1 question and change 1');
      await page.getByRole('heading', { name: 'Questions imported' }).waitFor();
    });
    assert.deepEqual(changes[given.questionPath], { answer: text('Philippi') });
    assert.equal(Object.keys(changes).length, 2);
  });

  test(
    'stores 1,000 questions in their order, and takes them back',
    { tag: '@long' },
    async ({ page, product }) => {
      const database = databaseOf(product);
      const given = await givenContest(database, { questions: 0 });
      await enter(page, 'Host', importAddress(given));
      const lines = many(1000);
      await choose(page, csv(header, ...lines));
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Add 1,000 questions' }).click(patient);
      await expect(page.getByRole('progressbar', { name: 'Stored' })).toBeInViewport({ ratio: 1 });
      await page.getByRole('heading', { name: 'Questions imported' }).waitFor(patient);
      assert.deepEqual(
        await questionsOf(database, given.quizPath),
        lines.map(([question]) => question),
      );
      await page
        .getByRole('region', { name: 'Questions imported' })
        .getByRole('button', { name: 'Undo' })
        .click();
      await page.getByText('It is as before. Changes that others made since are kept.').waitFor(patient);
      assert.deepEqual(await questionsOf(database, given.quizPath), []);
    },
  );

  test('is refused once the quiz has begun, and the review stays', async ({ page, product }) => {
    const database = databaseOf(product);
    const given = await givenContest(database);
    await enter(page, 'Host', importAddress(given));
    await paste(pasteBox(page), range(header, exodus));
    await page.getByRole('button', { name: 'Add 1 question' }).waitFor();
    await database.change(given.quizPath, { status: text('Ongoing') });
    await page.getByText(/This quiz is Ongoing/).waitFor();
    await expect(page.getByRole('button', { name: 'Add 1 question' })).toBeDisabled();
    await expect(row(page, 2)).toBeVisible();
    await page.reload();
    await page.getByText('The questions of this quiz are closed').waitFor();
  });

  for (const [scheme, width] of [
    ['dark', 390],
    ['light', 1280],
  ] as const)
    test(`has no faults for axe at ${width} px, ${scheme}`, async ({ page, product }) => {
      const database = databaseOf(product);
      const given = await givenContest(database);
      // A toast that fades in has less contrast.
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await enter(page, 'Host', importAddress(given));
      await heading(page, 'Import Questions').waitFor();
      await page.getByLabel('Paste questions').waitFor();
      await assertAccessible(page, 'the empty screen');
      const cities = ['Rome', 'Corinth', 'Ephesus', 'Philippi'];
      const changed = ['Which is the right answer to number 1?', ...cities, 'D', given.question];
      const same = ['Which is the right answer to number 1', ...cities, 'C'];
      await paste(pasteBox(page), range(header, exodus, changed, [...ark.slice(0, 5), ''], same, exodus));
      await expect(row(page, 4)).toContainText('No correct option is named.');
      await assertAccessible(page, 'the review');
      await press(row(page, 4), 'Edit Row 4');
      await press(row(page, 4), 'Apply');
      await row(page, 4).getByText('Please select correct option').waitFor();
      await assertAccessible(page, 'the review with an editor');
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
      await press(row(page, 4), 'Cancel');
      await press(page, 'Add 1 question and change 1');
      await page.getByRole('heading', { name: 'Questions imported' }).waitFor();
      await assertAccessible(page, 'the outcome');
    });
});
