import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';

/** Fills fields by their labels; a select takes the label of its option. */
export async function fill(page: Page | Locator, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const field = page.getByLabel(label, { exact: true });
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT')
      await field.selectOption({ label: value });
    else await field.fill(value);
  }
}

export const press = (page: Page | Locator, button: string): Promise<void> =>
  page.getByRole('button', { name: button, exact: true }).click();

export const follow = (page: Page, link: string): Promise<void> =>
  page.getByRole('link', { name: link, exact: true }).first().click();

export const heading = (page: Page, text: string | RegExp) =>
  page.getByRole('heading', { level: 1, name: text });

/** Path and query where the page is. */
export const addressOf = (page: Page): string => page.url().slice(new URL(page.url()).origin.length);

/** Waits until the page is at an address, path and query; tells both when it never gets there. */
export async function arrivesAt(page: Page, address: string): Promise<void> {
  await page.waitForURL(({ pathname, search }) => pathname + search === address).catch(() => undefined);
  assert.equal(addressOf(page), address);
}
