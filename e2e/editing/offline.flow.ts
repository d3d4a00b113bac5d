import assert from 'node:assert/strict';
import { expect, type Locator, type Page } from '@playwright/test';
import { address, givenContest, type Contest } from '../fixtures/data/contest';
import { question } from '../fixtures/data/creations';
import { databaseOf, plain, type Database } from '../fixtures/data/database';
import { text } from '../fixtures/data/stored';
import { backendAway } from '../fixtures/checks/console-errors';
import { test } from '../fixtures/fixtures';
import { fill, heading, press } from '../fixtures/forms';
import { enter, loadedInIdleTime } from '../fixtures/screens';
import { draftsOn, keepsNothing } from './drafts';
import { conflict, settle } from './quiz-editor';

const offline = [
  backendAway,
  /could not be sent|ERR_INTERNET_DISCONNECTED|last registry/,
  // What a list loads after its rows.
  /Loading chunk \d+ failed|Reading "questionCount" failed/,
];

const texts = ['Who was first?', 'Who was second?', 'Who was third?'];
const drafts = (page: Page) => page.getByRole('button', { name: /^Drafts/ });

/** Opens a form as the Host, with everything loaded that a later step needs. */
async function openForm(page: Page, path: string, ids: Record<string, string>): Promise<void> {
  await enter(page, 'Host', address(path, ids));
  await heading(page, /^(Add|Update) /).waitFor();
  await loadedInIdleTime(page);
}

/** Adds questions one after the other, without waiting for the database. */
async function addQuestions(page: Page): Promise<void> {
  for (const each of texts) {
    await expect(page.getByLabel('Question', { exact: true })).toHaveValue('');
    await fill(page, { ...question, Question: each });
    await page.keyboard.press('Control+Enter');
  }
}

/** The questions of the quiz beside the given one, in the order of the list. */
async function stored(database: Database, { quizPath, question: given }: Contest): Promise<unknown[]> {
  const all = [...(await database.everything())].filter(([path]) =>
    path.startsWith(`${quizPath}/questions/`),
  );
  return all
    .filter(([path]) => !path.endsWith(given))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, fields]) => plain(fields.question));
}

test.describe('without a connection', () => {
  test('questions are kept, listed, and stored once in their order when it is back', async ({
    page,
    product,
    expectErrors,
  }) => {
    expectErrors(...offline);
    const database = databaseOf(product);
    const given = await givenContest(database);
    await openForm(page, '/create-question', { season: given.season, quiz: given.quiz });
    await page.context().setOffline(true);
    await addQuestions(page);
    await expect(page.getByText('Waiting for a connection', { exact: true }).first()).toBeVisible();

    await expect(drafts(page)).toHaveText('Drafts (3)');
    await drafts(page).click();
    const list = page.getByRole('dialog', { name: 'Your drafts' });
    await expect(list.getByText(/^Saved \d{4}-\d\d-\d\d \d\d:\d\d, waiting for a connection$/)).toHaveCount(
      3,
    );
    await press(list, 'Close');

    await page.context().setOffline(false);
    await keepsNothing(page);
    assert.deepEqual(await stored(database, given), texts);
    await expect(drafts(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await page.getByText('Undone', { exact: true }).waitFor();
    assert.deepEqual(await stored(database, given), texts.slice(0, -1));
  });

  test('on a phone, banner and toasts leave the fields and buttons of the form free', async ({
    page,
    product,
    expectErrors,
  }) => {
    expectErrors(...offline);
    const given = await givenContest(databaseOf(product));
    await page.setViewportSize({ width: 390, height: 844 });
    await openForm(page, '/create-question', { season: given.season, quiz: given.quiz });
    await page.context().setOffline(true);
    await expect(page.getByText(/^You are offline/)).toBeVisible();
    const form = page.locator('form');
    const inSight = (control: Locator) =>
      control.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    for (const button of await form.getByRole('button').all()) expect(await inSight(button)).toBe(true);
    await addQuestions(page);
    await expect(drafts(page)).toHaveText('Drafts (3)');
    const toasts = page.getByRole('region', { name: 'Notices' }).getByRole('listitem');
    await expect(toasts.filter({ visible: true })).toHaveCount(1);
    for (const button of await form.getByRole('button').all()) expect(await inSight(button)).toBe(true);
    for (const field of ['Question', 'Option One', 'Option Two'])
      expect(await inSight(page.getByLabel(field, { exact: true }))).toBe(true);
  });

  test('questions survive a closed page, and the next one stores them', async ({
    page,
    product,
    expectErrors,
  }) => {
    expectErrors(...offline);
    const database = databaseOf(product);
    const given = await givenContest(database);
    await openForm(page, '/create-question', { season: given.season, quiz: given.quiz });
    const context = page.context();
    await context.setOffline(true);
    await addQuestions(page);
    await expect(drafts(page)).toHaveText('Drafts (3)');
    await page.close();
    await context.setOffline(false);
    const [next, other] = [await context.newPage(), await context.newPage()];
    // Two pages send at the same time.
    await Promise.all([next.goto('/seasons'), other.goto('/seasons')]);
    await keepsNothing(next);
    assert.deepEqual(await stored(database, given), texts);
  });

  test('a question of the list is opened, changed, and saved', async ({ page, product, expectErrors }) => {
    expectErrors(...offline);
    const database = databaseOf(product);
    const given = await givenContest(database);
    await openForm(page, '/create-question', { season: given.season, quiz: given.quiz });
    await page.context().setOffline(true);
    await addQuestions(page);
    await expect(drafts(page)).toHaveText('Drafts (3)');
    await drafts(page).click();
    const second = page.getByRole('region').filter({ hasText: 'Who was second?' });
    await second.getByRole('link', { name: 'Open' }).click();
    await expect(page.getByLabel('Question', { exact: true })).toHaveValue('Who was second?');
    await page.context().setOffline(false);
    await expect.poll(() => draftsOn(page)).toHaveLength(1);
    await fill(page, { Question: 'Who was the second?' });
    await press(page, 'Add Question');
    await keepsNothing(page);
    assert.deepEqual((await stored(database, given)).toSorted(), [
      'Who was first?',
      'Who was the second?',
      'Who was third?',
    ]);
  });

  test('an edit waits, is merged with what others saved, and asks where both changed the same', async ({
    page,
    product,
    expectErrors,
  }) => {
    expectErrors(...offline, /SaveRefused/);
    const database = databaseOf(product);
    const { season, quiz, quizPath } = await givenContest(database);
    const form = address('/update-quiz', { season, quiz });
    const edit = async (fields: Record<string, string>) => {
      await page.context().setOffline(true);
      await fill(page, fields);
      await press(page, 'Update Quiz');
      await page.getByText(/^Waiting for a connection/).waitFor();
      await page.getByRole('link', { name: 'Cancel' }).click();
      await heading(page, /./).waitFor();
    };
    await openForm(page, '/update-quiz', { season, quiz });
    await edit({ Title: 'Mine' });
    await database.change(quizPath, { language: text('Telugu') });
    await page.context().setOffline(false);
    await keepsNothing(page);
    const after = async () => (await database.everything()).get(quizPath) ?? {};
    expect(plain((await after()).title)).toBe('Mine');
    expect(plain((await after()).language)).toBe('Telugu');

    await page.goto(form);
    await heading(page, 'Update Quiz').waitFor();
    await loadedInIdleTime(page);
    await edit({ Title: 'Mine again' });
    await database.change(quizPath, { title: text('Theirs') });
    await page.context().setOffline(false);
    await expect(drafts(page)).toBeVisible();
    await drafts(page).click();
    const list = page.getByRole('dialog', { name: 'Your drafts' });
    await expect(list.getByText(/^Not saved\. Someone else has changed the same fields/)).toBeVisible();
    expect(plain((await after()).title)).toBe('Theirs');
    await list.getByRole('link', { name: 'Open' }).click();
    await press(page, 'Update Quiz');
    await conflict(page).waitFor();
    await settle(page, 'Title', 'Mine');
    await expect.poll(async () => plain((await after()).title)).toBe('Mine again');
    await keepsNothing(page);
  });

  test('a question whose quiz has begun meanwhile is refused, and kept', async ({
    page,
    product,
    expectErrors,
  }) => {
    expectErrors(...offline, /SaveRefused/);
    const database = databaseOf(product);
    const given = await givenContest(database);
    await openForm(page, '/create-question', { season: given.season, quiz: given.quiz });
    await page.context().setOffline(true);
    await addQuestions(page);
    await expect(drafts(page)).toHaveText('Drafts (3)');
    await database.change(given.quizPath, { status: text('Ongoing') });
    await page.context().setOffline(false);
    await drafts(page).click();
    const list = page.getByRole('dialog', { name: 'Your drafts' });
    // What finds no connection yet is tried again after 20 seconds.
    await expect(list.getByText(/^Not saved\..*This quiz is Ongoing/)).toHaveCount(3, { timeout: 45_000 });
    assert.deepEqual(await stored(database, given), []);
    expect(await draftsOn(page)).toHaveLength(3);
  });
});

test.describe('a save that is sent, with a fault at each step', () => {
  const commit = /documents:commit/;

  for (const [fault, breakAt] of Object.entries({
    'before the request': async (page: Page) => page.route(commit, (route) => route.abort()),
    'after the database has stored it': async (page: Page) =>
      page.route(commit, async (route) => {
        await route.fetch();
        await route.abort();
      }),
  }))
    test(`is stored once: the connection breaks ${fault}, and the page is closed`, async ({
      page,
      product,
      expectErrors,
    }) => {
      expectErrors(...offline);
      const database = databaseOf(product);
      const given = await givenContest(database);
      await openForm(page, '/create-question', { season: given.season, quiz: given.quiz });
      await breakAt(page);
      await fill(page, { ...question, Question: 'Once?' });
      await page.keyboard.press('Control+Enter');
      await expect(drafts(page)).toBeVisible({ timeout: 60_000 });
      const context = page.context();
      await page.close();
      const next = await context.newPage();
      await next.goto('/seasons');
      await keepsNothing(next);
      assert.deepEqual(await stored(database, given), ['Once?']);
    });

  test('is stored once: the page is killed while the request is under way', async ({
    page,
    product,
    expectErrors,
  }) => {
    expectErrors(...offline);
    const database = databaseOf(product);
    const given = await givenContest(database);
    await openForm(page, '/create-question', { season: given.season, quiz: given.quiz });
    const sent = new Promise<void>((resolve) => {
      void page.route(commit, async (route) => {
        await route.fetch();
        resolve();
      });
    });
    await fill(page, { ...question, Question: 'Once?' });
    await page.keyboard.press('Control+Enter');
    await sent;
    const context = page.context();
    await page.close();
    const next = await context.newPage();
    await next.goto('/seasons');
    await keepsNothing(next);
    assert.deepEqual(await stored(database, given), ['Once?']);
  });
});
