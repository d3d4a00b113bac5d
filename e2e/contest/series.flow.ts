import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { address, givenContest } from '../fixtures/data/contest';
import { contestDay } from '../fixtures/data/contest-day';
import { databaseOf, type Database } from '../fixtures/data/database';
import { expect, test } from '../fixtures/fixtures';
import { heading, press } from '../fixtures/forms';
import { enter } from '../fixtures/screens';

const set = (page: Page, label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);

/** A season without a begun quiz, and its new quizzes by title. */
async function givenSeason(database: Database) {
  const { season, quizPath } = await givenContest(database);
  const created = async (): Promise<Map<string, unknown>> => {
    const stored = [...(await database.everything())].filter(
      ([path]) => new RegExp(`^seasons/${season}/quizzes/[^/]+$`).test(path) && path !== quizPath,
    );
    return new Map(stored.map(([, { title, start }]) => [JSON.stringify(title), start]));
  };
  return { season, created };
}

/** Fills the pattern for four quizzes, one a week at 06:00, open for a day. */
async function fillPattern(page: Page): Promise<void> {
  await heading(page, 'Create Several Quizzes').waitFor();
  await set(page, 'Title Pattern', 'Week {n}');
  await set(page, 'Number of Quizzes', '4');
  await set(page, 'First Start Time', `${contestDay(1)}T06:00`);
  await set(page, 'First End Time', `${contestDay(2)}T06:00`);
  await set(page, 'Days from Start to Start', '7');
  await set(page, 'Duration', '20');
  await set(page, 'Languages', 'Telugu,English');
}

const notice = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notices' }).getByRole('listitem').filter({ hasText: text });

test.describe('several quizzes by a pattern', () => {
  test('are seen, corrected, created, found in the history, and taken back at once', async ({
    page,
    product,
  }) => {
    const { season, created } = await givenSeason(databaseOf(product));
    await enter(page, 'Host', address('/home', { season }));
    await page.getByRole('link', { name: 'Create Quiz' }).click();
    await page.getByRole('link', { name: 'Create Several Quizzes' }).click();
    await fillPattern(page);
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview.getByRole('checkbox')).toHaveCount(4);
    await preview.getByRole('checkbox', { name: 'Week 3' }).uncheck();
    await preview.getByRole('button', { name: 'Edit Week 2' }).click();
    await preview.getByLabel('Title').fill('Christmas');
    await preview.getByRole('button', { name: 'Done' }).click();
    assert.equal((await created()).size, 0, 'nothing is stored before it was seen');

    await press(page, 'Create 3 quizzes');
    await notice(page, '3 quizzes were created.').waitFor();
    await expect(page.getByRole('rowheader')).toContainText(['Week 4', 'Christmas', 'Week 1']);
    const first = [...(await created()).values()].map((start) => JSON.stringify(start)).toSorted()[0];
    assert.ok(first?.includes(new Date(`${contestDay(1)}T06:00+05:30`).toISOString().slice(0, 16)), first);

    await page.getByRole('link', { name: 'History' }).click();
    await page.getByRole('list', { name: 'Actions' }).getByText('created 3 quizzes').waitFor();
    await press(page, 'Undo');
    await expect.poll(async () => (await created()).size).toBe(0);
  });
});
