import type { Browser, BrowserContext } from 'playwright-core';
import { emailOf, signIn } from '../e2e/fixtures/sign-in';
import { isPersistedKey } from '../shared/src/provided/persisted/persisted-documents';
import type { ContenderName } from './contender-name';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

// Playwright's type does not declare the databases.
type Origin = State['origins'][number] & { indexedDB?: { name: string }[] };

const signInDatabase = 'firebaseLocalStorageDb';

/** What a profile stores of a sign-in, where Auth puts it, without documents, caches and drafts. */
async function signInStateOf(context: BrowserContext): Promise<State> {
  const { cookies, origins } = await context.storageState({ indexedDB: true });
  return { cookies, origins: origins.map(withoutDocuments) };
}

const withoutDocuments = ({ localStorage, indexedDB = [], ...rest }: Origin): Origin => ({
  ...rest,
  localStorage: localStorage.filter(({ name }) => !isPersistedKey(name)),
  indexedDB: indexedDB.filter(({ name }) => name === signInDatabase),
});

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
