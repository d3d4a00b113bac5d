import type { Page } from '@playwright/test';
import { expect } from '../fixtures/fixtures';
import type { PageProblems } from './hostile-checks';
import type { HostileDocument } from './hostile-values';

/** The text of a row, and its page. */
export type ListRow = { readonly text: string; readonly page: number };

/** The rows of a list by the id in their links. */
export async function readRows(
  page: Page,
  problems: PageProblems,
  key: 'season' | 'quiz',
  total: number,
): Promise<Map<string, ListRow>> {
  const rows = new Map<string, ListRow>();
  for (let number = 1; (number - 1) * 10 < total; number += 1) {
    if (number > 1) await page.getByRole('button', { name: `Page ${number}`, exact: true }).click();
    const last = Math.min(number * 10, total);
    await page.getByText(`rows ${number * 10 - 9}–${last} of ${total}`, { exact: true }).waitFor();
    await expect(page.getByRole('cell', { name: '…', exact: true }), 'cells that load').toHaveCount(0);
    const found = await page.locator('tbody tr').evaluateAll(
      (all, name) =>
        all.map((row) => {
          const link = row.querySelector<HTMLAnchorElement>('a[href*="/update-"]');
          const id = link && new URL(link.href).searchParams.get(name);
          return [id ?? '', row instanceof HTMLElement ? row.innerText : ''] as const;
        }),
      key,
    );
    for (const [id, text] of found) rows.set(id, { text, page: number });
    await problems.check(`page ${number} of the list`);
  }
  return rows;
}

/** Every document has a row that shows its readable fields. */
export function expectRows(
  rows: ReadonlyMap<string, ListRow>,
  documents: readonly HostileDocument[],
  problems: PageProblems,
): void {
  for (const { id, shows } of documents) {
    const row = rows.get(id)?.text ?? '';
    for (const words of shows)
      if (!row.includes(words)) problems.add(`the row of ${id} shows not ${words} but ${row.slice(0, 200)}`);
  }
}

/** A search shows the one row with this text; clearing it restores the list. */
export async function expectFound(page: Page, search: string, words: string): Promise<void> {
  await page.getByRole('searchbox').fill(search);
  await page.getByText('rows 1–1 of 1', { exact: true }).waitFor();
  await page.locator('tbody tr').filter({ hasText: words }).waitFor();
  await page.getByRole('searchbox').fill('');
}
