import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import { paths, pathTo } from '@console/shared/model';
import { givenContest } from '../../e2e/fixtures/data/contest';
import { databaseOf } from '../../e2e/fixtures/data/database';
import { putDocuments, text, whole, type StoredFields } from '../../e2e/fixtures/data/stored';
import { pressInMenu } from '../../e2e/fixtures/forms';
import { startProduct } from '../../e2e/fixtures/support';
import { newId } from '../../shared/src/provided/data/writes/new-id';
import { signedIn } from '../sign-in';

/** What the quiz contains. */
export type QuizSize = { readonly questions: number; readonly results: number };

/** Milliseconds from the person's click until everything is deleted, and until everything is back. */
export type RestoreTimes = { readonly deletion: number; readonly undo: number };

const longest = 300_000;

/**
 * Deletes a quiz on its list and undoes that in the toast.
 * @throws AssertionError when anything is missing afterwards, or different
 */
export async function measureRestoring(browser: Browser, size: QuizSize): Promise<RestoreTimes> {
  const product = await startProduct();
  try {
    const database = databaseOf(product);
    const { season, quiz, quizPath } = await givenContest(database);
    const documents: Record<string, StoredFields> = {};
    for (let number = 1; number < size.questions; number += 1)
      documents[`${quizPath}/questions/${newId()}`] = { question: text(`Who wrote letter ${number}?`) };
    for (let number = 1; number <= size.results; number += 1)
      documents[`${quizPath}/results/${newId()}`] = { score: whole(number), name: text(`Player ${number}`) };
    await putDocuments(product, documents);
    const contents = async () =>
      new Map([...(await database.everything())].filter(([path]) => path.startsWith(quizPath)));
    const before = await contents();
    assert.equal(before.size, 1 + size.questions + size.results);

    const context = await browser.newContext({
      baseURL: product.origin,
      storageState: await signedIn(browser, 'console', product.origin),
    });
    context.setDefaultTimeout(longest);
    const page = await context.newPage();
    await page.goto(pathTo(paths.quizList, { season }));
    await pressInMenu(page.getByRole('row', { name: quiz }), 'Delete Quiz');
    await page.getByText(`with ${size.questions} questions and`).waitFor();

    let begun = performance.now();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await undo.waitFor();
    const deletion = performance.now() - begun;
    assert.equal((await contents()).size, 0);

    begun = performance.now();
    await undo.click();
    await page.getByRole('row', { name: quiz }).waitFor();
    const restored = performance.now() - begun;
    assert.deepEqual(await contents(), before);
    await context.close();
    return { deletion, undo: restored };
  } finally {
    await product.close();
  }
}
