import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { assertAccessible } from '../fixtures/checks/axe';
import { overflow } from '../fixtures/checks/measures';
import { readsOf } from '../fixtures/checks/page-reads';
import { address, givenContest, type Contest } from '../fixtures/data/contest';
import { newQuiz, typeInto } from '../fixtures/data/creations';
import { databaseOf, moment, type Database } from '../fixtures/data/database';
import { givenEntries, storedEntry } from '../fixtures/data/history';
import { broken, list, map, text, time, truth, whole, type StoredFields } from '../fixtures/data/stored';
import { expect, test } from '../fixtures/fixtures';
import { arrivesAt, fill, follow, heading, press } from '../fixtures/forms';
import { enter } from '../fixtures/screens';
import { emailOf } from '../fixtures/sign-in';

const entries = (page: Page) => page.getByRole('list', { name: 'Actions' }).getByRole('listitem');
const perPage = 20;

/** What the Manager changed in the settings on another day, and a change of the ads, which are for Admins. */
async function givenSettingsEntries(database: Database, { seasonPath, quizPath }: Contest): Promise<void> {
  const settings = {
    email: text(emailOf('Manager')),
    name: text('Daniel Prasad'),
    kind: text('settings_changed'),
    about: list(text('settings')),
    time: time('2026-11-01T03:00:00Z'),
  };
  await database.write(`${seasonPath}/history/settings`, storedEntry(quizPath, 4, settings));
  const ads = storedEntry(quizPath, 5, { audience: text('admin'), about: list(text('settings')) });
  await database.write(`${seasonPath}/history/ads`, ads);
}

test.describe('the history of a season', () => {
  test('has a new quiz that was undone, and shows at once what another person changes, and undoes it', async ({
    page,
    visitor,
    product,
  }) => {
    const database = databaseOf(product);
    const contest = await givenContest(database, {
      quiz: { title: text('Week 9'), start: moment('2026-11-21T06:00') },
    });
    const { season, quiz, quizPath } = contest;
    await typeInto(page, newQuiz, contest, 'Manager');
    await press(page, 'Create Quiz');
    await page.getByText('No questions yet').waitFor();
    await press(page, 'Undo');
    await page.getByText('Undone', { exact: true }).waitFor();
    // It leads to the list, without a word of its absence.
    await heading(page, 'Quizzes').waitFor();
    await expect(page.getByRole('region', { name: 'Notices' }).getByRole('listitem')).toHaveCount(1);
    await follow(page, 'History');
    await page.getByText(/^You undid this: You created the quiz/).waitFor();

    const other = await visitor();
    await enter(other, 'Host', address('/update-quiz', { season, quiz }));
    await fill(other, { 'Start Time': '2026-11-21T07:00' });
    await other.getByRole('button', { name: /^Keep / }).click();
    await press(other, 'Update Quiz');
    const sentence = 'Esther Rani changed the start of Week 9 from 2026-11-21 06:00 to 07:00';
    await page.getByText(sentence).waitFor();

    const undo = page.getByRole('button', { name: `Undo: ${sentence}` });
    await undo.waitFor();
    // A phone has it in the opened entry.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(undo).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    const { height = Infinity } = (await entries(page).first().boundingBox()) ?? {};
    assert.ok(height <= 46, `an entry is ${height} px high`);

    await entries(page).getByRole('button').first().click();
    await expect(entries(page).first()).toContainText('Esther Rani (host@example.org)');
    await page.getByRole('row', { name: 'Start Time 2026-11-21 06:00 2026-11-21 07:00' }).waitFor();
    const changed = await database.changesDuring(async () => {
      await press(page, 'Undo this action');
      await expect(entries(page).nth(1)).toContainText('Undone by you');
    });
    assert.deepEqual(changed[quizPath], { start: moment('2026-11-21T06:00') });
    await expect(entries(page).first()).toContainText(`You undid this: ${sentence}`);
    await follow(page, `Open: You undid this: ${sentence}`);
    await heading(page, 'Update Quiz').waitFor();
  });

  test('is filtered by what the address says, and by person and day, on pages of 20', async ({
    page,
    product,
  }) => {
    const database = databaseOf(product);
    const given = await givenContest(database);
    const { season, quiz, seasonPath, quizPath } = given;
    await givenEntries(product, given, 45);
    await givenSettingsEntries(database, given);
    await enter(page, 'Host', address('/settings', { season }));
    await follow(page, 'History');
    await arrivesAt(page, `/history?season=${season}&about=settings`);
    await expect(entries(page)).toHaveCount(1);
    await press(page, 'Filter');
    await page.getByLabel('Where').selectOption('Whole season');
    await expect(entries(page)).toHaveCount(perPage);
    await page
      .getByRole('heading', { level: 2, name: /^(Today|Yesterday), / })
      .first()
      .waitFor();
    await page.getByLabel('Person').selectOption(emailOf('Manager'));
    await expect(entries(page)).toHaveCount(1);
    await arrivesAt(page, `/history?season=${season}`);
    await press(page, 'Remove filters');
    await page.getByLabel('Date').fill('2026-11-01');
    await expect(entries(page)).toHaveCount(1);
    await page.getByLabel('Action', { exact: true }).selectOption('Quiz changed');
    await page.getByText('No action matches the filters').waitFor();

    await page.goto(address('/quizzes', { season, quiz }));
    await page.getByText('Correct Answer').waitFor();
    await follow(page, 'History');
    await arrivesAt(page, address('/history', { season, quiz }));
    await expect(entries(page)).toHaveCount(perPage);
    await expect(entries(page).first()).toContainText('changed the duration of this quiz from 15 to 20');
    await press(page, `Remove filter: Given quiz ${quiz}`);
    await expect(entries(page).first()).toContainText('Week 1 ');
    await expect(page.getByRole('button', { name: 'Filter' })).toBeFocused();
    await press(page, 'Older');
    await expect(entries(page).first()).toContainText('Week 21 ');
    await database.write(`${seasonPath}/history/new`, storedEntry(quizPath, 0));
    await press(page, 'Older');
    await expect(entries(page).first()).toContainText('Week 41 ');
    await expect(entries(page)).toHaveCount(6);
    await page.reload();
    await expect(entries(page).first()).toContainText('Week 41 ');
    await press(page, 'Newer');
    await expect(entries(page).first()).toContainText('Week 21 ');
    await press(page, 'Newer');
    await expect(entries(page).first()).toContainText('Week 0 ');
    await page.goBack();
    await expect(entries(page).first()).toContainText('Week 21 ');
  });

  test('shows what was tampered with in words, and the rest', async ({ page, product }) => {
    const database = databaseOf(product);
    const given = await givenContest(database);
    const { season, seasonPath, quizPath } = given;
    await givenEntries(product, given, 1);
    const changes = (fields: StoredFields) => list(map({ path: text(quizPath), ...fields }));
    const tampered: Record<string, StoredFields> = {
      types: {
        uid: whole(7),
        name: list(),
        kind: map({}),
        changes: text('x'),
        about: whole(1),
        undoes: broken('NaN'),
      },
      values: {
        changes: changes({
          title: map({}),
          before: map({ title: list() }),
          after: map({ title: truth(true) }),
        }),
      },
      newer: {
        kind: text('quiz_polished'),
        changes: changes({
          title: text('Week 3'),
          before: map({ x: whole(1) }),
          after: map({ x: whole(2) }),
        }),
      },
      elsewhere: {
        changes: list(
          map({
            path: text('seasons/other/quizzes/Q1'),
            before: map({ title: text('a') }),
            after: map({ title: text('b') }),
          }),
        ),
      },
      huge: {
        name: text('n'.repeat(100_000)),
        changes: changes({
          title: text('t'.repeat(300_000)),
          before: map({ description: text('') }),
          after: map({ description: text('d'.repeat(300_000)) }),
        }),
      },
      itself: { kind: text('undone'), undoes: text('itself') },
    };
    for (const [id, fields] of Object.entries(tampered))
      await database.write(`${seasonPath}/history/${id}`, storedEntry(quizPath, 2, fields));
    await enter(page, 'Host', address('/history', { season }));
    await expect(entries(page)).toHaveCount(Object.keys(tampered).length + 1);
    await expect(page.getByText('Esther Rani changed the x of Week 3 from 1 to 2')).toBeVisible();
    for (const opened of await entries(page).all()) await opened.getByRole('button').first().click();
    await expect(page.getByRole('row', { name: 'Duration 15 20' }).first()).toBeVisible();
    await expect(
      page.getByText('This version of the console can’t show more about it.').first(),
    ).toBeVisible();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => overflow(page), `${width} px`).toBe(0);
      await assertAccessible(page, `the history at ${width} px`);
    }
  });
});

test('of 10,000 entries, 20 are read', { tag: '@long' }, async ({ page, product }) => {
  const given = await givenContest(databaseOf(product));
  await givenEntries(product, given, 10_000);
  await enter(page, 'Host', address('/history', { season: given.season }));
  await entries(page).first().waitFor();
  await expect.poll(async () => (await readsOf(page))['/history: seasons/history']).toBe(perPage);
});
