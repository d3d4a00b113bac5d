import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { openInPlace } from '../../tools/browsers/show-shot';
import { backendAway } from '../fixtures/checks/console-errors';
import { address, givenContest, type Contest } from '../fixtures/data/contest';
import { newQuiz } from '../fixtures/data/creations';
import { databaseOf } from '../fixtures/data/database';
import { expect, test, type Flow } from '../fixtures/fixtures';
import { fill, firstAttemptEnds, heading, press } from '../fixtures/forms';
import { enter } from '../fixtures/screens';
import { valuesIn } from './drafts';

/** The requests by which a form writes to the database. */
const commit = /documents:commit/;

type Given = Pick<Flow, 'page' | 'product'> & { contest: Contest };

/** Fills the form of a new quiz, and sends it in this way: one quiz is stored, and its questions open. */
async function storesOne({ page, product, contest }: Given, send: () => Promise<void>): Promise<void> {
  const stored = await databaseOf(product).changesDuring(async () => {
    if (new URL(page.url()).pathname !== newQuiz.path)
      await openInPlace(page, address(newQuiz.path, { season: contest.season }));
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('');
    await fill(page, newQuiz.typed);
    await send();
    await page.waitForURL(({ pathname }) => pathname === newQuiz.leadsTo);
    // Until the next screen has loaded, the form stays, and would be opened again.
    await heading(page, newQuiz.typed.Title ?? '').waitFor();
  });
  assert.equal(Object.keys(stored).length, 1);
}

/** Presses the button many times while the first request is held back: no other one is sent. */
async function pressManyTimes(page: Page): Promise<void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let sent = 0;
  await page.route(commit, async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  const submit = page.getByRole('button', { name: newQuiz.button, exact: true });
  await submit.dblclick();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await submit.click({ force: true });
  await page.locator('form input').first().press('Enter');
  letGo();
  await page.waitForURL(({ pathname }) => pathname === newQuiz.leadsTo);
  assert.equal(sent, 1);
  await page.unroute(commit);
}

/** Sends a form whose first request reaches the database, and of which no response arrives until Retry. */
async function loseResponses(page: Page): Promise<void> {
  let arrived = false;
  await page.route(commit, async (route) => {
    if (!arrived) await route.fetch();
    arrived = true;
    await route.abort();
  });
  await press(page, newQuiz.button);
  await firstAttemptEnds(page);
  await page.unroute(commit);
  await press(page, 'Retry');
}

/** Sends a form without the database: what was typed stays, and Retry sends it again. */
async function sendWithoutDatabase(
  { page, product }: Pick<Flow, 'page' | 'product'>,
  button: string,
  message: RegExp,
): Promise<void> {
  const before = await valuesIn(page);
  await product.backend.off();
  await press(page, button);
  await page.getByText(message).waitFor();
  await firstAttemptEnds(page);
  assert.deepEqual(await valuesIn(page), before);
  await product.backend.on();
  await press(page, 'Retry');
}

test.describe('saving', { tag: '@durable' }, () => {
  test('stores one document: of many presses, after Retry without the database, and after a lost response @8.10 @8.12', async ({
    page,
    product,
    expectErrors,
  }) => {
    expectErrors(backendAway);
    const database = databaseOf(product);
    const contest = await givenContest(database);
    await enter(page, 'Host', address(newQuiz.path, { season: contest.season }));
    const given = { page, product, contest };
    await test.step('pressed many times', () => storesOne(given, () => pressManyTimes(page)));
    await test.step('without the database', () =>
      storesOne(given, () =>
        sendWithoutDatabase(given, newQuiz.button, /^Not saved yet. Your changes are on this device/),
      ));
    await test.step('whose response is lost', () => storesOne(given, () => loseResponses(page)));

    await openInPlace(page, '/delete-user-request');
    await page.getByRole('checkbox').check();
    await fill(page, { Reason: 'I do not play any more' });
    const stored = await database.changesDuring(async () => {
      await sendWithoutDatabase(given, 'Submit', /^Couldn’t send the request\./);
      await page.getByText('permanently deleted within 15 days').waitFor();
    });
    assert.equal(Object.keys(stored).length, 1);
  });
});
