import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { openInPlace } from '../../tools/browsers/show-shot';
import { address, givenContest, givenQuiz } from '../fixtures/data/contest';
import { question as typedQuestion } from '../fixtures/data/creations';
import { databaseOf, type Database } from '../fixtures/data/database';
import { expect, test } from '../fixtures/fixtures';
import { arrivesAt, fill, follow, press, pressTool } from '../fixtures/forms';
import { boxOf } from '../layout/layout-checks';
import {
  dragByMouse,
  dragByTouch,
  givenQuestions,
  listIs,
  openList,
  people,
  questionButton,
  questionList,
  storedOrder,
  storedOrderIs,
} from './question-order';
import { enter } from '../fixtures/screens';
import { text } from '../fixtures/data/stored';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The pager and the actions are in one row at the bottom of the screen, which a longer question does not move. */
async function assertBarAtThumb(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next question' });
  const before = await boxOf(next);
  assert.ok(before.y + before.height > 844 - 24, `it ends at ${before.y + before.height} px`);
  const parts = [
    page.getByRole('link', { name: 'Update' }),
    page.getByRole('button', { name: 'More' }),
    page.getByRole('button', { name: 'Previous question' }),
    page.getByText('3 of 5'),
  ];
  for (const part of parts) {
    const { y, height } = await boxOf(part);
    assert.ok(Math.abs(y + height / 2 - before.y - before.height / 2) < 2, part.toString());
  }
  assert.ok((await boxOf(next.locator('../../..'))).height <= 60, 'a low bar');
  await next.tap();
  await page.getByText('4 of 5').waitFor();
  assert.deepEqual(await boxOf(next), before);
}

type Given = { database: Database; season: string };

/** Opens the list of another quiz of the season. Returns the path of the quiz, and the ids of its questions. */
async function openQuiz(page: Page, { database, season }: Given, names: readonly string[]) {
  const { quiz, quizPath } = await givenQuiz(database, season, { questions: 0 });
  const ids = await givenQuestions(database, quizPath, names);
  await openInPlace(page, address('/quizzes', { season, quiz }));
  await listIs(page, names);
  return { quizPath, ids };
}

/** Questions that are typed one after the other. */
async function typeQuestions(page: Page, given: Given): Promise<void> {
  const { database } = given;
  const { quizPath } = await openQuiz(page, given, []);
  const typed = ['First', 'Second', 'Third', 'Fourth'].map((name) => `${name} as typed?`);
  for (const [index, question] of typed.entries()) {
    await follow(page, 'Add Question');
    await fill(page, { ...typedQuestion, Question: question });
    await press(page, 'Add Question');
    await listIs(page, typed.slice(0, index + 1));
  }
  await storedOrderIs(database, quizPath, typed);
  const paths = [...(await database.everything()).keys()].filter((path) => path.startsWith(`${quizPath}/q`));
  for (const path of paths) assert.match(path, /\/z[0-9A-Za-z]{19}$/);
}

/** The focus stays on the question. */
async function moveByKeyboard(page: Page, given: Given): Promise<void> {
  const { database } = given;
  const { quizPath } = await openQuiz(page, given, people);
  await questionButton(page, 'Adam').focus();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Alt+ArrowDown');
  const moved = ['Noah', 'Abraham', 'Moses', 'Adam', 'David'];
  await listIs(page, moved);
  await expect(questionButton(page, 'Adam')).toBeFocused();
  await page.getByRole('status').getByText('Question 3 moved to position 4 of 5. Saved.').waitFor();
  await storedOrderIs(database, quizPath, moved);
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByRole('status').getByText('Question 4 moved to position 3 of 5. Saved.').waitFor();
  await page.reload();
  await listIs(page, ['Noah', 'Abraham', 'Adam', 'Moses', 'David']);
}

/** Questions are deleted while one is dragged: first another one, then the dragged one itself. */
async function dropInChangedList(page: Page, given: Given): Promise<void> {
  const { database } = given;
  const { quizPath, ids } = await openQuiz(page, given, people);
  const [adam = '', , abraham = ''] = ids;
  const drop = await dragByMouse(page, 'Abraham', 'David', { held: true });
  await database.remove(`${quizPath}/questions/${adam}`);
  await listIs(page, ['Noah', 'Abraham', 'Moses', 'David']);
  await drop();
  await page.getByText('Saved.').waitFor();
  const others = ['Noah', 'Moses', 'David'];
  const after = [others.toSpliced(2, 0, 'Abraham'), [...others, 'Abraham']];
  await expect(async () => expect(after).toContainEqual(await storedOrder(database, quizPath))).toPass();

  const [moved = ''] = [...(await database.everything()).keys()].filter(
    (path) => path.startsWith(`${quizPath}/questions/`) && path.endsWith(abraham.slice(-9)),
  );
  const release = await dragByMouse(page, 'Abraham', 'Noah', { held: true });
  await database.remove(moved);
  await listIs(page, others);
  await release();
  await expect(questionList(page).locator('li[style*="translate"]')).toHaveCount(0);
  await storedOrderIs(database, quizPath, others);
}

/** The rules refuse a question whose answer is none of its options. */
async function moveIncomplete(page: Page, given: Given): Promise<void> {
  const { database } = given;
  const { quizPath, ids } = await openQuiz(page, given, people);
  await database.change(`${quizPath}/questions/${ids[0]}`, { answer: text('Nowhere') });
  await page.getByText('The correct answer isn’t one of the four options.').waitFor();
  await press(page, 'Move down');
  await page.getByText('The question is incomplete. Update it, then move it.').waitFor();
  await listIs(page, people);
  await storedOrderIs(database, quizPath, people);
}

/** One drags a question while the other one has its form open, who continues typing and saves it under its new id. */
async function typeWhileDragged(page: Page, host: Page, { database, season }: Given): Promise<void> {
  const { quiz, quizPath } = await givenQuiz(database, season, { questions: 0 });
  const ids = await givenQuestions(database, quizPath, people);
  const david = ids[4] ?? '';
  await openInPlace(host, address('/update-question', { season, quiz, question: david }));
  await fill(host, { Question: 'Who was David, son of Jesse?' });

  await openList(page, { season, quiz, question: david });
  const changes = await database.changesDuring(async () => {
    await dragByMouse(page, 'David', 'Noah');
    await page.getByText('Question 5 moved to position 2 of 5. Saved.').waitFor();
  });
  // All rows are on the screen, so the drag does not have to scroll.
  assert.equal(await page.evaluate(() => window.scrollY), 0);
  await listIs(page, ['Adam', 'David', 'Noah', 'Abraham', 'Moses']);
  await storedOrderIs(database, quizPath, ['Adam', 'David', 'Noah', 'Abraham', 'Moses']);
  const moved = new URL(page.url()).searchParams.get('question') ?? '';
  assert.equal(moved.slice(-9), david.slice(-9));
  assert.deepEqual(
    Object.keys(changes).sort(),
    [david, moved].map((id) => `${quizPath}/questions/${id}`).sort(),
  );
  assert.equal(changes[`${quizPath}/questions/${david}`], 'removed');

  // The other user has continued typing, and saves the question under its new id.
  await fill(host, { 'Option One': 'King', 'Correct Option': 'Ephesus' });
  await press(host, 'Update Question');
  await arrivesAt(host, address('/quizzes', { season, quiz, question: moved }));
  await listIs(host, ['Adam', 'David, son of Jesse', 'Noah', 'Abraham', 'Moses']);
  const stored = (await database.everything()).get(`${quizPath}/questions/${moved}`);
  assert.deepEqual(
    [stored?.question_id, stored?.question, stored?.option_1],
    [text(moved), text('Who was David, son of Jesse?'), text('King')],
  );
  await expect.poll(async () => (await storedOrder(database, quizPath)).length).toBe(5);
}

/** Two people move questions, then the same one; at last one deletes it. */
async function moveAtOnce(page: Page, host: Page, { database, season }: Given): Promise<void> {
  const { quiz, quizPath } = await givenQuiz(database, season, { questions: 0 });
  const ids = await givenQuestions(database, quizPath, people);
  const adam = ids[0] ?? '';
  await Promise.all([
    openList(page, { season, quiz, question: adam }),
    openList(host, { season, quiz, question: adam }),
  ]);
  await Promise.all([press(page, 'Move down'), questionButton(host, 'David').press('Alt+ArrowUp')]);
  for (const at of [page, host]) await listIs(at, ['Noah', 'Adam', 'Abraham', 'David', 'Moses']);
  await storedOrderIs(database, quizPath, ['Noah', 'Adam', 'Abraham', 'David', 'Moses']);

  // Both move the same question.
  await Promise.all([
    questionButton(page, 'Adam').press('Alt+ArrowUp'),
    questionButton(host, 'Adam').press('Alt+ArrowDown'),
  ]);
  for (const at of [page, host]) await at.getByText(/^Question 2 moved .* Saved\.$/).waitFor();
  const stored = await storedOrder(database, quizPath);
  assert.deepEqual([...stored].sort(), [...people].sort());
  for (const at of [page, host]) await listIs(at, stored);

  await press(host, 'Move to position…');
  await fill(host.getByRole('dialog'), { Position: '5' });
  await press(host.getByRole('dialog'), 'Move');
  await host.getByText(/moved to position 5 of 5. Saved\.$/).waitFor();
  await press(page, 'Delete');
  await page.getByText('Question deleted').waitFor();
  const left = stored.filter((name) => name !== 'Adam');
  await storedOrderIs(database, quizPath, left);
  for (const at of [page, host]) await listIs(at, left);
}

test.describe('the order of questions', () => {
  test('is that of entry, and changes by keyboard and by dragging, based on the list at the time of the drop @firefox', async ({
    page,
    product,
    expectErrors,
  }) => {
    expectErrors(/A question could not be moved/, /status of 403/);
    const database = databaseOf(product);
    const { season, quiz } = await givenContest(database);
    await enter(page, 'Host', address('/quizzes', { season, quiz }));
    const given = { database, season };
    await test.step('typed', () => typeQuestions(page, given));
    await test.step('moved by keyboard', () => moveByKeyboard(page, given));
    await test.step('dropped in a list that has changed', () => dropInChangedList(page, given));
    await test.step('an incomplete question stays in its place', () => moveIncomplete(page, given));
  });

  test('changes by touch and by Move to position on a phone, where a pager goes through it', async ({
    visitor,
    product,
  }) => {
    const page = await visitor(phone);
    const database = databaseOf(product);
    await enter(page, 'Host');
    const { season, quiz, quizPath } = await givenContest(database, { questions: 0 });
    await givenQuestions(database, quizPath, people);
    await openList(page, { season, quiz });
    await dragByTouch(page, 'Adam', 'Abraham');
    await page.getByText('Question 1 moved to position 3 of 5. Saved.').waitFor();
    const dragged = ['Noah', 'Abraham', 'Adam', 'Moses', 'David'];
    await listIs(page, dragged);
    await storedOrderIs(database, quizPath, dragged);

    await questionButton(page, 'David').click();
    await pressTool(page, 'Move to position…');
    const dialog = page.getByRole('dialog', { name: 'Move question 5' });
    await fill(dialog, { Position: '6' });
    await press(dialog, 'Move');
    await dialog.getByText('Enter a whole number from 1 to 5').waitFor();
    await fill(dialog, { Position: '1' });
    await press(dialog, 'Move');
    await page.getByText('Question 5 moved to position 1 of 5. Saved.').waitFor();
    await page.getByRole('heading', { level: 2, name: 'Who was David?' }).waitFor();
    await storedOrderIs(database, quizPath, ['David', 'Noah', 'Abraham', 'Adam', 'Moses']);

    for (const name of ['Noah', 'Abraham']) {
      await page.getByRole('button', { name: 'Next question' }).tap();
      await page.getByRole('heading', { level: 2, name: `Who was ${name}?` }).waitFor();
    }
    await assertBarAtThumb(page);
    await page.goBack();
    await listIs(page, ['David', 'Noah', 'Abraham', 'Adam', 'Moses']);
  });

  test('is consistent for two people: input moves along with a dragged question, moves at once are both stored, and a deleted question stays deleted', async ({
    page,
    product,
    visitor,
    expectErrors,
  }) => {
    // The browser logs an error for a commit that came too late; the transaction runs again.
    expectErrors(/status of 4\d\d .*documents:commit/);
    const database = databaseOf(product);
    const host = await visitor();
    const { season } = await givenContest(database);
    const list = address('/home', { season });
    await Promise.all([enter(page, 'Manager', list), enter(host, 'Host', list)]);
    const given = { database, season };
    await test.step('input moves along', () => typeWhileDragged(page, host, given));
    await test.step('moves at once', () => moveAtOnce(page, host, given));
  });
});
