import { assertAccessible } from '../fixtures/checks/axe';
import { address, givenContest, givenQuestion, givenQuiz } from '../fixtures/data/contest';
import { databaseOf } from '../fixtures/data/database';
import { text, time } from '../fixtures/data/stored';
import { expect, test } from '../fixtures/fixtures';
import { arrivesAt, fill, heading, press } from '../fixtures/forms';
import { enterAt } from '../fixtures/keys';
import { enter } from '../fixtures/screens';
import type { Product } from '../../tools/serve/product';

const hourMs = 60 * 60 * 1000;
const inHours = (hours: number) => time(new Date(Date.now() + hours * hourMs).toISOString());

/** A season with a quiz that is ready, and one that starts tomorrow without questions. */
async function givenSeason(product: Product) {
  const database = databaseOf(product);
  const given = await givenContest(database, {
    season: { start: inHours(-24), end: inHours(24 * 60) },
    quiz: { title: text('Week 1'), start: inHours(100), end: inHours(102) },
    questions: 5,
  });
  const tomorrow = await givenQuiz(database, given.season, {
    quiz: { title: text('Week 2'), start: inHours(24), end: inHours(26) },
    questions: 0,
  });
  return { ...given, database, tomorrow };
}

test.describe('the check of a season', () => {
  test('finds planted faults, leads to each by keyboard, and follows what is mended @firefox', async ({
    page,
    product,
  }) => {
    const { season, seasonPath, quiz, question, questionPath, database, tomorrow } =
      await givenSeason(product);
    await database.change(questionPath, { answer: text('Athens') });
    await database.write(`season_top_notification/${season}`, {
      season_id: text(season),
      type: text('Button'),
      title: text('Register'),
      status: text('active'),
      description: text(''),
      button_text: text('Open'),
      button_link: text('example'),
    });

    await enter(page, 'Host', address('/home', { season }));
    await enterAt(page, page.getByRole('link', { name: 'Season Check' }));
    await arrivesAt(page, address('/check-season', { season }));
    await page.getByText('3 problems').first().waitFor();
    await page.getByText('Starts within 48 hours and has no questions.').waitFor();
    await page.getByText('The link of the top notification is not a web address').waitFor();

    const week = page
      .getByRole('listitem')
      .filter({ hasText: 'The answer “Athens” isn’t one of the options.' });
    await expect(week).toContainText('Week 1, question 1');
    await enterAt(page, week.getByRole('link', { name: 'Update Question' }));
    await arrivesAt(page, address('/update-question', { season, quiz, question }));
    await fill(page, { 'Correct Option': 'Rome' });
    await press(page, 'Update Question');
    await heading(page, 'Week 1').waitFor();

    await page.goto(address('/check-season', { season }));
    await page.getByText('2 problems').first().waitFor();
    await expect(week).toHaveCount(0);
    for (let number = 1; number <= 5; number += 1)
      await givenQuestion(database, tomorrow.quizPath, `Who wrote the letter number ${number + 10}?`);
    await page.getByText('Not ready: 1 problem', { exact: true }).waitFor();
    await database.change(`season_top_notification/${season}`, { button_link: text('https://example.org') });
    await page.getByText('No problems found.').waitFor();
    await database.change(seasonPath, { end: inHours(50) });
    await page.getByText(/after the season’s end/).waitFor();
  });

  test('lets a Manager dismiss a finding by keyboard, shows it to the host, and takes it back', async ({
    page,
    visitor,
    product,
  }) => {
    const { season, seasonPath, questionPath, database, tomorrow } = await givenSeason(product);
    await database.change(questionPath, { answer: text('Athens') });
    const { quiz: other } = await givenQuiz(database, season, {
      quiz: { title: text('Week 3'), start: inHours(30), end: inHours(32) },
      questions: 0,
    });
    await enter(page, 'Manager', address('/check-season', { season }));
    await page.getByText('2 problems').first().waitFor();
    const week = page.getByRole('listitem').filter({ hasText: 'The answer “Athens”' });
    await enterAt(page, week.getByRole('button', { name: 'Dismiss' }));
    await expect(week.getByLabel('Reason')).toBeFocused();
    await page.keyboard.type('The players know it so');
    await page.keyboard.press('Enter');
    await page.getByText('1 dismissed issue').waitFor();
    await enterAt(page, page.getByRole('button', { name: 'Rehearse' }));
    await page.getByRole('dialog', { name: 'Rehearsal of Week 1' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Not ready: 1 problem', { exact: true }).waitFor();
    await expect(week.filter({ visible: true })).toHaveCount(0);

    const hosts = await visitor();
    await enter(hosts, 'Host', address('/check-season', { season }));
    await hosts.getByText('1 dismissed issue').click();
    await hosts
      .getByText(/Dismissed by Daniel Prasad \(manager@example\.org\): The players know it so/)
      .waitFor();
    await expect(hosts.getByRole('button', { name: /Dismiss|Undo/ })).toHaveCount(0);

    await assertAccessible(page, 'the check with a dismissed issue');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    await assertAccessible(page, 'the check with a dismissed issue at 390 px, dark');
    await enterAt(page, page.getByText('1 dismissed issue'));
    await enterAt(page, page.getByRole('button', { name: 'Undo' }));
    await page.getByText('2 problems').first().waitFor();

    // The same of two quizzes is dismissed at once.
    const unasked = page.getByRole('listitem').filter({ hasText: 'Starts within 48 hours' });
    await expect(unasked.getByRole('link')).toHaveText(['Week 2', 'Week 3']);
    await enterAt(page, unasked.getByRole('button', { name: 'Dismiss' }));
    await page.keyboard.type('Written tonight');
    await page.keyboard.press('Enter');
    await page.getByText('Not ready: 1 problem', { exact: true }).waitFor();
    await page.getByText('1 dismissed issue').waitFor();
    const stored = await database.everything();
    for (const id of [tomorrow.quiz, other])
      expect(stored.get(`${seasonPath}/check_dismissals/quiz-starts-without-questions~${id}`)).toMatchObject({
        reason: text('Written tonight'),
      });
  });
});
