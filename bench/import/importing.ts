import type { Browser } from 'playwright-core';
import { address, givenContest } from '../../e2e/fixtures/data/contest';
import { databaseOf } from '../../e2e/fixtures/data/database';
import { startProduct } from '../../e2e/fixtures/support';
import { writeXlsx } from '../../questions-mfe/src/export/write-xlsx';
import { unthrottled } from '../conditions';
import { signedIn } from '../sign-in';
import { longestTask, now, shownAt, watchTasks } from '../tasks';
import { openVisit } from '../visit';

/** Milliseconds until the review is shown, until the questions are stored and until they are a file, with the longest task of each. */
export type ImportTimes = {
  readonly review: number;
  readonly reviewTask: number;
  readonly store: number;
  readonly storeTask: number;
  readonly save: number;
  readonly saveTask: number;
};

/** Imports a workbook of so many questions into an empty quiz, with a slower main thread. */
export async function measureImport(
  browser: Browser,
  { rows, slowdown }: { rows: number; slowdown: number },
): Promise<ImportTimes> {
  const product = await startProduct();
  try {
    const { season, quiz } = await givenContest(databaseOf(product), { questions: 0 });
    const state = await signedIn(browser, 'console', product.origin);
    const visit = await openVisit(browser, { ...unthrottled, slowdown }, state);
    const { page } = visit;
    await page.goto(product.origin + address('/import-questions', { season, quiz }));
    const file = page.locator('input[type=file]');
    await file.waitFor({ state: 'attached' });
    const buffer = Buffer.from(await (await workbookOf(rows)).arrayBuffer());

    await watchTasks(page);
    let begun = await now(page);
    await file.setInputFiles({ name: 'questions.xlsx', mimeType: 'application/octet-stream', buffer });
    const review = (await shownAt(page, 'button', /^Add 1,000 questions$/)) - begun;
    const reviewTask = await longestTask(page);

    begun = await now(page);
    await page.getByRole('button', { name: 'Add 1,000 questions' }).click();
    const store = (await shownAt(page, 'h2', /^Questions imported$/)) - begun;
    const storeTask = await longestTask(page);

    await page.getByRole('link', { name: 'Show the questions' }).click();
    await page.getByRole('button', { name: 'Export' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await longestTask(page);
    begun = await now(page);
    await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Export' }).click(),
    ]);
    const save = (await now(page)) - begun;
    const saveTask = await longestTask(page);
    await visit.close();
    return { review, reviewTask, store, storeTask, save, saveTask };
  } finally {
    await product.close();
  }
}

const workbookOf = (rows: number) =>
  writeXlsx([
    {
      title: 'Week 1',
      questions: Array.from({ length: rows }, (_, index) => ({
        id: '',
        text: `What does chapter ${index + 1} say about the ${['ark', 'sea', 'vine', 'tent'][index % 4]}?`,
        options: [`Go ${index}`, `Come ${index}`, `Stay ${index}`, `Rest ${index}`] as const,
        answer: `Stay ${index}`,
      })),
    },
  ]);
