import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { address, givenContest } from '../../e2e/fixtures/data/contest';
import { databaseOf } from '../../e2e/fixtures/data/database';
import { startProduct } from '../../e2e/fixtures/support';
import { writeXlsx } from '../../questions-mfe/src/export/write-xlsx';
import { unthrottled } from '../conditions';
import { signedIn } from '../sign-in';
import { longestTask, now, press, shownAt, watchTasks } from '../tasks';
import { openVisit } from '../visit';

/** Milliseconds until it is shown, stored or a file, and the longest task meanwhile. */
export type Measured = { readonly ms: number; readonly task: number };

/** What is measured, in its order: `list` and `print` are the screens of the questions that were stored. */
export const importSteps = ['review', 'store', 'list', 'export', 'print'] as const;

export type ImportTimes = Readonly<Record<(typeof importSteps)[number], Measured>>;

/** Imports a workbook of so many questions into an empty quiz, shows, exports and prints them, with a slower main thread. */
export async function measureImport(
  browser: Browser,
  { rows, slowdown }: { rows: number; slowdown: number },
): Promise<ImportTimes> {
  const product = await startProduct();
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  try {
    const { season, quiz } = await givenContest(databaseOf(product), { questions: 0 });
    const state = await signedIn(browser, 'console', product.origin);
    const visit = await openVisit(browser, { ...unthrottled, slowdown }, state);
    const { page } = visit;
    await page.goto(product.origin + address('/import-questions', { season, quiz }));
    const file = page.locator('input[type=file]');
    await file.waitFor({ state: 'attached' });
    // As a file: the page would decode a buffer in a long task.
    const workbook = join(folder, 'questions.xlsx');
    await writeFile(workbook, Buffer.from(await (await workbookOf(rows)).arrayBuffer()));

    await watchTasks(page);
    const measured = async (begun: number, end: Promise<number>): Promise<Measured> => {
      const ms = (await end) - begun;
      return { ms, task: await longestTask(page) };
    };
    const until = (selector: string, text: RegExp) => shownAt(page, selector, text);
    const begun = await now(page);
    await file.setInputFiles(workbook);
    const review = await measured(begun, until('button', /^Add 1,000 questions$/));
    const add = await press(page, page.getByRole('button', { name: 'Add 1,000 questions' }));
    const store = await measured(add, until('h2', /^Questions imported$/));
    const show = await press(page, page.getByRole('link', { name: 'Show the questions' }));
    const list = await measured(show, until('nav ol > li:last-child', new RegExp(`^${rows}`)));
    const save = await measureExport(page, measured);
    const open = await press(page, page.getByRole('link', { name: 'Print', exact: true }));
    const print = await measured(open, until('article > ol > li:last-child', new RegExp(`^${rows}\\. `)));
    await visit.close();
    return { review, store, list, export: save, print };
  } finally {
    await Promise.all([product.close(), rm(folder, { recursive: true })]);
  }
}

/** Exports the questions that are shown. */
async function measureExport(
  page: Page,
  measured: (begun: number, end: Promise<number>) => Promise<Measured>,
): Promise<Measured> {
  const opened = await press(page, page.getByRole('button', { name: 'Export' }));
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const { task } = await measured(opened, now(page));
  const downloaded = page.waitForEvent('download').then(() => now(page));
  const begun = await press(page, dialog.getByRole('button', { name: 'Export' }));
  const saved = await measured(begun, downloaded);
  return { ms: saved.ms, task: Math.max(task, saved.task) };
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
