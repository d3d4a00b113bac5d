import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { address, givenContest } from '../fixtures/data/contest';
import { databaseOf } from '../fixtures/data/database';
import { text } from '../fixtures/data/stored';
import { longUnless, test } from '../fixtures/fixtures';
import { holdRequests } from '../fixtures/hold-requests';
import { enter, idsOf, screens } from '../fixtures/screens';
import { isTaken, settled } from './painted-page';

/** What a person presses or fills in, with its place on the page. */
type Target = { element: Element; name: string; box: DOMRect };

/** Remembers what can be pressed. The returned function lists what has since moved or was rendered again. */
async function rememberTargets(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const find = (): Target[] =>
      [...document.querySelectorAll('main :is(a, button, input, textarea)')].map((element) => ({
        element,
        name: `${element.localName} “${element.getAttribute('aria-label') ?? (element.textContent || element.id)}”`,
        box: element.getBoundingClientRect(),
      }));
    const before = find().filter(({ box }) => box.height > 0);
    Reflect.set(window, 'changedTargets', () => {
      const now = new Set(find().map(({ name }) => name));
      return before.flatMap(({ element, name, box }) => {
        if (!element.isConnected) return now.has(name) ? [`${name} was rendered again`] : [];
        const { x, y } = element.getBoundingClientRect();
        const isKept = Math.abs(x - box.x) < 0.5 && Math.abs(y - box.y) < 0.5;
        return isKept ? [] : [`${name} moved by ${x - box.x}, ${y - box.y} px`];
      });
    });
  });
  return () => page.evaluate<string[]>('changedTargets()');
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
  test.describe(`at ${viewport.width} px, a new browser that opens a link`, () => {
    for (const { path, ids, title } of screens.filter((screen) => screen.ids.length > 0))
      test(
        `to ${title} shows nothing to press that moves or is rendered again`,
        longUnless(path === '/home'),
        async ({ visitor, product }) => {
          const page = await visitor({ viewport });
          const season = {
            season: text('A very long name of a season, as hosts write them: the Acts of the Apostles'),
          };
          const given = await givenContest(databaseOf(product), { season, questions: 3 });
          const release = await holdRequests(page, /\/Listen\/|\/documents/, given.season);
          await enter(page, 'Admin', address(path, idsOf(given, ids)));
          await isTaken(page);
          await page.getByText('Loading').first().waitFor();
          const changed = await rememberTargets(page);
          release();
          await settled(page);
          assert.deepEqual(await changed(), []);
        },
      );
  });
