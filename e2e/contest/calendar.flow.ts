import type { Locator } from '@playwright/test';
import { idleTime } from '../fixtures/checks/first-load';
import { overflow } from '../fixtures/checks/measures';
import { readsFollowed } from '../fixtures/checks/page-reads';
import { address, givenContest, givenQuiz } from '../fixtures/data/contest';
import { contestDay } from '../fixtures/data/contest-day';
import { databaseOf, moment } from '../fixtures/data/database';
import { text } from '../fixtures/data/stored';
import { expect, test } from '../fixtures/fixtures';
import { arrivesAt } from '../fixtures/forms';
import { enterAt } from '../fixtures/keys';
import { controlsShown } from '../fixtures/list';
import { enter } from '../fixtures/screens';
import type { Product } from '../../tools/serve/product';

/** A season of six weeks with a gap, two quizzes at once, and one that ends after it. */
async function givenCalendar(product: Product) {
  const database = databaseOf(product);
  const given = await givenContest(database, {
    season: { start: moment(`${contestDay(-6)}T00:00`), end: moment(`${contestDay(34)}T00:00`) },
    quiz: {
      title: text('Genesis'),
      start: moment(`${contestDay(-5)}T06:00`),
      end: moment(`${contestDay(-4)}T21:00`),
    },
  });
  for (const [title, start, end] of [
    ['Exodus', `${contestDay(-4)}T06:00`, `${contestDay(-3)}T21:00`],
    ['Leviticus', `${contestDay(33)}T06:00`, `${contestDay(36)}T21:00`],
  ] as const)
    await givenQuiz(database, given.season, {
      quiz: { title: text(title), start: moment(start), end: moment(end) },
    });
  return { ...given, database };
}

/** How far the calendar is right of the list. */
async function spaceBetween(calendar: Locator, list: Locator): Promise<number> {
  const [right, left] = [await calendar.boundingBox(), await list.boundingBox()];
  return right && left ? right.x - left.x - left.width : -1;
}

test.describe('the calendar', () => {
  test('opens by keyboard, right of the list or in its place, reads nothing more, follows, and leads to a quiz', async ({
    page,
    product,
  }) => {
    const { season, quiz, quizPath, database } = await givenCalendar(product);
    await page.setViewportSize({ width: 1280, height: 800 });
    await enter(page, 'Host', address('/home', { season }));
    await controlsShown(page);
    const list = page.getByRole('table', { name: 'Quizzes' });
    const place = await list.boundingBox();
    const adds = readsFollowed(page);
    // The first page and the whole list, the query for unfinished deletions, and a count for each quiz.
    await adds({
      '/home: user_permissions': 1,
      '/home: seasons': 1,
      '/home: seasons/quizzes': 3 + 3,
      '/home: seasons/quiz_deletions': 1,
      '/home: seasons/quizzes/questions': 3,
    });
    await enterAt(page, page.getByRole('button', { name: 'Calendar' }));
    const calendar = page.getByRole('region', { name: 'Calendar' });
    await expect(calendar.getByRole('heading', { name: 'Calendar' })).toBeFocused();
    await expect(calendar.getByText('35 days without a quiz')).toBeVisible();
    await expect(calendar.getByText('2 quizzes overlap another')).toBeVisible();
    await expect(calendar.getByText('1 quiz outside the season')).toBeVisible();
    // From Friday to Monday: in both weeks.
    await expect(calendar.getByRole('link', { name: 'Leviticus' })).toHaveCount(2);
    // It ends at midnight.
    await expect(calendar.getByText(`The season ends, ${contestDay(33)}`)).toBeVisible();
    await expect(list).toBeHidden();
    // The list has a border around it.
    await expect
      .poll(() => calendar.boundingBox())
      .toMatchObject({ x: (place?.x ?? 0) - 1, y: (place?.y ?? 0) - 1 });
    await idleTime(page);
    await adds({});
    await page.setViewportSize({ width: 1920, height: 1000 });
    await expect.poll(() => spaceBetween(calendar, list)).toBeGreaterThan(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(list).toBeHidden();
    await expect(calendar).toBeVisible();
    await expect.poll(() => overflow(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });

    await database.change(quizPath, { title: text('In the beginning') });
    const link = calendar.getByRole('link', { name: 'In the beginning' });
    await link.waitFor();
    await page.reload();
    await enterAt(page, link);
    await arrivesAt(page, address('/quizzes', { season, quiz }));
    await page.goBack();
    await calendar.waitFor();
    await enterAt(page, calendar.getByRole('button', { name: 'Close' }));
    await expect(page.getByRole('button', { name: 'Calendar' })).toBeFocused();
    await expect.poll(() => list.boundingBox()).toEqual(place);
    await arrivesAt(page, address('/home', { season }));
  });
});
