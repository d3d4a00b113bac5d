import { expect, type Page } from '@playwright/test';
import { idleTime } from '../fixtures/checks/first-load';

/** The banner above the fields of a form with a restored draft. */
export const restored = (page: Page) =>
  page.getByRole('status').filter({ hasText: /Draft restored\. You typed it on \d{4}-\d\d-\d\d \d\d:\d\d/ });
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** The form is open, has looked for a draft, and has restored none. */
export async function restoresNothing(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).waitFor();
  // The database answers in order: the form has its answer before this page.
  await draftsOn(page);
  await idleTime(page);
  await expect(restored(page)).toHaveCount(0);
}

/** The values of the fields on the page. */
export const valuesIn = (page: Page): Promise<string[]> =>
  page
    .locator('form')
    .locator('input, select, textarea')
    .evaluateAll((fields) => fields.map((each) => (each as HTMLInputElement).value));

/** The input in each draft on this device. */
export const draftsOn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'drafts')) return [];
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('drafts');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = reject;
    });
    const drafts = await new Promise<{ text: string }[]>((resolve, reject) => {
      const reading = database.transaction('drafts').objectStore('drafts').getAll();
      reading.onsuccess = () => resolve(reading.result);
      reading.onerror = reject;
    });
    database.close();
    return drafts.map(({ text }) => text);
  });

/** Waits until a draft with this text is on the device. */
export const keeps = (page: Page, text: string): Promise<void> =>
  expect.poll(() => draftsOn(page)).toEqual([expect.stringContaining(text)]);

export const keepsNothing = (page: Page): Promise<void> => expect.poll(() => draftsOn(page)).toEqual([]);
