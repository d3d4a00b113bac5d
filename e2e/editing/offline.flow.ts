import assert from 'node:assert/strict';
import { expect, type Locator, type Page } from '@playwright/test';
import { openInPlace } from '../../tools/browsers/show-shot';
import { address, givenContest, type Contest } from '../fixtures/data/contest';
import { question } from '../fixtures/data/creations';
import { databaseOf, plain, type Database } from '../fixtures/data/database';
import { text } from '../fixtures/data/stored';
import { test, type Flow } from '../fixtures/fixtures';
import { fill, heading, press } from '../fixtures/forms';
import { enter, loadedInIdleTime } from '../fixtures/screens';
import { draftsOn, keepsNothing } from './drafts';
import { draftsButton, offlineErrors } from './offline';

const texts = ['Who was first?', 'Who was second?', 'Who was third?'];

/** Adds questions one after the other, without waiting for the database. */
async function addQuestions(page: Page): Promise<void> {
  for (const each of texts) {
    await expect(page.getByLabel('Question', { exact: true })).toHaveValue('');
    await fill(page, { ...question, Question: each });
    await page.keyboard.press('Control+Enter');
  }
}

/** Adds them without a connection: each is kept as a draft. */
async function addOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await addQuestions(page);
  await expect(draftsButton(page)).toHaveText(`Drafts (${texts.length})`);
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

type Given = { page: Page; database: Database; contest: Contest };

async function givenForm({ page, product }: Pick<Flow, 'page' | 'product'>): Promise<Given> {
  const database = databaseOf(product);
  const contest = await givenContest(database);
  await enter(page, 'Host', address('/create-question', { season: contest.season, quiz: contest.quiz }));
  await heading(page, 'Add Question').waitFor();
  await loadedInIdleTime(page);
  return { page, database, contest };
}

/** On a phone, notices cover no field and no button of the form. */
async function addOnPhone({ page }: Given): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().setOffline(true);
  await expect(page.getByText(/This page may be out of date/)).toBeVisible();
  const form = page.locator('form');
  const assertInSight = (control: Locator) =>
    expect
      .poll(() =>
        control.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }),
      )
      .toBe(true);
  for (const button of await form.getByRole('button').all()) await assertInSight(button);
  await addOffline(page);
  const toasts = page.getByRole('region', { name: 'Notices' }).getByRole('listitem');
  await expect(toasts.filter({ visible: true })).toHaveCount(1);
  for (const button of await form.getByRole('button').all()) await assertInSight(button);
  for (const field of ['Question', 'Option One', 'Option Two'])
    await assertInSight(page.getByLabel(field, { exact: true }));
  await page.setViewportSize({ width: 1280, height: 720 });
}

async function listThenStore({ page, database, contest }: Given): Promise<void> {
  await expect(page.getByText('3 changes are waiting.')).toBeVisible();
  await draftsButton(page).click();
  const list = page.getByRole('dialog', { name: 'Your drafts' });
  await expect(list.getByText(/^Saved \d{4}-\d\d-\d\d \d\d:\d\d, waiting for the database$/)).toHaveCount(3);
  await press(list, 'Close');
  await page.context().setOffline(false);
  await keepsNothing(page);
  assert.deepEqual(await stored(database, contest), texts);
  await expect(draftsButton(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await page.getByText('Undone', { exact: true }).waitFor();
  assert.deepEqual(await stored(database, contest), texts.slice(0, -1));
}

async function changeOneOfTheList({ page, database, contest }: Given): Promise<void> {
  const before = await stored(database, contest);
  await addOffline(page);
  await draftsButton(page).click();
  const second = page.getByRole('region').filter({ hasText: 'Who was second?' });
  await second.getByRole('link', { name: 'Open' }).click();
  await expect(page.getByLabel('Question', { exact: true })).toHaveValue('Who was second?');
  await page.context().setOffline(false);
  await expect.poll(() => draftsOn(page)).toHaveLength(1);
  await fill(page, { Question: 'Who was the second?' });
  await press(page, 'Add Question');
  await keepsNothing(page);
  const added = ['Who was first?', 'Who was the second?', 'Who was third?'];
  assert.deepEqual((await stored(database, contest)).toSorted(), [...before, ...added].toSorted());
}

async function beginMeanwhile({ page, database, contest }: Given): Promise<void> {
  const before = await stored(database, contest);
  await openInPlace(page, address('/create-question', { season: contest.season, quiz: contest.quiz }));
  await addOffline(page);
  await database.change(contest.quizPath, { status: text('Ongoing') });
  await page.context().setOffline(false);
  await draftsButton(page).click();
  const list = page.getByRole('dialog', { name: 'Your drafts' });
  // What finds no connection yet is tried again after 20 seconds.
  await expect(list.getByText(/^Not saved\..*This quiz is Ongoing/)).toHaveCount(3);
  assert.deepEqual(await stored(database, contest), before);
  expect(await draftsOn(page)).toHaveLength(3);
}

test.describe('without a connection', () => {
  test('questions are kept, listed, and stored once in their order when it is back, or refused and kept', async ({
    page,
    product,
    expectErrors,
  }) => {
    expectErrors(...offlineErrors, /SaveRefused/);
    const given = await givenForm({ page, product });
    await test.step('added on a phone', () => addOnPhone(given));
    await test.step('listed, stored and undone', () => listThenStore(given));
    await test.step('opened from the list, changed and saved', () => changeOneOfTheList(given));
    await test.step('of a quiz that has begun meanwhile', () => beginMeanwhile(given));
  });
});

const commit = /documents:commit/;

/** Sends the question `Once?` from a page in which the request meets a fault; resolves when the page may be closed. */
const faults: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'its response is lost': async (page) => {
    await page.route(commit, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await sendOnce(page);
    await expect(draftsButton(page)).toBeVisible();
  },
  'the request is under way': async (page) => {
    const sent = new Promise<void>((resolve) => {
      void page.route(commit, async (route) => {
        await route.fetch();
        resolve();
      });
    });
    await sendOnce(page);
    await sent;
  },
};

async function sendOnce(page: Page): Promise<void> {
  await fill(page, { ...question, Question: 'Once?' });
  await page.keyboard.press('Control+Enter');
}

test('a question is stored once by the next page when its page is closed without a connection, its response is lost, or its request is under way', async ({
  page: first,
  product,
  expectErrors,
}) => {
  expectErrors(...offlineErrors);
  const { database, contest } = await givenForm({ page: first, product });
  const context = first.context();
  await addOffline(first);
  await first.close();
  await context.setOffline(false);
  const [next, other] = [await context.newPage(), await context.newPage()];
  // Two pages send at the same time.
  await Promise.all([next.goto('/seasons'), other.goto('/seasons')]);
  await keepsNothing(next);
  assert.deepEqual(await stored(database, contest), texts);
  await other.close();

  let page = next;
  const expected = [...texts];
  for (const [fault, send] of Object.entries(faults))
    await test.step(fault, async () => {
      await openInPlace(page, address('/create-question', { season: contest.season, quiz: contest.quiz }));
      await expect(page.getByLabel('Question', { exact: true })).toHaveValue('');
      await send(page);
      await page.close();
      page = await context.newPage();
      await page.goto('/seasons');
      await keepsNothing(page);
      expected.push('Once?');
      assert.deepEqual(await stored(database, contest), expected);
    });
});
