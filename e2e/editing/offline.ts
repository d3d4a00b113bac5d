import type { Page } from '@playwright/test';
import { openInPlace } from '../../tools/browsers/show-shot';
import { backendAway } from '../fixtures/checks/console-errors';
import { fill, heading, press } from '../fixtures/forms';

/** What the console logs without a connection. */
export const offlineErrors = [
  backendAway,
  /could not be sent|ERR_INTERNET_DISCONNECTED|last registry/,
  // What a list loads after its rows.
  /Loading chunk|Reading "questionCount" failed/,
];

/** The button of the bar that opens the list of drafts. */
export const draftsButton = (page: Page) => page.getByRole('button', { name: /^Drafts/ });

/** Opens a form that updates something; without a connection, from what the device has. */
export async function openForm(page: Page, form: string): Promise<void> {
  await openInPlace(page, form);
  await heading(page, /^Update /).waitFor();
  await page.getByRole('link', { name: 'Cancel' }).waitFor();
}

/** Saves an edit without a connection, in a form that was opened before. */
export async function saveOffline(page: Page, form: string, fields: Record<string, string>): Promise<void> {
  await openForm(page, form);
  await fill(page, fields);
  await press(page, /^Update /);
  const waits = page.locator('form').getByText(/^Not saved yet. Your changes are on this device/);
  await waits.waitFor();
}
