import assert from 'node:assert/strict';
import { address, givenContest } from '../fixtures/data/contest';
import { newQuestion, newQuiz, newSeason } from '../fixtures/data/creations';
import { databaseOf, moment } from '../fixtures/data/database';
import { expect, longUnless, test } from '../fixtures/fixtures';
import { arrivesAt, fill, heading, press } from '../fixtures/forms';
import { enter, idsOf } from '../fixtures/screens';
import { emailOf } from '../fixtures/sign-in';
import { text, whole } from '../fixtures/data/stored';

const idIn = (url: string, name: string): string => new URL(url).searchParams.get(name) ?? '';

test.describe('stored documents', () => {
  for (const person of ['Admin', 'Manager'] as const) {
    test(
      `a season that ${person} creates, and its changed fields @3.01 @4.01 @7.04`,
      longUnless(person === 'Manager'),
      async ({ page, product }) => {
        const database = databaseOf(product);
        await enter(page, person, '/create-season');
        const hostEmail = person === 'Admin' ? 'someone@example.org' : emailOf(person);
        const created = await database.changesDuring(async () => {
          await fill(page, newSeason.typed);
          if (person === 'Admin') await fill(page, { 'Host Email': hostEmail });
          await press(page, 'Create Season');
          await page.waitForURL('**/home?season=*');
        });
        const id = idIn(page.url(), 'season');
        assert.match(id, /^\w{20}$/);
        assert.deepEqual(created, {
          [`seasons/${id}`]: {
            season_id: text(id),
            season: text('Letters of Paul'),
            host: text('Hope Youth Fellowship'),
            host_email: text(hostEmail),
            host_additional_email: text('host@example.org'),
            discription: text('From Romans to Philemon'),
            start: moment('2027-01-10T09:00'),
            end: moment('2027-02-10T21:30'),
            status: text('active'),
          },
        });

        await page.goto(address('/update-season', { season: id }));
        const changed = await database.changesDuring(async () => {
          await fill(page, { 'End Time': '2027-02-11T21:30', Status: 'Deactivate' });
          await press(page, 'Update Season');
          await arrivesAt(page, '/seasons');
        });
        assert.deepEqual(changed, {
          [`seasons/${id}`]: { end: moment('2027-02-11T21:30'), status: text('deactivated') },
        });
      },
    );
  }

  test('an update keeps untouched fields, including those that forms do not show', async ({
    page,
    product,
  }) => {
    const database = databaseOf(product);
    const given = await givenContest(database, {
      season: {
        start: { timestampValue: '2027-03-01T03:30:07.125Z' },
        theme: text('blue'),
        discription: text(' spaced '),
      },
      quiz: { start: { stringValue: '2027-03-07T12:30:00Z' }, duration: { doubleValue: 15.5 } },
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
    assert.deepEqual(saved, { [given.quizPath]: { title: text('Renamed') } });
  });

  test('a quiz that is created and changed @3.07 @4.04 @7.09', async ({ page, product }) => {
    const database = databaseOf(product);
    const { season } = await givenContest(database);
    await enter(page, 'Host', address('/create-quiz', { season }));
    const created = await database.changesDuring(async () => {
      await fill(page, newQuiz.typed);
      await press(page, 'Create Quiz');
      await page.waitForURL('**/quizzes?*');
    });
    const quiz = idIn(page.url(), 'quiz');
    const path = `seasons/${season}/quizzes/${quiz}`;
    assert.deepEqual(created, {
      [path]: {
        quiz_id: text(quiz),
        title: text('Philippians'),
        description: text(''),
        duration: whole(15),
        language: text('Telugu,English'),
        start: moment('2027-01-12T18:00'),
        end: moment('2027-01-12T20:00'),
        status: text('Upcoming'),
      },
    });

    await page.goto(address('/update-quiz', { season, quiz }));
    const changed = await database.changesDuring(async () => {
      await fill(page, { Duration: '20', Description: 'All four chapters', Status: 'Finished' });
      await press(page, 'Update Quiz');
      await arrivesAt(page, address('/home', { season }));
    });
    const status = text('Finished');
    assert.deepEqual(changed, {
      [path]: { duration: whole(20), description: text('All four chapters'), status },
    });
  });

  test('a question that is added, changed and deleted @3.12 @7.15 @7.16', async ({ page, product }) => {
    const database = databaseOf(product);
    const { season, quiz, quizPath } = await givenContest(database, { questions: 2 });
    await enter(page, 'Host', address('/create-question', { season, quiz }));
    const added = await database.changesDuring(async () => {
      await fill(page, newQuestion.typed);
      await press(page, 'Add Question');
      await page.waitForURL('**/quizzes?*');
    });
    const question = idIn(page.url(), 'question');
    const path = `${quizPath}/questions/${question}`;
    assert.deepEqual(added, {
      [path]: {
        question_id: text(question),
        question: text('Whom did Paul send back to Philippi?'),
        option_1: text('Epaphroditus'),
        option_2: text('Tychicus'),
        option_3: text('Onesimus'),
        option_4: text('Silas'),
        answer: text('Silas'),
        quiz_id: text(quiz),
      },
    });

    await page.getByRole('link', { name: 'Update', exact: true }).click();
    await heading(page, 'Update Question').waitFor();
    const changed = await database.changesDuring(async () => {
      await fill(page, { 'Option One': 'Epaphras', 'Correct Option': 'Epaphras' });
      await press(page, 'Update Question');
      await page.waitForURL('**/quizzes?*');
    });
    assert.deepEqual(changed, { [path]: { option_1: text('Epaphras'), answer: text('Epaphras') } });

    const deleted = await database.changesDuring(async () => {
      await press(page, 'Delete');
      await page.getByRole('button', { name: 'Whom did Paul send back t' }).waitFor({ state: 'detached' });
    });
    assert.deepEqual(deleted, { [path]: 'removed' });
    await page.getByText('“Whom did Paul send back t…” was deleted.').waitFor();
    await expect(page.getByRole('article').getByRole('heading')).toBeFocused();
  });
});
