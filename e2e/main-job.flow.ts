import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { fill, follow, heading, press } from './forms';
import { flows, signIn, signOut } from './support';

const season = {
  Season: 'Letters of Paul 2027',
  Host: 'Hope Youth Fellowship',
  'Host Additional Email': 'host@example.org',
  'Start Time': '2027-01-10T09:00',
  'End Time': '2027-02-10T21:00',
  Description: 'From Romans to Philemon, a letter a week',
};

const quiz = {
  Title: 'Philippians: joy in chains',
  Duration: '15',
  Languages: 'Telugu,English',
  'Start Time': '2027-01-12T18:00',
  'End Time': '2027-01-12T20:00',
  Description: 'All four chapters',
};

const question = {
  Question: 'Which of his companions did Paul send back to Philippi after an illness?',
  'Option One': 'Epaphroditus',
  'Option Two': 'Tychicus',
  'Option Three': 'Onesimus',
  'Option Four': 'Silas',
  'Correct Option': 'Epaphroditus',
};

async function createSeason(page: Page): Promise<void> {
  await follow(page, 'Create Season');
  await fill(page, season);
  await press(page, 'Create Season');
  await page.waitForURL(/\/home\?season=\w{20}$/);
}

async function createQuiz(page: Page): Promise<void> {
  await follow(page, 'Create Quiz');
  await fill(page, quiz);
  await press(page, 'Create Quiz');
  await page.waitForURL(/\/quizzes\?season=\w{20}&quiz=\w{20}/);
}

async function addQuestion(page: Page): Promise<void> {
  await follow(page, 'Add Question');
  await fill(page, question);
  await press(page, 'Add Question');
  await page.waitForURL(/\/quizzes\?/);
}

/** Finds the question from the season list on, as a person who comes back would. */
async function findQuestionAgain(page: Page): Promise<void> {
  const row = page.getByRole('row', { name: season.Season });
  await row.getByRole('link', { name: 'View Quizzes' }).click();
  await page.getByRole('row', { name: quiz.Title }).getByRole('link', { name: 'View Questions' }).click();
  await questionIsListed(page);
}

async function questionIsListed(page: Page): Promise<void> {
  await page.getByRole('button', { name: question.Question.slice(0, 25) }).click();
  await page.getByText(question.Question, { exact: true }).last().waitFor();
  await page.getByText('Correct Answer').first().waitFor();
}

flows('the main job', (flow) => {
  flow('a manager runs a contest from season to question, and all is there after a restart', async (at) => {
    const { page, product } = at;
    await page.goto('/');
    await signIn(page, 'Manager');
    await page.waitForURL('**/seasons');
    await createSeason(page);
    await heading(page, /./).waitFor();
    assert.equal(
      await page
        .getByRole('combobox', { name: 'Season' })
        .evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text),
      season.Season,
    );
    await createQuiz(page);
    await addQuestion(page);
    await questionIsListed(page);

    await signOut(page);
    assert.equal(new URL(page.url()).pathname, '/');
    assert.equal(await page.evaluate(() => localStorage.length), 0);

    await signIn(page, 'Manager');
    await findQuestionAgain(page);

    at.expectErrors(
      /ERR_CONNECTION|Failed to load resource|Could not reach Cloud Firestore backend|WebChannelConnection/,
    );
    await product.backend.off();
    await product.backend.on();
    const later = await at.visitor();
    await later.goto('/');
    await signIn(later, 'Manager');
    await findQuestionAgain(later);
  });

  flow('an admin sees what the manager creates without a reload', async ({ page, visitor }) => {
    const admin = await visitor();
    await admin.goto('/');
    await signIn(admin, 'Admin');
    await admin.getByRole('searchbox').fill(season.Season);
    const before = await admin.getByRole('row', { name: season.Season }).count();

    await page.goto('/');
    await signIn(page, 'Manager');
    await createSeason(page);
    await admin.getByRole('row', { name: season.Season }).nth(before).waitFor();

    await admin
      .getByRole('row', { name: season.Season })
      .first()
      .getByRole('link', { name: 'View Quizzes' })
      .click();
    await page.goto(admin.url());
    await createQuiz(page);
    await admin
      .getByRole('row', { name: quiz.Title })
      .getByRole('link', { name: 'View Questions' })
      .first()
      .click();
    await addQuestion(page);
    await admin
      .getByRole('button', { name: question.Question.slice(0, 25) })
      .first()
      .waitFor();
  });
});
