import type { Browser } from 'playwright-core';
import { address, givenContest } from '../../e2e/fixtures/data/contest';
import { databaseOf } from '../../e2e/fixtures/data/database';
import { startProduct } from '../../e2e/fixtures/support';
import { buildXlsx } from '../../questions-mfe/src/read/testing/build-xlsx';
import { unthrottled } from '../conditions';
import { signedIn } from '../sign-in';
import { heapOf, openVisit } from '../visit';

const megabyte = 1_000_000;

/** Files that are refused. */
const hostileFiles: readonly { name: string; buffer: () => Buffer }[] = [
  { name: 'large.csv', buffer: () => Buffer.alloc(40 * megabyte, 'a,b\n') },
  {
    name: 'bomb.xlsx',
    buffer: () =>
      Buffer.from(
        buildXlsx({ sheets: [{ name: 'Bomb', rows: `<row r="1">${' '.repeat(60 * megabyte)}</row>` }] }),
      ),
  },
  { name: 'deep.json', buffer: () => Buffer.from('['.repeat(5 * megabyte)) },
];

/**
 * Opens hostile files one after another and types into the page after each, which a page that stands still cannot take.
 * @returns megabytes of JavaScript heap in use afterwards beyond those before, and the size of the largest file
 */
export async function measureHostile(browser: Browser): Promise<{ kept: number; largest: number }> {
  const product = await startProduct();
  try {
    const { season, quiz } = await givenContest(databaseOf(product), { questions: 0 });
    const visit = await openVisit(browser, unthrottled, await signedIn(browser, 'console', product.origin));
    const { page } = visit;
    await page.goto(product.origin + address('/import-questions', { season, quiz }));
    const file = page.locator('input[type=file]');
    await file.waitFor({ state: 'attached' });
    const before = await heapOf(visit);
    let largest = 0;
    for (const { name, buffer } of hostileFiles) {
      const content = buffer();
      largest = Math.max(largest, content.length / megabyte);
      await file.setInputFiles({ name, mimeType: 'application/octet-stream', buffer: content });
      await page.getByText(`File: ${name}`).waitFor();
      await page.getByText('Couldn’t read the questions.').waitFor();
    }
    const kept = (await heapOf(visit)) - before;
    await visit.close();
    return { kept, largest };
  } finally {
    await product.close();
  }
}
