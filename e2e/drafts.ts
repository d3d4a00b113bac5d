import assert from 'node:assert/strict';
import { expect, type Page } from '@playwright/test';

export const offer = (page: Page) =>
  page.getByRole('status').filter({ hasText: /You typed something here on \d{4}-\d\d-\d\d \d\d:\d\d/ });
export const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** The form is open, had time to look for a draft, and offers none. */
export async function offersNothing(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).waitFor();
  await page.waitForTimeout(300);
  assert.equal(await offer(page).count(), 0);
}

/** What stands in the fields of the page. */
export const valuesIn = (page: Page): Promise<string[]> =>
  page
    .locator('form')
    .locator('input, select, textarea')
    .evaluateAll((fields) => fields.map((each) => (each as HTMLInputElement).value));

export const keepsNothing = (page: Page): Promise<void> =>
  expect(async () => {
    const keys = await page.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.startsWith('draft')),
    );
    assert.deepEqual(keys, []);
  }).toPass();
