import assert from 'node:assert/strict';
import { expect, type Page } from '@playwright/test';
import { plain, type Database } from '../fixtures/data/database';

/** The options of each question. */
export const options = ['Peter', 'Paul', 'John', 'James'];
export const correct = 1;
export const textOf = (quiz: number, number: number) => `Who wrote letter ${number} of week ${quiz}?`;

/** The questions of the quiz that the page shows are stored completely, in the order of entry. */
export async function assertStored(
  database: Database,
  page: Page,
  quiz: number,
  count: number,
): Promise<void> {
  const { searchParams } = new URL(page.url());
  const path = `seasons/${searchParams.get('season')}/quizzes/${searchParams.get('quiz')}/questions/`;
  const inQuiz = async () => [...(await database.everything())].filter(([each]) => each.startsWith(path));
  await expect.poll(async () => (await inQuiz()).length).toBe(count);
  const all = await inQuiz();
  const stored = all.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, fields]) => fields);
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  assert.deepEqual(
    stored.map((fields) => plain(fields.question)),
    numbers.map((number) => textOf(quiz, number)),
  );
  for (const fields of stored) {
    const { option_1, option_2, option_3, option_4, answer } = fields;
    assert.deepEqual([option_1, option_2, option_3, option_4].map(plain), options);
    assert.equal(plain(answer), options[correct]);
  }
}
