import assert from 'node:assert/strict';
import { address, givenContest } from '../fixtures/data/contest';
import { question as typedQuestion } from '../fixtures/data/creations';
import { databaseOf } from '../fixtures/data/database';
import { restored } from '../editing/drafts';
import { expect, test } from '../fixtures/fixtures';
import { arrivesAt, fill, follow, press } from '../fixtures/forms';
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
} from './question-order';
import { enter } from '../fixtures/screens';
import { text } from '../fixtures/data/stored';
import { backendAway } from '../fixtures/checks/console-errors';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test.describe('the order of questions', () => {
  test('is the order of entry: ten typed are listed and stored as typed', async ({ page, product }) => {
    const database = databaseOf(product);
    const { season, quiz, quizPath } = await givenContest(database, { questions: 0 });
    const ten = Array.from({ length: 10 }, (_, index) => `Question ${index + 1} as typed?`);
    await enter(page, 'Host', address('/quizzes', { season, quiz }));
    for (const [index, question] of ten.entries()) {
      await follow(page, 'Add Question');
      await fill(page, { ...typedQuestion, Question: question });
      await press(page, 'Add Question');
      await listIs(page, ten.slice(0, index + 1));
    }
    assert.deepEqual(await storedOrder(database, quizPath), ten);
    const paths = [...(await database.everything()).keys()].filter((path) =>
      path.startsWith(`${quizPath}/q`),
    );
    for (const path of paths) assert.match(path, /\/z[0-9A-Za-z]{19}$/);
  });

  test('changes by dragging, and another person’s unsaved input moves along', async ({
    page,
    product,
    visitor,
  }) => {
    const database = databaseOf(product);
    const host = await visitor();
    await Promise.all([enter(page, 'Manager'), enter(host, 'Host')]);
    const { season, quiz, quizPath } = await givenContest(database, { questions: 0 });
    const ids = await givenQuestions(database, quizPath, people);
    const david = ids[4] ?? '';
    await host.goto(address('/update-question', { season, quiz, question: david }));
    await fill(host, { Question: 'Who was David, son of Jesse?' });

    await openList(page, { season, quiz, question: david });
    const changes = await database.changesDuring(async () => {
      await dragByMouse(page, 'David', 'Noah');
      await page.getByText('Question 5 moved to position 2 of 5. Saved.').waitFor();
    });
    // All rows are on the screen, so the drag does not have to scroll.
    assert.equal(await page.evaluate(() => window.scrollY), 0);
    await listIs(page, ['Adam', 'David', 'Noah', 'Abraham', 'Moses']);
    assert.deepEqual(await storedOrder(database, quizPath), ['Adam', 'David', 'Noah', 'Abraham', 'Moses']);
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
    assert.equal((await storedOrder(database, quizPath)).length, 5);
  });

  test('changes by dragging, based on the list at the time of the drop', async ({ page, product }) => {
    const database = databaseOf(product);
    await enter(page, 'Manager');
    const { season, quiz, quizPath } = await givenContest(database, { questions: 0 });
    const [adam = '', , abraham = ''] = await givenQuestions(database, quizPath, people);
    await openList(page, { season, quiz });

    const drop = await dragByMouse(page, 'Abraham', 'David', { held: true });
    await database.remove(`${quizPath}/questions/${adam}`);
    await listIs(page, ['Noah', 'Abraham', 'Moses', 'David']);
    await drop();
    await page.getByText('Saved.').waitFor();
    const left = await storedOrder(database, quizPath);
    assert.ok(left.indexOf('Abraham') > left.indexOf('Moses'), left.join());
    assert.deepEqual(
      left.filter((name) => name !== 'Abraham'),
      ['Noah', 'Moses', 'David'],
    );

    const [moved = ''] = [...(await database.everything()).keys()].filter(
      (path) => path.startsWith(`${quizPath}/questions/`) && path.endsWith(abraham.slice(-9)),
    );
    const release = await dragByMouse(page, 'Abraham', 'Noah', { held: true });
    await database.remove(moved);
    await listIs(page, ['Noah', 'Moses', 'David']);
    await release();
    await expect(questionList(page).locator('li[style*="translate"]')).toHaveCount(0);
    assert.deepEqual(await storedOrder(database, quizPath), ['Noah', 'Moses', 'David']);
  });

  test('changes by keyboard, with the focus kept on the question', async ({ page, product }) => {
    const database = databaseOf(product);
    await enter(page, 'Host');
    const { season, quiz, quizPath } = await givenContest(database, { questions: 0 });
    await givenQuestions(database, quizPath, people);
    await openList(page, { season, quiz });
    await questionButton(page, 'Adam').focus();
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('Alt+ArrowDown');
    await listIs(page, ['Noah', 'Abraham', 'Moses', 'Adam', 'David']);
    await expect(questionButton(page, 'Adam')).toBeFocused();
    await page.getByRole('status').getByText('Question 3 moved to position 4 of 5. Saved.').waitFor();
    assert.deepEqual(await storedOrder(database, quizPath), ['Noah', 'Abraham', 'Moses', 'Adam', 'David']);
    await page.keyboard.press('Alt+ArrowUp');
    await page.getByRole('status').getByText('Question 4 moved to position 3 of 5. Saved.').waitFor();
    await page.reload();
    await listIs(page, ['Noah', 'Abraham', 'Adam', 'Moses', 'David']);
  });

  test('changes by touch and by Move to position on a phone', async ({ visitor, product }) => {
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
    assert.deepEqual(await storedOrder(database, quizPath), dragged);

    await questionButton(page, 'David').click();
    await press(page, 'Move to position…');
    const dialog = page.getByRole('dialog', { name: 'Move question 5' });
    await fill(dialog, { Position: '6' });
    await press(dialog, 'Move');
    await dialog.getByText('Enter a whole number from 1 to 5').waitFor();
    await fill(dialog, { Position: '1' });
    await press(dialog, 'Move');
    await page.getByText('Question 5 moved to position 1 of 5. Saved.').waitFor();
    await page.getByRole('heading', { level: 2, name: 'Who was David?' }).waitFor();
    assert.deepEqual(await storedOrder(database, quizPath), ['David', 'Noah', 'Abraham', 'Adam', 'Moses']);
  });

  test('is consistent when two people move questions at once, and a deleted question stays deleted', async ({
    page,
    product,
    visitor,
    expectErrors,
  }) => {
    // The browser logs an error for a commit that came too late; the transaction runs again.
    expectErrors(/status of 4\d\d .*documents:commit/);
    const database = databaseOf(product);
    const host = await visitor();
    await Promise.all([enter(page, 'Manager'), enter(host, 'Host')]);
    const { season, quiz, quizPath } = await givenContest(database, { questions: 0 });
    const ids = await givenQuestions(database, quizPath, people);
    const adam = ids[0] ?? '';
    await Promise.all([
      openList(page, { season, quiz, question: adam }),
      openList(host, { season, quiz, question: adam }),
    ]);
    await Promise.all([press(page, 'Move down'), questionButton(host, 'David').press('Alt+ArrowUp')]);
    for (const at of [page, host]) await listIs(at, ['Noah', 'Adam', 'Abraham', 'David', 'Moses']);
    assert.deepEqual(await storedOrder(database, quizPath), ['Noah', 'Adam', 'Abraham', 'David', 'Moses']);

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
    assert.deepEqual(await storedOrder(database, quizPath), left);
    for (const at of [page, host]) await listIs(at, left);
  });

  test('is unchanged when a move is refused', async ({ page, product, expectErrors }) => {
    expectErrors(backendAway, /A question could not be moved/);
    const database = databaseOf(product);
    await enter(page, 'Host');
    const { season, quiz, quizPath } = await givenContest(database, { questions: 0 });
    const [first = ''] = await givenQuestions(database, quizPath, people);
    await openList(page, { season, quiz });

    await database.change(`${quizPath}/questions/${first}`, { answer: text('Nowhere') });
    await page.getByText('The correct answer isn’t one of the four options.').waitFor();
    await press(page, 'Move down');
    await page.getByText('The question is incomplete. Update it, then move it.').waitFor();
    await listIs(page, people);
    await database.change(`${quizPath}/questions/${first}`, { answer: text('Ephesus') });

    await page.context().setOffline(true);
    await press(page, 'Move down');
    await page.getByText(/The database could not be reached/).waitFor({ timeout: 60_000 });
    await listIs(page, people);
    await page.context().setOffline(false);
    assert.deepEqual(await storedOrder(database, quizPath), people);
  });

  test('keeps links and drafts of a moved question working', async ({ page, visitor, product }) => {
    const database = databaseOf(product);
    const host = await visitor();
    await Promise.all([enter(page, 'Manager'), enter(host, 'Host')]);
    const { season, quiz, quizPath } = await givenContest(database, { questions: 0 });
    const [adam = ''] = await givenQuestions(database, quizPath, people);
    const form = address('/update-question', { season, quiz, question: adam });
    await host.goto(form);
    await fill(host, { Question: 'Who was the first man?' });

    await openList(page, { season, quiz, question: adam });
    await press(page, 'Move down');
    await page.getByText('Question 1 moved to position 2 of 5. Saved.').waitFor();

    await host.goto(address('/quizzes', { season, quiz, question: adam }));
    await host.getByRole('heading', { level: 2, name: 'Who was Adam?' }).waitFor();
    // The address follows the question, which has a new id.
    await host.waitForURL(({ searchParams }) => ![adam, null].includes(searchParams.get('question')));
    const moved = new URL(host.url()).searchParams.get('question') ?? '';
    await follow(host, 'Update');
    await restored(host).waitFor();
    await expect(host.getByLabel('Question', { exact: true })).toHaveValue('Who was the first man?');
    await press(host, 'Update Question');
    await arrivesAt(host, address('/quizzes', { season, quiz, question: moved }));
    await host.goto(form);
    await host.getByLabel('Question', { exact: true }).waitFor();
    await expect(host.getByLabel('Question', { exact: true })).toHaveValue('Who was the first man?');
  });
});
