import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { address } from '../../e2e/fixtures/data/contest';
import { databaseOf } from '../../e2e/fixtures/data/database';
import { text } from '../../e2e/fixtures/data/stored';
import type { Product } from '../../tools/serve/product';
import { longestTask, shownAt, watchTasks } from '../tasks';
import { contentsOf } from './season';

/** Milliseconds from the arrival of questions until what is wrong in them is shown, with the longest tasks. */
export type CheckTimes = {
  /** From the navigation until everything is shown. */
  readonly open: number;
  readonly check: number;
  readonly checkTask: number;
  readonly change: number;
  readonly changeTask: number;
};

/** Opens the check of a season with a fault in each quiz, then makes the answer of one more question no option. */
export async function measureChecking(page: Page, product: Product, season: string): Promise<CheckTimes> {
  const { change } = databaseOf(product);
  const questions = [...(await contentsOf(product, season)).values()];
  const spoil = (path = '') => change(path, { answer: text('None of them') });
  for (const [first] of questions) await spoil(first);
  const total = questions.flat().length;
  const faults = questions.length;

  await page.goto(product.origin + address('/check-season', { season }), { waitUntil: 'commit' });
  await watchTasks(page);
  const open = await faultsShown(page, faults);
  const check = open - (await arrivalOf(page, total));
  const checkTask = await longestTask(page);

  const changed = faultsShown(page, faults + 1);
  await spoil(questions[0]?.[1]);
  const shown = await changed;
  return {
    open,
    check,
    checkTask,
    change: shown - (await arrivalOf(page, total + 1)),
    changeTask: await longestTask(page),
  };
}

/** When the check has read everything and shows so many faults. */
const faultsShown = (page: Page, faults: number) =>
  shownAt(page, '[role=status]', new RegExp(`^Not ready: ${faults} problems$`));

/** When a listener brought the last of so many questions: the console marks each count of reads on the page's clock. */
async function arrivalOf(page: Page, total: number): Promise<number> {
  const arrived = await page.evaluate((reads) => {
    for (const mark of performance.getEntriesByName('reads of seasons/quizzes/questions on /check-season')) {
      const detail: unknown = mark instanceof PerformanceMark ? mark.detail : undefined;
      if (typeof detail === 'object' && detail !== null && 'reads' in detail && detail.reads === reads)
        return mark.startTime;
    }
    return undefined;
  }, total);
  assert.ok(arrived !== undefined, `${total} questions were read`);
  return arrived;
}
