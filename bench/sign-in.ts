import type { Browser } from 'playwright-core';
import { emailOf, signIn } from '../e2e/fixtures/sign-in';
import { signInStateOf } from '../e2e/fixtures/sign-in-state';
import type { ContenderName } from './contender-name';
import type { State } from './visit';

/** Signs in as the Admin and stores the session without any cached contest data, for measuring first visits. */
export async function signedIn(browser: Browser, name: ContenderName, origin: string): Promise<State> {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await page.goto('/');
  if (name === 'react-admin') {
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await (await opening).getByRole('button', { name: emailOf('Admin') }).click();
    await page.getByRole('row').first().waitFor();
  } else await signIn(page, 'Admin');
  const state = await signInStateOf(context);
  await context.close();
  return state;
}
