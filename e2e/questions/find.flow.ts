import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { openInPlace } from '../../tools/browsers/show-shot';
import { assertAccessible } from '../fixtures/checks/axe';
import { backendAway } from '../fixtures/checks/console-errors';
import { readsFollowed } from '../fixtures/checks/page-reads';
import { address, givenContest, givenQuestion, givenQuiz } from '../fixtures/data/contest';
import { contestDay } from '../fixtures/data/contest-day';
import { databaseOf, moment } from '../fixtures/data/database';
import { text } from '../fixtures/data/stored';
import { expect, test } from '../fixtures/fixtures';
import { arrivesAt, fill, follow, heading } from '../fixtures/forms';
import { rowsShown } from '../fixtures/list';
import { enter, loadedInIdleTime } from '../fixtures/screens';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Words of a question' });
const results = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link');
const marks = (page: Page) => page.getByRole('main').locator('mark');
const count = (page: Page, found: string) =>
  page.getByRole('main').getByRole('status').filter({ hasText: found }).first().waitFor();

/** Waits until all questions of the season can be searched. */
const all = (page: Page, questions: number) =>
  page.getByRole('main').getByText(`${questions}`, { exact: true }).waitFor();

const findIn = (season: string) => address('/find-questions', { season });

/** A season with two quizzes: 1 question, and 12 with one in Telugu and one with accents. */
async function givenTwoQuizzes(database: ReturnType<typeof databaseOf>) {
  const given = await givenContest(database, { quiz: { title: text('Week 1') } });
  const week2 = await givenQuiz(database, given.season, {
    quiz: { title: text('Week 2'), status: text('Finished'), start: moment(`${contestDay(7)}T18:00`) },
    questions: 10,
  });
  const ark = await givenQuestion(database, week2.quizPath, 'ఓడలో ఎంతమంది ఉన్నారు?', 'zz-ark');
  await database.change(`${week2.quizPath}/questions/${ark}`, {
    option_2: text('ఎనిమిది మంది'),
    answer: text('ఎనిమిది మంది'),
  });
  const jericho = await givenQuestion(database, week2.quizPath, 'Who climbed a tree in Jericho?', 'zz-tree');
  await database.change(`${week2.quizPath}/questions/${jericho}`, { option_4: text('Zachée') });
  return { ...given, week2, ark, jericho };
}

test.describe('the search for questions', () => {
  test('finds by an option in Telugu and with accents, opens the question, and Back returns to the results', async ({
    page,
    product,
  }) => {
    const { season, week2, ark, jericho } = await givenTwoQuizzes(databaseOf(product));
    await enter(page, 'Host', address('/home', { season }));
    await rowsShown(page);
    await follow(page, 'Find Questions');
    await heading(page, 'Find Questions').waitFor();
    await expect(field(page)).toBeFocused();

    await page.keyboard.type('ఎనిమిది');
    await count(page, '1 of 13 found');
    await expect(marks(page)).toHaveText('ఎనిమిది');
    await expect(results(page)).toContainText('ఓడలో ఎంతమంది ఉన్నారు?');
    await expect(results(page)).toContainText('B ఎనిమిది మంది Correct');
    await expect(page.getByRole('region', { name: 'Week 2' })).toContainText('Finished');
    await field(page).fill('ఎనమద');
    await page.getByText('No question has all these words').waitFor();

    await field(page).fill('ZACHEE jericho');
    await count(page, '1 of 13 found');
    await expect(marks(page)).toHaveText(['Jericho', 'Zachée']);
    await arrivesAt(page, `${findIn(season)}&q=ZACHEE+jericho`);
    await page.keyboard.press('ArrowDown');
    await expect(results(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await arrivesAt(page, address('/quizzes', { season, quiz: week2.quiz, question: jericho }));
    await page.getByRole('heading', { name: 'Who climbed a tree in Jericho?' }).waitFor();
    await page.goBack();
    await expect(field(page)).toHaveValue('ZACHEE jericho');
    await count(page, '1 of 13 found');
    await page.reload();
    await expect(marks(page)).toHaveText(['Jericho', 'Zachée']);
    assert.notEqual(ark, jericho);
  });

  test('shows ten results of many, and Back returns to the page and the place', async ({ page, product }) => {
    const { season } = await givenTwoQuizzes(databaseOf(product));
    await page.setViewportSize({ width: 390, height: 700 });
    await enter(page, 'Host', `${findIn(season)}&q=right+answer`);
    await page.getByText('rows 1–10 of 11').waitFor();
    await expect(results(page)).toHaveCount(10);
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByText('rows 11–11 of 11').waitFor();
    await arrivesAt(page, `${findIn(season)}&q=right+answer&page=2`);
    await page.goBack();
    await expect(results(page)).toHaveCount(10);
    await results(page).nth(8).scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    assert.ok(scrolled > 100, `${scrolled}`);
    await results(page).nth(8).click();
    await page.getByText('Correct Answer').waitFor();
    await page.goBack();
    await expect(results(page)).toHaveCount(10);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  });

  test('reads each question once, follows changes, reads nothing while one types, and goes on without a connection', async ({
    page,
    product,
    expectErrors,
  }) => {
    expectErrors(backendAway);
    const database = databaseOf(product);
    const { season, questionPath } = await givenTwoQuizzes(database);
    await enter(page, 'Host', findIn(season));
    await all(page, 13);
    const adds = readsFollowed(page);
    await adds({
      '/find-questions: user_permissions': 1,
      '/find-questions: seasons': 1,
      '/find-questions: seasons/quizzes': 2,
      '/find-questions: seasons/quizzes/questions': 13,
    });
    await field(page).pressSequentially('pomegranate');
    await page.getByText('No question has all these words').waitFor();
    await database.change(questionPath, { option_1: text('A pomegranate') });
    await count(page, '1 of 13 found');
    await adds({ '/find-questions: seasons/quizzes/questions': 1 });
    await loadedInIdleTime(page);
    await page.context().setOffline(true);
    await field(page).fill('zachee');
    await expect(marks(page)).toHaveText('Zachée');
  });

  test(
    'searches all seasons for an Admin, and only their own for a Host',
    { tag: '@long' },
    async ({ page, visitor, product, expectErrors }) => {
      // A Host opens the season of others.
      expectErrors(/Reading "season" failed/);
      const database = databaseOf(product);
      const mine = await givenTwoQuizzes(database);
      const theirs = await givenContest(database, {
        season: {
          season: text('A season of others'),
          host_email: text('a@example.org'),
          host_additional_email: text(''),
        },
        quiz: { title: text('Their quiz') },
      });
      await database.change(theirs.questionPath, { option_3: text('Zachée le péager') });

      await enter(page, 'Admin', `${findIn(mine.season)}&q=zachee`);
      await expect(results(page)).toHaveCount(1);
      await page.getByLabel('Search in').selectOption('All seasons');
      await expect(results(page)).toHaveCount(2);
      await expect(page.getByRole('region', { name: 'Their quiz' })).toContainText('A season of others');
      await page.getByRole('region', { name: 'Their quiz' }).getByRole('link').click();
      await arrivesAt(
        page,
        address(
          '/quizzes',
          theirs && { season: theirs.season, quiz: theirs.quiz, question: theirs.question },
        ),
      );
      await page.goBack();
      await arrivesAt(page, `${findIn(mine.season)}&q=zachee&scope=all`);
      await expect(results(page)).toHaveCount(2);

      const other = await visitor();
      await enter(other, 'Host', `${findIn(mine.season)}&q=zachee&scope=all`);
      await expect(results(other)).toHaveCount(1);
      await expect(other.getByLabel('Search in')).toHaveCount(0);
      await other.goto(`${findIn(theirs.season)}&q=zachee&scope=all`);
      await heading(other, 'This season isn’t yours').waitFor();
      await expect(other.getByText('péager')).toHaveCount(0);
    },
  );

  test('takes what was typed in the palette, and shows what a change has made of a question after Back', async ({
    page,
    product,
  }) => {
    const { season, quiz, question } = await givenTwoQuizzes(databaseOf(product));
    await enter(page, 'Host', address('/home', { season }));
    await loadedInIdleTime(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('zachee');
    await page.getByRole('option', { name: 'Find “zachee” in all questions' }).click();
    await arrivesAt(page, `${findIn(season)}&q=zachee`);
    await expect(marks(page)).toHaveText('Zachée');

    await field(page).fill('corinth "number 1"');
    await page.getByRole('region', { name: 'Week 1' }).getByRole('link').click();
    await follow(page, 'Update');
    await arrivesAt(page, address('/update-question', { season, quiz, question }));
    await fill(page, { 'Option One': 'Corinth by the sea', 'Option Two': 'Rome' });
    await page.getByLabel('Correct Option').selectOption({ label: 'Rome' });
    await page.getByRole('button', { name: 'Update Question' }).click();
    await page.getByText('Question updated').waitFor();
    await page.goBack();
    // The form has left the list in its place.
    await page.goBack();
    await heading(page, 'Find Questions').waitFor();
    await expect(page.getByRole('region', { name: 'Week 1' })).toContainText('A Corinth by the sea');
  });

  test('has no faults for axe on a phone in the dark and on a wide light screen', async ({
    page,
    product,
  }) => {
    const { season } = await givenTwoQuizzes(databaseOf(product));
    await enter(page, 'Admin', findIn(season));
    for (const [colorScheme, width] of [
      ['dark', 390],
      ['light', 1280],
    ] as const)
      await test.step(`${width} px, ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 844 });
        await openInPlace(page, findIn(season));
        await expect(field(page)).toHaveValue('');
        await all(page, 13);
        await assertAccessible(page, 'the empty screen');
        await field(page).fill('nowhere');
        await page.getByText('No question has all these words').waitFor();
        await assertAccessible(page, 'no results');
        await page.getByRole('button', { name: 'Search all seasons' }).click();
        await field(page).fill('corinth');
        await expect(results(page)).toHaveCount(10);
        await assertAccessible(page, 'the results');
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
          .toBe(0);
      });
  });
});

test.describe('the search for questions without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('has what the device knows, says so, and completes it when the connection is back', async ({
    page,
    product,
    expectErrors,
  }) => {
    expectErrors(backendAway, /Reading ".+" failed|last registry/);
    const database = databaseOf(product);
    const { season, jericho, week2 } = await givenTwoQuizzes(database);
    await enter(page, 'Host', findIn(season));
    await page.evaluate(() => navigator.serviceWorker.ready);
    await all(page, 13);
    await loadedInIdleTime(page);
    // The first page that the service worker serves.
    await page.reload();
    await all(page, 13);
    await page.context().setOffline(true);
    await database.change(`${week2.quizPath}/questions/${jericho}`, { option_3: text('Zachée le péager') });
    await page.goto(`${findIn(season)}&q=zachee`);
    await page.getByText('You’re offline. Some questions may be missing.').waitFor();
    await expect(marks(page)).toHaveText('Zachée');
    await page.context().setOffline(false);
    await expect(marks(page)).toHaveText(['Zachée', 'Zachée']);
    await count(page, '1 of 13 found');
    await expect(page.getByText(/Some questions may be missing/)).toHaveCount(0);
  });
});
