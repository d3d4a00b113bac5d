import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { address } from '../../e2e/fixtures/data/contest';
import type { Product } from '../../tools/serve/product';
import { longestTask, now, shownAt, watchTasks } from '../tasks';
import { contentsOf, type SeasonSize } from './season';

/** Milliseconds from the click until the quizzes of the new season are shown, and the longest task. */
export type CopyTimes = { readonly copy: number; readonly copyTask: number };

/**
 * Duplicates a season on its screen. Returns the id of the new one.
 * @throws AssertionError when not all of it is stored
 */
export async function measureCopying(
  page: Page,
  product: Product,
  season: string,
  { quizzes, questions }: SeasonSize,
): Promise<CopyTimes & { newSeason: string }> {
  await page.goto(product.origin + address('/copy-season', { season }));
  const button = page.getByRole('button', { name: 'Duplicate Season' });
  await button.waitFor();
  await watchTasks(page);
  const begun = await now(page);
  await button.click();
  const copy = (await shownAt(page, 'tbody tr', new RegExp(`^Week ${quizzes}`))) - begun;
  const copyTask = await longestTask(page);

  const newSeason = new URL(page.url()).searchParams.get('season') ?? '';
  assert.notEqual(newSeason, season);
  const stored = [...(await contentsOf(product, newSeason)).values()].map((of) => of.length);
  assert.deepEqual(stored, Array<number>(quizzes).fill(questions));
  return { copy, copyTask, newSeason };
}
