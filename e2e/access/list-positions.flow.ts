import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { address, givenContest } from '../fixtures/data/contest';
import { databaseOf } from '../fixtures/data/database';
import { text } from '../fixtures/data/stored';
import { expect, test } from '../fixtures/fixtures';
import { arrivesAt, follow, heading } from '../fixtures/forms';
import { rowsShown, turnTo, type Row } from '../fixtures/list';
import { enter } from '../fixtures/screens';

const big = '4DPzK4HavXmTMwyZt7eQ';

/** Waits until the list shows these rows: the previous list may still be on the screen for a moment. */
const showsRows = (page: Page, rows: Row[]): Promise<void> =>
  expect.poll(() => rowsShown(page)).toEqual(rows);

test.describe('lists', () => {
  test('keep search and page of the seasons, and Back restores them @2.26', async ({ page, product }) => {
    await givenContest(databaseOf(product), { season: { season: text('Quiz of one flow') } });
    await enter(page, 'Admin');
    await page.getByRole('searchbox').fill('qUIz');
    const found = await rowsShown(page);
    assert.ok(found.length > 2);
    for (const { cells } of found) assert.match(cells[0] ?? '', /quiz/i);
    await follow(page, 'View Quizzes');
    await page.waitForURL('**/home?*');
    await page.goBack();
    await showsRows(page, found);
    await expect(page.getByRole('searchbox')).toHaveValue('qUIz');

    await page.getByRole('button', { name: 'Clear search' }).click();
    await turnTo(page, 2);
    await arrivesAt(page, '/seasons?page=2');
    const second = await rowsShown(page);
    await follow(page, 'Edit Season');
    await heading(page, 'Update Season').waitFor();
    await page.goBack();
    await showsRows(page, second);
    await page.reload();
    await showsRows(page, second);
    await follow(page, 'Edit Season');
    await follow(page, 'Cancel');
    await arrivesAt(page, '/seasons?page=2');
    await showsRows(page, second);
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await expect.poll(async () => (await rowsShown(page)).length).toBe(10);
  });

  test('keep search and page of the quizzes, and Back restores them @2.40 @firefox', async ({ page }) => {
    await enter(page, 'Host', address('/home', { season: big }));
    assert.equal((await rowsShown(page)).length, 10);
    await turnTo(page, 2);
    const second = await rowsShown(page);
    assert.equal(second.length, 4);
    await follow(page, 'View Questions');
    await page.getByText('Correct Answer').waitFor();
    await page.goBack();
    await arrivesAt(page, address('/home', { season: big, page: '2' }));
    await showsRows(page, second);

    await page.getByRole('searchbox').fill('WEEK 1');
    const found = await rowsShown(page);
    assert.deepEqual(
      found.map(({ cells }) => cells[0]?.replace(/:.*/, '')),
      ['Week 14', 'Week 13', 'Week 12', 'Week 11', 'Week 10', 'Week 1'],
    );
    await follow(page, 'Edit Quiz');
    await heading(page, 'Update Quiz').waitFor();
    await page.goBack();
    await showsRows(page, found);
    await expect(page.getByRole('searchbox')).toHaveValue('WEEK 1');
  });
});
