import { pseudoLanguage } from '../../shared/src/provided/i18n/languages';
import { labelsIn } from '../../tools/browsers/labels';
import { watchLiveRegions } from '../fixtures/checks/live-regions';
import { assertTranslated, storedTexts, typed } from '../fixtures/checks/translated';
import { assertUsableByAll, wide } from '../fixtures/checks/usable';
import { databaseOf } from '../fixtures/data/database';
import { expect, test } from '../fixtures/fixtures';
import { enter } from '../fixtures/screens';
import { states } from '../fixtures/states';

/** In the pseudo-language, whose texts are longer than English: what fits with them fits without. */
test.describe(
  'a state of a screen is usable by all, has no forgotten text, and is announced',
  { tag: '@long' },
  () => {
    test.use({ viewport: wide, contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

    for (const { name, person, reach, complaints } of states)
      test(name, async ({ page, product, baseURL, expectErrors }) => {
        if (complaints) expectErrors(complaints);
        const unannounced = await watchLiveRegions(page);
        const database = databaseOf(product);
        if (person) await enter(page, person);
        await page.context().addCookies([{ name: 'lang', value: pseudoLanguage, url: baseURL }]);
        // A notice may quote what the state has deleted.
        const before = await storedTexts(database);
        await reach(page, { label: labelsIn(pseudoLanguage), database });
        await assertTranslated(page, name, [...typed, ...before, ...(await storedTexts(database))]);
        await assertUsableByAll(page, name);
        expect(unannounced).toEqual([]);
      });
  },
);
