import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { openInPlace } from '../../tools/browsers/show-shot';
import { assertAccessible } from '../fixtures/checks/axe';
import { givenQuizForChat, importChat } from '../fixtures/chat-list';
import { address, givenContest } from '../fixtures/data/contest';
import { databaseOf } from '../fixtures/data/database';
import { expect, test } from '../fixtures/fixtures';
import { addressOf, follow, heading, paste, press } from '../fixtures/forms';
import { enter } from '../fixtures/screens';
import { boxOf } from '../layout/layout-checks';
import { choose, csv, header, importAddress, many, questionsOf } from './import-screen';

const exodus = ['Who led Israel out of Egypt?', 'Moses', 'Aaron', 'Caleb', 'Miriam', 'A'];
const ark = ['ఓడలో ఎంతమంది ఉన్నారు?', 'ఇద్దరు', 'ఎనిమిది మంది', 'ఆరుగురు', 'పది మంది', 'B'];

const range = (...lines: (readonly string[])[]) => lines.map((cells) => cells.join('\t')).join('\n');
const pasteBox = (page: Page) => page.getByLabel('Paste questions');

const row = (page: Page, place: number | string) =>
  page
    .getByRole('region', { name: 'Review' })
    .locator('li')
    .filter({ has: page.getByText(typeof place === 'number' ? `Row ${place}` : place, { exact: true }) });

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
    await columns.getByText('All found in the header').click();
    await columns.getByLabel('Option One').selectOption({ label: 'Option Two: Moses' });
    await columns.getByLabel('Option Two').selectOption({ label: 'Option One: Aaron' });
    await expect(row(page, 2).getByRole('listitem').first()).toContainText('A Moses');

    await expect(row(page, 3)).toContainText('No correct option is named.');
    await press(row(page, 3), 'B ఎనిమిది మంది');
    await press(page, 'Add 2 questions');
    await page.getByRole('heading', { name: 'Questions imported' }).waitFor();
    const before = await questionsOf(database, given.quizPath);
    assert.deepEqual(before.slice(-2), [exodus[0], ark[0]]);

    await page
      .getByRole('region', { name: 'Questions imported' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await page.getByText('Other people’s later changes are kept.').waitFor();
    assert.deepEqual(await questionsOf(database, given.quizPath), before.slice(0, -2));

    await openInPlace(page, address('/history', { season: given.season, quiz: given.quiz }));
    await page.getByText(/^You undid this: You imported \d+ questions? into this quiz/).waitFor();
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
      await page.getByRole('button', { name: 'Add 1,000 questions' }).click();
      await expect(page.getByRole('progressbar', { name: 'Saved' })).toBeInViewport({ ratio: 1 });
      await page.getByRole('heading', { name: 'Questions imported' }).waitFor();
      assert.deepEqual(
        await questionsOf(database, given.quizPath),
        lines.map(([question]) => question),
      );
      await page
        .getByRole('region', { name: 'Questions imported' })
        .getByRole('button', { name: 'Undo' })
        .click();
      await page.getByText('Other people’s later changes are kept.').waitFor();
      assert.deepEqual(await questionsOf(database, given.quizPath), []);
    },
  );

  test(
    'stores a file once that two people import at the same time',
    { tag: '@long' },
    async ({ page, visitor, product, expectErrors }) => {
      // The commit of the one that comes second.
      expectErrors(/status of 409/);
      const database = databaseOf(product);
      const given = await givenContest(database, { questions: 0 });
      const lines = many(300);
      const other = await visitor();
      await enter(page, 'Host', importAddress(given));
      await enter(other, 'Manager', importAddress(given));
      for (const each of [page, other]) {
        await choose(each, csv(header, ...lines));
        await each.getByRole('button', { name: 'Add 300 questions' }).waitFor();
      }
      await Promise.all([press(page, 'Add 300 questions'), press(other, 'Add 300 questions')]);
      for (const each of [page, other])
        await each.getByRole('heading', { name: 'Questions imported' }).waitFor();
      assert.deepEqual(
        await questionsOf(database, given.quizPath),
        lines.map(([question]) => question),
      );
    },
  );

  test('stands beside its source on wide screens, and is low on phones', async ({ visitor, product }) => {
    const page = await visitor({ viewport: { width: 1280, height: 800 }, hasTouch: true });
    await enter(page, 'Host', importAddress(await givenQuizForChat(databaseOf(product))));
    await importChat(page, {
      click: (target) => target.click(),
      then: (step) => (step === 'pasted' ? assertPlaces(page) : Promise.resolve()),
    });
    // Nothing is left to be added: the bar covers nothing.
    const bar = page.getByRole('region', { name: 'Import', exact: true });
    await expect(bar).toContainText('Select a question above to add it.');
    await expect(bar).toHaveCSS('position', 'static');
  });

  test('has no faults for axe on a phone in the dark and on a wide light screen', async ({
    page,
    product,
  }) => {
    const database = databaseOf(product);
    await enter(page, 'Host');
    for (const [colorScheme, width] of [
      ['dark', 390],
      ['light', 1280],
    ] as const)
      await test.step(`${width} px, ${colorScheme}`, async () => {
        // A toast that fades in has less contrast.
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 844 });
        await assertAccessibleImport(page, await givenContest(database));
      });
  });
});

/** The source is beside the review, and stays in view; on a phone, rows that need nothing are two lines. */
async function assertPlaces(page: Page): Promise<void> {
  const source = page.getByRole('region', { name: 'Source' });
  const review = page.getByRole('region', { name: 'Review' });
  const bar = page.getByRole('region', { name: 'Import', exact: true });
  const [beside, reviewed] = [await boxOf(source), await boxOf(review)];
  assert.ok(
    beside.x + beside.width < reviewed.x && beside.y === reviewed.y,
    JSON.stringify([beside, reviewed]),
  );
  await review.getByRole('listitem').last().scrollIntoViewIfNeeded();
  await expect(page.getByLabel('Paste questions')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Details of Question 1 (line 2)' })).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await boxOf(bar)).height).toBeLessThanOrEqual(72);
  assert.ok((await boxOf(source)).y < (await boxOf(review)).y);
  const folded = row(page, 'Question 1 (line 2)');
  const fold = folded.getByRole('button', { name: 'Details of Question 1 (line 2)' });
  const edit = folded.getByRole('button', { name: 'Edit Question 1 (line 2)' });
  await folded.scrollIntoViewIfNeeded();
  assert.ok((await boxOf(folded)).height <= 56, `a row takes ${(await boxOf(folded)).height} px`);
  await expect(folded.getByText('Joshua')).toBeVisible();
  for (const part of [folded.getByText('Caleb'), edit]) await expect(part).toBeHidden();
  await expect(row(page, 'Question 9 (line 50)').getByText('Peter')).toBeVisible();
  // The checkbox is no part of what opens the row.
  await folded.getByRole('checkbox').tap();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await folded.getByRole('checkbox').tap();
  await folded.getByText('Joshua').tap({ force: true });
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  for (const part of [folded.getByText('Caleb'), edit]) await expect(part).toBeVisible();
}

/** Imports into a quiz, from the empty screen to the outcome, with an editor that refuses. */
async function assertAccessibleImport(
  page: Page,
  given: { season: string; quiz: string; question: string },
): Promise<void> {
  await openInPlace(page, importAddress(given));
  await heading(page, 'Import Questions').waitFor();
  await expect(pasteBox(page)).toHaveValue('');
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
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await press(row(page, 4), 'Cancel');
  await press(page, /^Add 1 question and change 1$/);
  await page.getByRole('heading', { name: 'Questions imported' }).waitFor();
  await assertAccessible(page, 'the outcome');
}
