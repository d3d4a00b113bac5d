import { expect, type Page } from '@playwright/test';
import { openInPlace } from '../../tools/browsers/show-shot';
import { address, givenContest } from '../fixtures/data/contest';
import { databaseOf } from '../fixtures/data/database';
import { text } from '../fixtures/data/stored';
import { test } from '../fixtures/fixtures';
import { fill, press } from '../fixtures/forms';
import { enter } from '../fixtures/screens';
import { emailOf } from '../fixtures/sign-in';
import { keeps } from './drafts';
import { openForm } from './offline';
import { shows, storedQuiz } from './quiz-editor';

/** Nothing is said that is not true. */
const saysNothingUntrue = (page: Page) =>
  expect(page.getByText(/no longer exists|No Data|Someone else/)).toHaveCount(0);

/** Deletes all databases of this browser, as its developer tools do. */
async function emptyDatabases(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const storageTypes = 'indexeddb,cache_storage,service_workers';
  await session.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes });
}

const firestoreDatabases = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith('firestore/') ? [name] : [])),
  );

/** Holds a database in a transaction that does not end, as one of a page does that WebKit has frozen. */
const hold = (page: Page, name: string): Promise<void> =>
  page.evaluate(
    (held) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open(held);
        opening.onsuccess = () => {
          const stores = [...opening.result.objectStoreNames];
          const transaction = opening.result.transaction(stores, 'readwrite');
          const askAgain = () => (transaction.objectStore(stores[0] ?? '').count().onsuccess = askAgain);
          transaction.objectStore(stores[0] ?? '').count().onsuccess = () => {
            askAgain();
            resolve();
          };
        };
      }),
    name,
  );

async function signInAgain(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Your sign-in has ended' }).waitFor();
  const opening = page.waitForEvent('popup');
  await press(page, 'Sign in again');
  await (await opening).getByRole('button', { name: emailOf('Host') }).click();
}

test.describe('a browser that empties its storage', () => {
  test('and deletes its databases keeps what is typed, and saves it after signing in again', async ({
    page,
    product,
  }) => {
    const database = databaseOf(product);
    const contest = await givenContest(database);
    const { season, quiz, quizPath } = contest;
    await enter(page, 'Host', address('/home', { season }));
    await openForm(page, address('/update-quiz', { season, quiz }));
    await fill(page, { Title: 'Typed before' });
    await emptyDatabases(page);
    await signInAgain(page);
    await shows(page, { Title: 'Typed before' });
    await keeps(page, 'Typed before');
    await press(page, 'Update Quiz');
    await page.getByText('“Typed before” was updated.').waitFor();
    expect((await storedQuiz(database, quizPath)).Title).toBe('Typed before');
    await openInPlace(page, address('/home', { season }));
    await page.getByRole('row', { name: 'Typed before' }).waitFor();
    await database.change(quizPath, { title: text('Changed by another') });
    await page.getByRole('row', { name: 'Changed by another' }).waitFor();
    await saysNothingUntrue(page);
  });

  test('and deletes the database of the Firestore client only goes on', async ({ page, product }) => {
    const database = databaseOf(product);
    const { season, quiz, quizPath } = await givenContest(database);
    await enter(page, 'Host', address('/home', { season }));
    await page.getByRole('row', { name: quiz }).waitFor();
    const [name = ''] = await firestoreDatabases(page);
    await page.evaluate((deleted) => void indexedDB.deleteDatabase(deleted), name);
    await database.change(quizPath, { title: text('Changed by another') });
    await page.getByRole('row', { name: 'Changed by another' }).waitFor();
    await openForm(page, address('/update-quiz', { season, quiz }));
    await fill(page, { Title: 'Saved afterwards' });
    await press(page, 'Update Quiz');
    await page.getByText('“Saved afterwards” was updated.').waitFor();
    await saysNothingUntrue(page);
    await expect.poll(() => firestoreDatabases(page)).toEqual([name]);
  });

  const held =
    'and whose storage another page holds shows rows and saves, and says that nothing is kept offline';
  test(held, { tag: '@long' }, async ({ page, product }) => {
    const { season, quiz } = await givenContest(databaseOf(product));
    await enter(page, 'Host', address('/home', { season }));
    await page.getByRole('row', { name: quiz }).waitFor();
    const other = await page.context().newPage();
    await other.goto('/privacy-policy');
    await hold(other, (await firestoreDatabases(page))[0] ?? '');
    await page.reload();
    await page.getByText('This browser’s storage doesn’t answer').waitFor();
    await page.getByRole('row', { name: quiz }).waitFor();
    await openForm(page, address('/update-quiz', { season, quiz }));
    await fill(page, { Title: 'Saved without storage' });
    await press(page, 'Update Quiz');
    await page.getByText('“Saved without storage” was updated.').waitFor();
    await saysNothingUntrue(page);
  });
});
