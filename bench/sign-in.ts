import type { Browser } from 'playwright-core';
import { emailOf, signIn } from '../e2e/fixtures/sign-in';
import { isPersistedKey } from '../shared/src/provided/persisted/persisted-documents';
import type { ContenderName } from './contender-name';
import type { State } from './visit';

const signInDatabase = 'firebaseLocalStorageDb';

type Origin = {
  origin: string;
  localStorage: { name: string; value: string }[];
  indexedDB?: { name: string }[];
};

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
  const { cookies, origins } = await context.storageState({ indexedDB: true });
  await context.close();
  return {
    cookies,
    // Playwright's type does not declare the databases.
    origins: (origins as Origin[]).map(({ indexedDB = [], localStorage, ...rest }) => ({
      ...rest,
      localStorage: localStorage.filter((each) => !isPersistedKey(each.name)),
      indexedDB: indexedDB.filter((database) => database.name === signInDatabase),
    })),
  };
}
