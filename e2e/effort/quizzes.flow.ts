import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { address, givenContest } from '../fixtures/data/contest';
import { contestDay, typedDay } from '../fixtures/data/contest-day';
import { databaseOf, plain } from '../fixtures/data/database';
import { expect, test } from '../fixtures/fixtures';
import { enter } from '../fixtures/screens';
import { devices, Hands } from './hands';

/** A click into a field selects nothing, but a text is replaced by typing. */
async function typeOver(page: Page, hands: Hands, field: Locator, text: string): Promise<void> {
  await hands.click(field);
  await page.keyboard.press('Control+A');
  await hands.type(text);
}

for (const where of ['at 1280 px', 'on a phone'] as const)
  test.describe(`${where}, one thing leads to the next`, () => {
    test('the start of a quiz is changed with 3 clicks from its questions', async ({ visitor, product }) => {
      const page = await visitor(devices[where]);
      const database = databaseOf(product);
      const { season, quiz, quizPath } = await givenContest(database, { questions: 1 });
      await enter(page, 'Host', address('/quizzes', { season, quiz }));
      const hands = new Hands(page, where === 'on a phone');
      await hands.click(page.getByRole('link', { name: 'Edit Quiz' }));
      await hands.click(page.getByLabel('Start Time', { exact: true }));
      await page.keyboard.type(`${typedDay().replaceAll('/', '')}0500PM`);
      await hands.click(page.getByRole('button', { name: 'Update Quiz' }));
      await page.waitForURL(/\/quizzes\?/);
      const start = async () => (await database.everything()).get(quizPath)?.start;
      await expect.poll(start).toEqual({ timestampValue: `${contestDay()}T11:30:00Z` });
      assert.equal(hands.clicks, 3);
    });

    const most = where === 'on a phone' ? 3 : 2;
    test(`the next quiz of a season takes ${most} clicks`, async ({ visitor, product }) => {
      const page = await visitor(devices[where]);
      const database = databaseOf(product);
      const { season } = await givenContest(database, { questions: 1 });
      await enter(page, 'Host', address('/home', { season }));
      const hands = new Hands(page, where === 'on a phone');
      await hands.click(page.getByRole('link', { name: 'Create Quiz' }).first());
      await expect(page.getByText('Sun, a week after “Given quiz')).toBeVisible();
      const title = page.getByLabel('Title', { exact: true });
      if (where === 'on a phone') await hands.click(title);
      await expect(title).toBeFocused();
      await hands.type('Romans 5');
      await hands.click(page.getByRole('button', { name: 'Create Quiz' }));
      await page.waitForURL(/\/quizzes\?/);
      const quiz = new URL(page.url()).searchParams.get('quiz');
      const start = async () => (await database.everything()).get(`seasons/${season}/quizzes/${quiz}`)?.start;
      await expect.poll(start).toEqual({ timestampValue: `${contestDay(7)}T12:30:00Z` });
      assert.equal(hands.clicks, most);
    });

    test('the check takes one click from the quizzes, and the view of a player one more', async ({
      visitor,
      product,
    }) => {
      const page = await visitor(devices[where]);
      const { season } = await givenContest(databaseOf(product), { questions: 1 });
      await enter(page, 'Host', address('/home', { season }));
      const hands = new Hands(page, where === 'on a phone');
      await hands.click(page.getByRole('link', { name: 'Season Check' }));
      await page.getByText(/^(Ready|Not ready)/).waitFor();
      await hands.click(page.getByRole('button', { name: 'Rehearse' }));
      await page.getByRole('dialog').waitFor();
      assert.equal(hands.clicks, 2);
    });

    test('eight weekly quizzes take at most 5 clicks', async ({ visitor, product }) => {
      const page = await visitor(devices[where]);
      const database = databaseOf(product);
      const { season } = await givenContest(database, { questions: 1 });
      await enter(page, 'Manager', address('/home', { season }));
      const hands = new Hands(page, where === 'on a phone');
      await hands.click(page.getByRole('link', { name: 'Create Quiz' }).first());
      await hands.click(page.getByRole('link', { name: 'Create Several Quizzes' }));
      await typeOver(page, hands, page.getByLabel('Title Pattern', { exact: true }), 'Week {n}');
      await typeOver(page, hands, page.getByLabel('Number of Quizzes', { exact: true }), '8');
      await hands.click(page.getByRole('button', { name: 'Create 8 quizzes' }));
      await page.getByText('8 quizzes were created.').first().waitFor();
      const starts = async () =>
        [...(await database.everything())].flatMap(([path, fields]) =>
          path.startsWith(`seasons/${season}/quizzes/`) && plain(fields.title).startsWith('Week ')
            ? plain(fields.start).slice(0, 10)
            : [],
        );
      const weekly = [7, 14, 21].map((days) => contestDay(days));
      expect((await starts()).sort()).toEqual(expect.arrayContaining(weekly));
      expect(await starts()).toHaveLength(8);
      assert.ok(hands.clicks <= 5, `${hands.clicks} clicks`);
    });

    test('a notification with a button takes at most 8 clicks', async ({ visitor, product }) => {
      const page = await visitor(devices[where]);
      const database = databaseOf(product);
      const { season } = await givenContest(database, { questions: 1 });
      await enter(page, 'Host', address('/home', { season }));
      const hands = new Hands(page, where === 'on a phone');
      await hands.click(page.getByRole('link', { name: 'Season Settings' }));
      const form = page.getByRole('form', { name: 'Top Notification' });
      await hands.choose(form.getByLabel('Status', { exact: true }), 'active');
      await hands.choose(form.getByLabel('Type', { exact: true }), 'Button');
      await typeOver(page, hands, form.getByLabel('Title', { exact: true }), 'The finale');
      // On a phone, its keyboard leads to the next field, but not out of a text of several lines.
      await hands.press('Tab');
      await hands.type('On Sunday at six');
      await hands.click(form.getByLabel('Button Text', { exact: true }));
      await hands.type('Join');
      await hands.press('Tab');
      await hands.type('example.org/finale');
      await hands.click(form.getByRole('button', { name: 'Update' }));
      await page.getByText('Top notification settings updated successfully').waitFor();
      const stored = [...(await database.everything())].find(
        ([path]) => path.includes(season) && path.includes('notification'),
      );
      expect(Object.values(stored?.[1] ?? {}).map(plain)).toEqual(
        expect.arrayContaining(['The finale', 'On Sunday at six', 'Join', 'https://example.org/finale']),
      );
      assert.ok(hands.clicks <= 8, `${hands.clicks} clicks`);
    });
  });
