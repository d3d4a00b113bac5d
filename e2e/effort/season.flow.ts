import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { contestDay, typedDay } from '../fixtures/data/contest-day';
import { databaseOf } from '../fixtures/data/database';
import { expect, test } from '../fixtures/fixtures';
import { heading } from '../fixtures/forms';
import { enter } from '../fixtures/screens';
import { Hands } from './hands';
import { assertStored, correct, options, textOf } from './written-questions';

/** Each quiz after the first one takes as much as the second. */
const [quizzes, played] = [4, 2];
const questions = 10;

const seasonTexts = ['Letters of Paul', 'Hope Youth Fellowship'];

async function createSeason(page: Page, hands: Hands): Promise<void> {
  await hands.click(page.getByRole('link', { name: 'Create Season' }).first());
  await hands.click(page.getByLabel('Season', { exact: true }));
  for (const text of seasonTexts) {
    await hands.type(text);
    await hands.press('Tab');
  }
  await hands.type('host@example.org');
  await hands.press('Tab');
  await typeMoment(page, hands, typedDay(), '0900AM');
  await typeMoment(page, hands, typedDay(31), '0900PM');
  await hands.type('From Romans to Philemon');
  await hands.press('Control+Enter');
  await page.waitForURL(/\/home\?season=/);
}

/** A date field goes on to its next part by itself; one Tab leads to its calendar, one to the next field. */
async function typeMoment(page: Page, hands: Hands, day: string, time: string): Promise<void> {
  await page.keyboard.type(day.replaceAll('/', '') + time);
  await hands.press('Tab', 'Tab');
}

async function createQuiz(page: Page, hands: Hands, number: number): Promise<void> {
  await hands.click(page.getByRole('link', { name: 'Create Quiz' }).first());
  const title = page.getByLabel('Title', { exact: true });
  await expect(title).toBeFocused();
  await hands.type(`Week ${number}: a letter`);
  if (number === 1) {
    await hands.press('Tab');
    await hands.type('15');
    await hands.press('Tab');
    await hands.type('Telugu,English');
    await hands.press('Tab');
    await typeMoment(page, hands, typedDay(1), '0600PM');
    await typeMoment(page, hands, typedDay(1), '0900PM');
  }
  await expect(page.getByLabel('End Time', { exact: true })).toHaveValue(
    `${contestDay(7 * number - 6)}T21:00`,
  );
  await hands.press('Control+Enter');
  await page.waitForURL(/\/quizzes\?season=/);
}

async function addQuestions(page: Page, hands: Hands, quiz: number): Promise<void> {
  await hands.click(page.getByRole('link', { name: 'Add Question' }).first());
  const question = page.getByLabel('Question', { exact: true });
  for (let number = 1; number <= questions; number += 1) {
    await expect(question).toHaveValue('');
    await expect(question).toBeFocused();
    await hands.type([textOf(quiz, number), ...options.with(correct, `${options[correct]} *`)].join('\n'));
    await hands.press('Tab');
    if (number < questions) await hands.press('Control+Enter');
    else await hands.click(page.getByRole('button', { name: 'Add Question' }));
  }
  await page.waitForURL(/\/quizzes\?/);
}

test.describe('a season of four quizzes with ten questions', () => {
  test('takes at most 17 clicks and 95 keys beside the texts', async ({ page, product }) => {
    await enter(page, 'Manager');
    await heading(page, 'Seasons').waitFor();
    const hands = new Hands(page);
    await createSeason(page, hands);
    let first = { clicks: 0, keys: 0 };
    for (let quiz = 1; quiz <= played; quiz += 1) {
      if (quiz > 1) {
        first = { clicks: hands.clicks, keys: hands.keys };
        await hands.click(page.getByRole('link', { name: 'Letters of Paul' }).first());
      }
      await createQuiz(page, hands, quiz);
      await addQuestions(page, hands, quiz);
      await assertStored(databaseOf(product), page, quiz, questions);
    }
    const clicks = first.clicks + (quizzes - 1) * (hands.clicks - first.clicks);
    const keys = first.keys + (quizzes - 1) * (hands.keys - first.keys);
    console.log(`${clicks} clicks, ${keys} keys`);
    assert.ok(clicks <= 17, `${clicks} clicks`);
    assert.ok(keys <= 95, `${keys} keys`);
  });
});
