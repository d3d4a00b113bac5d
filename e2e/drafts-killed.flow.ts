import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { address, givenContest } from './contest';
import { databaseOf } from './database';
import { field, keepsNothing, offersNothing } from './drafts';
import { type Flow, test } from './fixtures';
import { fill, press } from './forms';
import { enter } from './screens';
import { launchFrom } from './support';

/** Ends the browser as a whole, as a crash or the system does: it writes nothing down before. */
async function kill(context: BrowserContext, page: Page): Promise<void> {
  const closed = context.waitForEvent('close');
  const session = await context.newCDPSession(page);
  session.send('Browser.crash').catch(() => undefined);
  await closed;
}

/** Opens the form of a new season in a browser with a profile of its own, as often as it is asked to. */
async function withProfile(
  { product }: Pick<Flow, 'product'>,
  play: (open: () => Promise<{ page: Page; end: () => Promise<void> }>) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(process.env.CONSOLE_TEMP ?? tmpdir(), 'console-profile-'));
  let last: BrowserContext | undefined;
  try {
    await play(async () => {
      const context = await launchFrom(folder, product);
      last = context;
      const page = await context.newPage();
      return { page, end: () => kill(context, page) };
    });
  } finally {
    await last?.close().catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  }
}

test.describe('when the browser is killed as a whole', () => {
  test('what was typed up to then is offered; Discard and logging out take it from everywhere', ({
    product,
  }) =>
    withProfile({ product }, async (open) => {
      const { page, end } = await open();
      await enter(page, 'Manager');
      // What is written down first is in time; then the browser takes longer and longer.
      await page.waitForTimeout(7000);
      await page.goto('/create-season');
      await fill(page, { Season: 'Half written' });
      await page.waitForTimeout(50);
      await end();

      const again = await open();
      await again.page.goto('/create-season');
      await press(again.page, 'Restore');
      assert.equal(await field(again.page, 'Season').inputValue(), 'Half written');
      await again.page.waitForTimeout(7000);
      await fill(again.page, { Season: 'Typed on' });
      await again.page.waitForTimeout(50);
      await again.end();

      const third = await open();
      await third.page.goto('/create-season');
      await press(third.page, 'Restore');
      assert.equal(await field(third.page, 'Season').inputValue(), 'Typed on');
      await third.page.reload();
      await press(third.page, 'Discard');
      await third.page.reload();
      await offersNothing(third.page, 'Create Season');
      await keepsNothing(third.page);

      await fill(third.page, { Season: 'For nobody else' });
      await press(third.page, 'Logout');
      await press(third.page, 'Log out');
      await third.page.getByRole('button', { name: 'Sign In' }).first().waitFor();
      const databases = await third.page.evaluate(async () =>
        (await indexedDB.databases()).map(({ name }) => name),
      );
      assert.equal(databases.includes('drafts'), false, databases.join());
    }));

  test('what was typed into a form that opens no more is shown, also beside a damaged copy', async ({
    page,
    product,
  }) => {
    const database = databaseOf(product);
    const { season, quiz, quizPath } = await givenContest(database);
    const form = address('/update-quiz', { season, quiz });
    await enter(page, 'Manager');
    await page.goto(form);
    await fill(page, { Title: 'Half written' });
    await database.remove(quizPath);
    // Else the cache still has the quiz, and its form opens.
    await page.getByText('Someone deleted this').waitFor();
    await page.goto('/privacy-policy');
    await page.evaluate(loseDrafts);
    await page.goto(form);
    await page.getByText('Half written').waitFor();
  });
});

/** As a browser that was killed leaves it: the copies are there, one of them is torn. */
async function loseDrafts(): Promise<void> {
  for (const key of Object.keys(localStorage)) if (key.startsWith('draft/')) localStorage.removeItem(key);
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('drafts', 1);
    opening.onerror = reject;
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('drafts', 'readwrite');
      transaction.objectStore('drafts').put('{"at":1,"ba', 'draft/torn');
      transaction.oncomplete = () => resolve();
    };
  });
}
