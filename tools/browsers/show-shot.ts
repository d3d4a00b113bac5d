import type { Page } from 'playwright-core';
import { within } from '../../e2e/fixtures/states/state';
import { inEnglish, type Label } from './labels';
import type { Shot } from './screens';

/** The shots grouped by person, so that each person signs in once. */
export function shotsByPerson(shots: readonly Shot[]): ReadonlyMap<Shot['person'], readonly Shot[]> {
  const groups = new Map<Shot['person'], Shot[]>();
  for (const shot of shots) groups.set(shot.person, [...(groups.get(shot.person) ?? []), shot]);
  return groups;
}

/** Navigates to another screen without reloading the page, like a link of the console. */
export const openInPlace = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    scrollTo(0, 0);
  }, path);

/** Opens another screen in place if the console shows one to a person; otherwise loads the page. */
async function openScreen(page: Page, path: string, label: Label): Promise<void> {
  const pathname = path.replace(/\?.*/, '');
  const signedIn = await page.getByRole('button', { name: label('Logout') }).isVisible();
  if (!signedIn || new URL(page.url()).pathname === pathname) return void (await page.goto(path));
  const title = await page.title();
  await openInPlace(page, path);
  await page.waitForFunction((before) => document.title !== before, title);
}

/** Opens a screen, waits until it has loaded, then runs the shot's steps. */
export async function showShot(
  page: Page,
  { path, act }: Pick<Shot, 'path' | 'act'>,
  label: Label = inEnglish,
): Promise<void> {
  await openScreen(page, path, label);
  await page.locator('h1').first().waitFor();
  await page.locator('main [data-loading]').first().waitFor({ state: 'hidden' });
  await page
    .getByText(within(label('Loading more…')))
    .first()
    .waitFor({ state: 'hidden' });
  // Numbers that are counted after the rows.
  await page.getByRole('cell', { name: '…', exact: true }).first().waitFor({ state: 'hidden' });
  // The controls of a list come in an idle moment.
  await page.locator('thead th:empty').first().waitFor({ state: 'hidden' });
  await act?.(page, label);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}
