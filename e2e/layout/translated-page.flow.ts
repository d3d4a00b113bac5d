import type { Page } from '@playwright/test';
import { shots } from '../../tools/browsers/screens';
import { shotsByPerson, showShot } from '../../tools/browsers/show-shot';
import { address, givenContest } from '../fixtures/data/contest';
import { storedTexts } from '../fixtures/checks/translated';
import { databaseOf, type Database } from '../fixtures/data/database';
import { text } from '../fixtures/data/stored';
import { expect, test } from '../fixtures/fixtures';
import { chooseStatus, rowsShown } from '../fixtures/list';
import { enter } from '../fixtures/screens';
import { translatePages } from '../fixtures/translator';

/** What hosts have written, and the translator would translate; single words may be those of the interface. */
async function translatedTexts(page: Page, database: Database): Promise<string[]> {
  const stored = new Set(await storedTexts(database));
  const shown = await page.locator('font > font').allTextContents();
  return shown.filter((text) => text.includes(' ') && stored.has(text));
}

/** Screens of which another person sees the same and more. */
const repeated = ['season-list-host', 'settings-manager'];

test.describe('a page that the browser translates', { tag: '@long' }, () => {
  for (const [person, theirs] of shotsByPerson(shots.filter(({ name }) => !repeated.includes(name))))
    test(`shows every screen of ${person ?? 'a visitor'}, and what is stored as it is`, async ({
      page,
      product,
    }) => {
      await translatePages(page);
      if (person) await enter(page, person);
      for (const shot of theirs) {
        await showShot(page, shot);
        expect.soft(await translatedTexts(page, databaseOf(product)), shot.name).toEqual([]);
      }
    });

  test('shows what is stored: a status, counts, what a search finds, and what is typed', async ({
    page,
    product,
  }) => {
    const database = databaseOf(product);
    const given = await givenContest(database, { quiz: { title: text('Genesis') }, questions: 3 });
    await translatePages(page);
    await enter(page, 'Host', address('/home', { season: given.season }));
    const shown = async () => (await rowsShown(page))[0]?.cells.slice(-2);
    await expect.poll(shown).toEqual(['3', 'Upcoming']);
    await chooseStatus(page, 'Status of Genesis', 'Finished');
    await expect.poll(shown).toEqual(['3', 'Finished']);
    await database.change(given.quizPath, { status: text('Ongoing') });
    await expect.poll(shown).toEqual(['3', 'Ongoing']);

    await page.goto(address('/find-questions', { season: given.season }));
    const search = page.getByRole('searchbox');
    const heading = page.getByRole('heading', { level: 1 }).locator('..');
    await expect(heading).toHaveText('Find Questions3');
    await search.fill('nothing has this');
    await expect(heading).toContainText('0 of 3 found');
    await search.fill('');
    await expect(heading).toHaveText('Find Questions3');
  });
});
