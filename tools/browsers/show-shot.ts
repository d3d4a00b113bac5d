import type { Page } from 'playwright-core';
import type { Shot } from './screens';

/** The shots grouped by person, so that each person signs in once. */
export function shotsByPerson(shots: readonly Shot[]): ReadonlyMap<Shot['person'], readonly Shot[]> {
  const groups = new Map<Shot['person'], Shot[]>();
  for (const shot of shots) groups.set(shot.person, [...(groups.get(shot.person) ?? []), shot]);
  return groups;
}

/** Opens a screen, waits until it has loaded, then runs the shot's steps. */
export async function showShot(page: Page, { path, act }: Pick<Shot, 'path' | 'act'>): Promise<void> {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  const loading = page.getByRole('status').filter({ hasText: /^Loading/ });
  await loading.first().waitFor({ state: 'hidden' });
  await page.getByText('loading more').waitFor({ state: 'hidden' });
  await act?.(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}
