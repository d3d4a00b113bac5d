import type { Page } from '@playwright/test';
import { address, givenContest, givenQuestion } from '../fixtures/data/contest';
import { contestDay } from '../fixtures/data/contest-day';
import { newQuestion, newQuiz, newSeason } from '../fixtures/data/creations';
import { databaseOf, moment, type Database } from '../fixtures/data/database';
import { expect, test } from '../fixtures/fixtures';
import { arrivesAt, fill, follow, heading, press } from '../fixtures/forms';
import { enter, idsOf } from '../fixtures/screens';
import { text, whole } from '../fixtures/data/stored';

const idIn = (url: string, name: string): string => new URL(url).searchParams.get(name) ?? '';

/** An Admin creates a season for somebody, which leads to its quizzes. Returns its id. */
async function createSeason(page: Page, database: Database): Promise<string> {
  await enter(page, 'Admin', '/create-season');
  const created = await database.changesDuring(async () => {
    await fill(page, { ...newSeason.typed, 'Host Email': 'someone@example.org' });
    await press(page, 'Create Season');
    await page.waitForURL('**/home?season=*');
  });
  const season = idIn(page.url(), 'season');
  expect(season).toMatch(/^\w{20}$/);
  expect(created).toEqual({
    [`seasons/${season}`]: {
      season_id: text(season),
      season: text('Letters of Paul'),
      host: text('Hope Youth Fellowship'),
      host_email: text('someone@example.org'),
      host_additional_email: text('host@example.org'),
      discription: text('From Romans to Philemon'),
      start: moment(`${contestDay()}T09:00`),
      end: moment(`${contestDay(31)}T21:30`),
      status: text('active'),
    },
  });
  return season;
}

async function changeSeason(page: Page, database: Database, season: string): Promise<void> {
  await page.goto(address('/update-season', { season }));
  const changed = await database.changesDuring(async () => {
    await fill(page, { 'End Time': `${contestDay(32)}T21:30`, Status: 'Deactivate' });
    await press(page, 'Update Season');
    await arrivesAt(page, '/seasons');
  });
  expect(changed).toEqual({
    [`seasons/${season}`]: { end: moment(`${contestDay(32)}T21:30`), status: text('deactivated') },
  });
}

/** Creates a quiz from the list, which leads to its questions. Returns its id. */
async function createQuiz(page: Page, database: Database, season: string): Promise<string> {
  await follow(page, 'Create Quiz');
  const created = await database.changesDuring(async () => {
    await fill(page, newQuiz.typed);
    await press(page, 'Create Quiz');
    await page.waitForURL('**/quizzes?*');
  });
  const quiz = idIn(page.url(), 'quiz');
  expect(created).toEqual({
    [`seasons/${season}/quizzes/${quiz}`]: {
      quiz_id: text(quiz),
      title: text('Philippians'),
      description: text(''),
      duration: whole(15),
      language: text('Telugu,English'),
      start: moment(`${contestDay(2)}T18:00`),
      end: moment(`${contestDay(2)}T20:00`),
      status: text('Upcoming'),
    },
  });
  return quiz;
}

async function changeQuiz(page: Page, database: Database, season: string, quiz: string): Promise<void> {
  await page.goto(address('/update-quiz', { season, quiz }));
  const changed = await database.changesDuring(async () => {
    await fill(page, { Duration: '20', Description: 'All four chapters', Status: 'Finished' });
    await press(page, 'Update Quiz');
    await arrivesAt(page, address('/home', { season }));
  });
  const fields = { duration: whole(20), description: text('All four chapters'), status: text('Finished') };
  expect(changed).toEqual({ [`seasons/${season}/quizzes/${quiz}`]: fields });
}

/** Adds a question from the list, which leads to it. Returns its path. */
async function addQuestion(page: Page, database: Database, quizPath: string): Promise<string> {
  await follow(page, 'Add Question');
  const added = await database.changesDuring(async () => {
    await fill(page, newQuestion.typed);
    await press(page, 'Add Question');
    await page.waitForURL('**/quizzes?*');
  });
  const question = idIn(page.url(), 'question');
  const path = `${quizPath}/questions/${question}`;
  expect(added).toEqual({
    [path]: {
      question_id: text(question),
      question: text('Whom did Paul send back to Philippi?'),
      option_1: text('Epaphroditus'),
      option_2: text('Tychicus'),
      option_3: text('Onesimus'),
      option_4: text('Silas'),
      answer: text('Silas'),
      quiz_id: text(quizPath.split('/').at(-1) ?? ''),
    },
  });
  return path;
}

async function changeAndDeleteQuestion(page: Page, database: Database, path: string): Promise<void> {
  await follow(page, 'Update');
  await heading(page, 'Update Question').waitFor();
  const changed = await database.changesDuring(async () => {
    await fill(page, { 'Option One': 'Epaphras', 'Correct Option': 'Epaphras' });
    await press(page, 'Update Question');
    await page.waitForURL('**/quizzes?*');
  });
  expect(changed).toEqual({ [path]: { option_1: text('Epaphras'), answer: text('Epaphras') } });

  // Delete refuses a version that is older than the stored one, and the list has the change a moment later.
  await page.getByText('Epaphras', { exact: true }).first().waitFor();
  await page.getByText('“Whom did Paul send back t…” was updated.').waitFor();
  const deleted = await database.changesDuring(async () => {
    await press(page, 'Delete');
    await expect(page.getByRole('button', { name: 'Whom did Paul send back t' })).toHaveCount(0);
  });
  expect(deleted).toEqual({ [path]: 'removed' });
  await page.getByText('“Whom did Paul send back t…” was deleted.').waitFor();
}

test.describe('stored documents', () => {
  test('a season, a quiz and questions that are created, changed and deleted @3.01 @3.07 @3.12 @4.01 @4.04 @7.04 @7.09 @7.15 @7.16 @firefox', async ({
    page,
    product,
  }) => {
    const database = databaseOf(product);
    const season = await createSeason(page, database);
    const quiz = await createQuiz(page, database, season);
    const quizPath = `seasons/${season}/quizzes/${quiz}`;
    await givenQuestion(database, quizPath, 'Which question stays?');
    const questionPath = await addQuestion(page, database, quizPath);
    await changeAndDeleteQuestion(page, database, questionPath);
    await expect(page.getByRole('article').getByRole('heading')).toBeFocused();
    await changeQuiz(page, database, season, quiz);
    await changeSeason(page, database, season);
  });

  test('an update keeps untouched fields, including those that forms do not show @firefox', async ({
    page,
    product,
  }) => {
    const database = databaseOf(product);
    const given = await givenContest(database, {
      season: {
        start: { timestampValue: `${contestDay(-6)}T03:30:07.125Z` },
        theme: text('blue'),
        discription: text(' spaced '),
      },
      quiz: { start: { stringValue: `${contestDay()}T12:30:00Z` }, duration: { doubleValue: 15.5 } },
    });
    await enter(page, 'Manager');
    const saved = await database.changesDuring(async () => {
      await page.goto(address('/update-season', idsOf(given, ['season'])));
      await press(page, 'Update Season');
      await arrivesAt(page, '/seasons');
      await page.goto(address('/update-question', idsOf(given, ['season', 'quiz', 'question'])));
      await press(page, 'Update Question');
      await page.waitForURL('**/quizzes?*');
      await page.goto(address('/update-quiz', idsOf(given, ['season', 'quiz'])));
      await fill(page, { Title: 'Renamed' });
      await press(page, 'Update Quiz');
      await page.waitForURL('**/quizzes?*');
    });
    expect(saved).toEqual({ [given.quizPath]: { title: text('Renamed') } });
  });
});
