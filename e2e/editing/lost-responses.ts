import type { Page } from '@playwright/test';

/** During this work, writes reach the database, but their responses are dropped. */
export async function losingResponses(page: Page, during: () => Promise<void>): Promise<void> {
  const commit = /documents:commit/;
  let arrived = false;
  await page.route(commit, async (route) => {
    if (!arrived) await route.fetch();
    arrived = true;
    await route.abort();
  });
  await during();
  await page.unroute(commit);
}
