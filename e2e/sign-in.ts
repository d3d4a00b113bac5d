import type { Page } from '@playwright/test';
import { demoAccounts } from '../tools/backend/demo-accounts';

export type Person = 'Admin' | 'Manager' | 'Host';

/** E-mail of a seeded person. */
export function emailOf(person: Person): string {
  const account = demoAccounts.find((candidate) => candidate.person === person);
  if (!account) throw new Error(`The seed has no account of a ${person}`);
  return account.email;
}

/** Signs in as a person does: the button, the window that opens, the account in it. Ends when the console knows them. */
export async function signIn(page: Page, person: Person): Promise<void> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  const popup = await opening;
  await popup.getByRole('button', { name: emailOf(person) }).click();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
}

/** Leaves nothing of the person on the device. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Sign In' }).first().waitFor();
}
