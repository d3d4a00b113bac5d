import { assertAccessible } from '../fixtures/checks/axe';
import { overflow } from '../fixtures/checks/measures';
import { readsOf } from '../fixtures/checks/page-reads';
import { address, givenContest, givenQuiz } from '../fixtures/data/contest';
import { databaseOf, moment } from '../fixtures/data/database';
import { text } from '../fixtures/data/stored';
import { expect, test } from '../fixtures/fixtures';
import { arrivesAt } from '../fixtures/forms';
import { enterAt } from '../fixtures/keys';
import { rowsShown } from '../fixtures/list';
import { enter } from '../fixtures/screens';
import type { Product } from '../../tools/serve/product';

/** A season of six weeks with a gap, two quizzes at once, and one that ends after it. */
async function givenCalendar(product: Product) {
  const database = databaseOf(product);
  const given = await givenContest(database, {
    season: { start: moment('2027-03-01T00:00'), end: moment('2027-04-10T00:00') },
    quiz: { title: text('Genesis'), start: moment('2027-03-02T06:00'), end: moment('2027-03-03T21:00') },
  });
  for (const [title, start, end] of [
    ['Exodus', '2027-03-03T06:00', '2027-03-04T21:00'],
    ['Leviticus', '2027-04-09T06:00', '2027-04-12T21:00'],
  ] as const)
    await givenQuiz(database, given.season, {
      quiz: { title: text(title), start: moment(start), end: moment(end) },
    });
  return { ...given, database };
}

test.describe('the calendar', () => {
  test('opens by keyboard beside the list, reads nothing more, follows, and leads to a quiz', async ({
    page,
    product,
  }) => {
    const { season, quiz, quizPath, database } = await givenCalendar(product);
    await page.setViewportSize({ width: 1280, height: 800 });
    await enter(page, 'Host', address('/home', { season }));
    await rowsShown(page);
    const list = await page.getByRole('table', { name: 'Quizzes' }).boundingBox();
    const reads = await readsOf(page);
    await enterAt(page, page.getByRole('button', { name: 'Calendar' }));
    const calendar = page.getByRole('region', { name: 'Calendar' });
    await expect(calendar.getByRole('heading', { name: 'Calendar' })).toBeFocused();
    await expect(calendar.getByText('35 days without a quiz')).toBeVisible();
    await expect(calendar.getByText('2 quizzes overlap another')).toBeVisible();
    await expect(calendar.getByText('1 quiz outside the season')).toBeVisible();
    // The focus may scroll the page; the list stays as wide and where it is.
    const { x, width, height } = (await page.getByRole('table', { name: 'Quizzes' }).boundingBox()) ?? {};
    expect({ x, width, height }).toEqual({ x: list?.x, width: list?.width, height: list?.height });
    expect(await readsOf(page)).toEqual(reads);

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
    await arrivesAt(page, address('/home', { season }));
  });

  test('stands right of the list where the window is wide, and below it on a phone', async ({
    page,
    product,
  }) => {
    const { season } = await givenCalendar(product);
    await enter(page, 'Host', `${address('/home', { season })}&beside=calendar`);
    const boxes = async () => {
      const [calendar, list] = await Promise.all([
        page.getByRole('region', { name: 'Calendar' }).boundingBox(),
        page.getByRole('table', { name: 'Quizzes' }).boundingBox(),
      ]);
      return calendar && list ? { calendar, list } : undefined;
    };
    await page.getByRole('region', { name: 'Calendar' }).waitFor();
    await page.setViewportSize({ width: 1920, height: 1000 });
    await expect
      .poll(async () => (await boxes().then((at) => at && at.calendar.x - at.list.x - at.list.width)) ?? -1)
      .toBeGreaterThan(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect
      .poll(async () => (await boxes().then((at) => at && at.calendar.y - at.list.y - at.list.height)) ?? -1)
      .toBeGreaterThan(0);
    expect(await overflow(page)).toBe(0);
  });

  for (const [theme, width] of [
    ['dark', 390],
    ['light', 1280],
  ] as const)
    test(`is accessible at ${width} px, ${theme}`, async ({ page, product }) => {
      const { season } = await givenCalendar(product);
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height: 844 });
      await enter(page, 'Host', `${address('/home', { season })}&beside=calendar`);
      await page.getByText('35 days without a quiz').waitFor();
      await assertAccessible(page, `the calendar at ${width} px, ${theme}`);
    });
});
