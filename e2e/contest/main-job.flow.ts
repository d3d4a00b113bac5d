import type { Page } from '@playwright/test';
import { contestDay } from '../fixtures/data/contest-day';
import { question } from '../fixtures/data/creations';
import { expect, test } from '../fixtures/fixtures';
import { arrivesAt, fill, follow, press } from '../fixtures/forms';
import { signIn, signOut } from '../fixtures/sign-in';

const season = {
  Host: 'Hope Youth Fellowship',
  'Host Additional Email': 'host@example.org',
  'Start Time': `${contestDay()}T09:00`,
  'End Time': `${contestDay(31)}T21:00`,
  Description: 'From Romans to Philemon, a letter a week',
};

const quiz = {
  Title: 'Philippians: joy in chains',
  Duration: '15',
  Languages: 'Telugu,English',
  'Start Time': `${contestDay(2)}T18:00`,
  'End Time': `${contestDay(2)}T20:00`,
  Description: 'All four chapters',
};

async function createSeason(page: Page, name: string): Promise<void> {
  await follow(page, 'Create Season');
  await fill(page, { Season: name, ...season });
  await press(page, 'Create Season');
  await page.waitForURL(/\/home\?season=\w{20}$/);
  const selector = page.getByRole('combobox', { name: 'Season' });
  await expect(selector.getByRole('option', { name, selected: true })).toBeAttached();
  await expect(selector).toBeDisabled();
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

async function runContest(page: Page, name: string): Promise<void> {
  await createSeason(page, name);
  await createQuiz(page);
  await addQuestion(page);
  await questionIsListed(page);
}

/** Navigates from the season list to the question, as a returning user does. */
async function findQuestionAgain(page: Page, name: string): Promise<void> {
  await page.getByRole('row', { name }).getByRole('link', { name: 'View Quizzes' }).click();
  await page.getByRole('row', { name: quiz.Title }).getByRole('link', { name: 'View Questions' }).click();
  await questionIsListed(page);
}

async function questionIsListed(page: Page): Promise<void> {
  await page.getByRole('button', { name: question.Question.slice(0, 25) }).click();
  await page.getByText(question.Question, { exact: true }).last().waitFor();
  await page.getByText('Correct Answer').first().waitFor();
}

test.describe('the main job', () => {
  test('a manager runs a contest from season to question, and finds it again after signing out @1.02 @2.53 @4.13 @firefox', async ({
    page,
    visitor,
  }) => {
    const name = 'Letter to the Hebrews';
    const admin = await visitor();
    await admin.goto('/');
    await signIn(admin, 'Admin');
    await admin.getByRole('searchbox').fill('Letter to');
    await admin.getByText(name).waitFor({ state: 'detached' });

    // An admin sees what the manager creates without a reload.
    await page.goto('/');
    await signIn(page, 'Manager');
    await page.waitForURL('**/seasons');
    await createSeason(page, name);
    await admin.getByRole('row', { name }).getByRole('link', { name: 'View Quizzes' }).click();
    await createQuiz(page);
    await admin.getByRole('row', { name: quiz.Title }).getByRole('link', { name: 'View Questions' }).click();
    await addQuestion(page);
    await admin.getByRole('button', { name: question.Question.slice(0, 25) }).waitFor();
    await questionIsListed(page);

    await signOut(page);
    await arrivesAt(page, '/');
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
    await signIn(page, 'Manager');
    await findQuestionAgain(page, name);
  });

  test(
    'created documents are kept after the backend is stopped and started',
    { tag: ['@durable', '@long'] },
    async ({ page, product, visitor, expectErrors }) => {
      await page.goto('/');
      await signIn(page, 'Manager');
      await runContest(page, 'Letters of John');

      expectErrors(
        /ERR_|Failed to load resource|Could not reach Cloud Firestore backend|WebChannelConnection/,
      );
      await product.backend.off();
      await product.backend.on();
      const later = await visitor();
      await later.goto('/');
      await signIn(later, 'Manager');
      await findQuestionAgain(later, 'Letters of John');
    },
  );
});
