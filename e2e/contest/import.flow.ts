import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { assertAccessible } from '../fixtures/checks/axe';
import { backendAway } from '../fixtures/checks/console-errors';
import { cutAfter } from '../fixtures/cut-after';
import { address, givenContest, givenQuiz } from '../fixtures/data/contest';
import { databaseOf, plain, type Database } from '../fixtures/data/database';
import { text, time } from '../fixtures/data/stored';
import { expect, test } from '../fixtures/fixtures';
import { addressOf, fill, follow, heading, paste, press } from '../fixtures/forms';
import { enter } from '../fixtures/screens';

const header = [
  'Question',
  'Option One',
  'Option Two',
  'Option Three',
  'Option Four',
  'Correct Option',
  'question_id',
];
const exodus = ['Who led Israel out of Egypt?', 'Moses', 'Aaron', 'Caleb', 'Miriam', 'A'];
const ark = ['ఓడలో ఎంతమంది ఉన్నారు?', 'ఇద్దరు', 'ఎనిమిది మంది', 'ఆరుగురు', 'పది మంది', 'B'];

const range = (...lines: (readonly string[])[]) => lines.map((cells) => cells.join('\t')).join('\n');
const csv = (...lines: (readonly string[])[]) =>
  lines.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');

/** Different questions, in their order. */
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => [
    `What is said in verse ${index + 1}?`,
    'Go',
    'Come',
    'Stay',
    'Rest',
    'C',
  ]);

const choose = (page: Page, content: string, name = 'questions.csv') =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });

const pasteBox = (page: Page) => page.getByLabel('Paste questions');

const row = (page: Page, number: number) =>
  page
    .getByRole('region', { name: 'Review' })
    .locator('li')
    .filter({ has: page.getByText(new RegExp(`^(Take )?Row ${number}$`)) });

/** The questions of a quiz, in the order of their ids. */
const questionsOf = async (database: Database, quizPath: string) =>
  [...(await database.everything())]
    .filter(([path]) => path.startsWith(`${quizPath}/questions/`))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, fields]) => plain(fields.question));

const importAddress = ({ season, quiz }: { season: string; quiz: string }) =>
  address('/import-questions', { season, quiz });

/** Makes it ten minutes since anything was imported. */
async function passTenMinutes(database: Database): Promise<void> {
  const ago = (milliseconds: number) => time(new Date(milliseconds - 10 * 60 * 1000).toISOString());
  for (const [path, fields] of await database.everything()) {
    if (!path.includes('/history/')) continue;
    const in30Days = Date.now() + 30 * 24 * 60 * 60 * 1000;
    await database.change(path, 'kind' in fields ? { time: ago(Date.now()) } : { expires: ago(in30Days) });
  }
}

const notFinished = (page: Page, stored: string) =>
  page.getByText(
    new RegExp(`^An import by Esther Rani on [-\\d: ]+ was not finished\\. ${stored} questions`),
  );

const patient = { timeout: 60_000 };

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

  test('stores 1,000 questions in their order, and takes them back', async ({ page, product }) => {
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
  });

  test('is finished by another person when the browser is closed in the middle', async ({
    page,
    visitor,
    product,
    expectErrors,
  }) => {
    expectErrors(backendAway);
    const database = databaseOf(product);
    const given = await givenContest(database, { questions: 0 });
    const lines = many(250);
    const file = csv(header, ...lines);
    await enter(page, 'Host', importAddress(given));
    await choose(page, file);
    const button = page.getByRole('button', { name: 'Add 250 questions' });
    await button.waitFor(patient);
    // The entry, and one batch.
    const isCut = cutAfter(page, 2);
    await button.click();
    await isCut;
    await page.close();
    assert.equal((await questionsOf(database, given.quizPath)).length, 50);

    const other = await visitor();
    const list = address('/quizzes', { season: given.season, quiz: given.quiz });
    await enter(other, 'Manager', list);
    await other.getByText(/^An import by Esther Rani on .* goes on, or was just cut short\.$/).waitFor();
    await passTenMinutes(database);
    await notFinished(other, '50 of 250').waitFor();
    await follow(other, 'Import the rest');
    await choose(other, file);
    await other.getByRole('button', { name: 'The same 50' }).waitFor(patient);
    await press(other, 'Add 200 questions');
    await other.getByRole('heading', { name: 'Questions imported' }).waitFor(patient);
    assert.deepEqual(
      await questionsOf(database, given.quizPath),
      lines.map(([question]) => question),
    );
    await follow(other, 'Show the questions');
    await other.getByRole('button', { name: 'Select' }).waitFor(patient);
    await expect(other.getByText(/^An import by/)).toHaveCount(0);
  });

  test('of which a part was stored is taken back by another person', async ({
    page,
    visitor,
    product,
    expectErrors,
  }) => {
    expectErrors(backendAway, /An import failed/);
    const database = databaseOf(product);
    const given = await givenContest(database, { questions: 0 });
    await enter(page, 'Host', importAddress(given));
    await choose(page, csv(header, ...many(150)));
    await page.getByRole('button', { name: 'Add 150 questions' }).waitFor(patient);
    void cutAfter(page, 2);
    await press(page, 'Add 150 questions');
    await page.getByRole('heading', { name: 'The import was cut short' }).waitFor(patient);
    await page.close();

    await passTenMinutes(database);
    const other = await visitor();
    await enter(other, 'Manager', address('/quizzes', { season: given.season, quiz: given.quiz }));
    await notFinished(other, '50 of 150').waitFor();
    await press(other, 'Undo the import');
    await other.getByText('It is as before. Changes that others made since are kept.').waitFor(patient);
    await expect(other.getByText(/^An import by/)).toHaveCount(0);
    await other.goto(address('/history', { season: given.season, quiz: given.quiz }));
    await other.getByText('Undone by you').waitFor(patient);
    await expect(other.getByText('Not finished')).toHaveCount(0);
    assert.deepEqual(await questionsOf(database, given.quizPath), []);
  });

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
    ['light', 390],
    ['dark', 390],
    ['light', 1280],
    ['dark', 1280],
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
