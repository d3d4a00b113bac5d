import type { Page } from '@playwright/test';

/** A row as it is read: the text of its cells, and the names of its actions. */
export type Row = { cells: string[]; actions: string[] };

/** The rows of the present page of a list, once all of the list is there. */
export async function rowsShown(page: Page): Promise<Row[]> {
  await page
    .getByRole('status')
    .filter({ hasText: /^rows .* of \d/ })
    .waitFor();
  return page.locator('tbody tr').evaluateAll((rows) =>
    rows.map((row) => ({
      cells: Array.from(row.querySelectorAll('th, td:not(:last-child)'), (cell) => cell.textContent ?? ''),
      actions: Array.from(
        row.querySelectorAll('td:last-child :is(a, button)'),
        (action) => action.textContent ?? '',
      ),
    })),
  );
}

/** Every row of a list, page by page. */
export async function rowsOf(page: Page): Promise<Row[]> {
  await rowsShown(page);
  if ((await page.getByRole('button', { name: 'Page 1', exact: true }).count()) > 0) await turnTo(page, 1);
  const rows = await rowsShown(page);
  for (
    let number = 2;
    (await page.getByRole('button', { name: `Page ${number}`, exact: true }).count()) > 0;
    number += 1
  ) {
    await turnTo(page, number);
    rows.push(...(await rowsShown(page)));
  }
  return rows;
}

/** Turns to a page of a list. */
export async function turnTo(page: Page, number: number): Promise<void> {
  const step = page.getByRole('button', { name: `Page ${number}`, exact: true });
  await step.click();
  await step.and(page.locator('[aria-current=page]')).waitFor();
}

export const columnsOf = (page: Page): Promise<string[]> => page.locator('thead th').allTextContents();

/** What the Copy button of a row leaves on the clipboard. */
export async function copied(page: Page, row: string, button: string): Promise<string> {
  const copy = page.getByRole('row', { name: row }).first().getByRole('button', { name: button });
  await copy.click();
  await copy.waitFor({ state: 'detached' });
  return page.evaluate(() => navigator.clipboard.readText());
}
