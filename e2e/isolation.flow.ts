import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { modules, type ModuleFacts } from '../tools/modules';
import { flows, signIn } from './support';

const screens: Readonly<Record<ModuleFacts['workspace'], string>> = {
  'seasons-mfe': '/seasons',
  'quizzes-mfe': '/create-quiz',
  'questions-mfe': '/create-question',
  'settings-mfe': '/settings',
  'public-mfe': '/privacy-policy',
};

const unavailable = (page: Page, { title }: ModuleFacts) =>
  page.getByRole('alert').filter({ hasText: `${title} is not available right now` });

/** The ids of a seeded season and quiz that the signed-in person may see, from the screens themselves. */
async function openQuiz(page: Page): Promise<string> {
  const season = page.getByRole('row', { name: 'Through the Bible in Fourteen Weeks' });
  await season.getByRole('link', { name: 'View Quizzes' }).click();
  await page.getByRole('link', { name: 'View Questions' }).first().click();
  await page.waitForURL(/\/quizzes\?/);
  return new URL(page.url()).search;
}

flows('a dead module', (flow) => {
  for (const module of modules) {
    flow(`${module.title}: says so, leaves the others working, and comes back on Retry`, async (at) => {
      const { page, product } = at;
      at.expectErrors(/net::ERR_|Failed to fetch|could not be shown|Federation Runtime|RUNTIME-\d+/);
      const somebody = await at.visitor();
      await somebody.goto('/');
      await signIn(somebody, 'Admin');
      const place = await openQuiz(somebody);

      const site = product.sites.get(module.workspace);
      assert.ok(site);
      await site.off();
      // A browser that never had the module: from its cache a release works without its server.
      await page.goto('/');
      await signIn(page, 'Admin');
      const asked = Date.now();
      await page.goto(screens[module.workspace] + place);
      await unavailable(page, module).waitFor();
      assert.ok(Date.now() - asked < 10_000, 'the message comes soon');
      await page.getByRole('button', { name: 'Logout' }).waitFor();

      for (const other of modules.filter((candidate) => candidate !== module)) {
        await page.goto(screens[other.workspace] + place);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.getByText('Loading…').first().waitFor({ state: 'detached' });
        for (const each of modules)
          assert.equal(await unavailable(page, each).count(), 0, `${other.title} works`);
      }

      await page.goto(screens[module.workspace] + place);
      await unavailable(page, module).waitFor();
      await page.getByRole('button', { name: 'Retry' }).click();
      await unavailable(page, module).waitFor();
      await site.on();
      await page.getByRole('button', { name: 'Retry' }).click();
      await unavailable(page, module).waitFor({ state: 'detached' });
      await page.getByText('Loading…').first().waitFor({ state: 'detached' });
      await page.getByRole('heading', { level: 1 }).waitFor();
    });
  }
});
