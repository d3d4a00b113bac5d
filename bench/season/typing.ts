import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { address } from '../../e2e/fixtures/data/contest';
import type { Product } from '../../tools/serve/product';

declare global {
  interface Window {
    /** Milliseconds of main-thread work for each key since the watch began: until the phone has changed, and its frame. */
    workOfKeys?: number[];
  }
}

/** Twenty keys, none of which is a space: the phone shows no space at the end. */
const typed = 'Nebuchadnezzarsdream';

/** Milliseconds of main-thread work from each key in the form of a question until a phone beside it has painted it. */
export async function measureTyping(
  page: Page,
  product: Product,
  ids: { season: string; quiz: string; question: string },
): Promise<readonly number[]> {
  await page.goto(product.origin + address('/update-question', ids));
  await page.getByRole('button', { name: 'Preview as a player' }).click();
  await page.locator('aside h3').waitFor();
  const field = page.getByLabel('Question', { exact: true });
  await field.fill('');
  await watchKeys(page);
  for (const [index, key] of [...typed].entries()) {
    await field.press(key);
    await page.waitForFunction((count) => window.workOfKeys?.length === count, index + 1);
  }
  assert.equal(await page.locator('aside h3').textContent(), typed);
  return page.evaluate(() => window.workOfKeys ?? []);
}

/** Waiting for the next frame is not counted: only the work before the phone has changed, and that of the frame. */
const watchKeys = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const work: number[] = [];
    let begun = 0;
    addEventListener('keydown', () => (begun = performance.now()), { capture: true });
    const shown = () => document.querySelector('aside h3')?.textContent;
    let last = shown();
    new MutationObserver(() => {
      if (shown() === last) return;
      last = shown();
      const untilChanged = performance.now() - begun;
      requestAnimationFrame(() => {
        const frameBegun = performance.now();
        const { port1, port2 } = new MessageChannel();
        // The task after the frame's.
        port1.onmessage = () => work.push(untilChanged + performance.now() - frameBegun);
        port2.postMessage(undefined);
      });
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    window.workOfKeys = work;
  });
