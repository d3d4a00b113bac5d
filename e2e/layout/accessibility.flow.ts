import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { fontSets, usualFonts } from '../../tools/fonts/test-fonts';
import { pseudoLanguage } from '../../shared/src/provided/i18n/languages';
import { labelsIn } from '../../tools/browsers/labels';
import { shots } from '../../tools/browsers/screens';
import { openInPlace, shotsByPerson, showShot } from '../../tools/browsers/show-shot';
import { watchLiveRegions } from '../fixtures/checks/live-regions';
import type { Rules } from '../fixtures/checks/axe';
import { assertTranslated, storedTexts, typed } from '../fixtures/checks/translated';
import { address, givenContest } from '../fixtures/data/contest';
import { databaseOf } from '../fixtures/data/database';
import { test } from '../fixtures/fixtures';
import { press } from '../fixtures/forms';
import { assertNoTrap } from '../fixtures/keys';
import { withLargeLetters, withWideText } from '../fixtures/checks/measures';
import { assertLegible, assertUsableByAll, phone, wide, zoomedMost } from '../fixtures/checks/usable';
import { policyInConsole } from '../pages/painted-page';
import { enter, idsOf, screens } from '../fixtures/screens';
import { emailOf } from '../fixtures/sign-in';

/** Its edge has enough contrast with its background. */
const isOutlined = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
    return parseFloat(borderTopWidth) >= 1 && borderTopColor !== backgroundColor;
  });

/** Only a screen renders its heading, so there is none until the screen has loaded. */
const withoutHeading: Rules = { 'page-has-heading-one': { enabled: false } };

/** Screens of which another person sees the same and more: the first checks both. */
const repeated = ['season-list-host', 'settings-manager'];
const walked = shots.filter(({ name }) => !repeated.includes(name));

/** Screens without a picture in the documents. */
const others = screens.filter(({ path }) => !shots.some((shot) => shot.path.split('?')[0] === path));

const device = { viewport: wide, reducedMotion: 'reduce', colorScheme: 'light' } as const;

/** Names of files and releases, for developers. */
const untranslated = ['modules'];

/** Everything of a screen: its texts, its looks at each size, the keyboard. Wide windows have room to tab in Telugu. */
async function assertComplete(page: Page, name: string, stored: readonly string[]): Promise<void> {
  if (!untranslated.includes(name)) await assertTranslated(page, name, stored);
  await assertUsableByAll(page, name);
  await page.setViewportSize(phone);
  await assertNoTrap(page, `${name}, at ${phone.width} px`);
  await page.setViewportSize(wide);
}

/** In the pseudo-language, whose texts are longer than English: what fits with them fits without. */
test.describe('each screen is usable by all, has no forgotten text, and is announced', () => {
  const label = labelsIn(pseudoLanguage);

  for (const [person, theirs] of shotsByPerson(walked))
    test(`every screen of ${person ?? 'a visitor'}`, async ({ visitor, product, baseURL }) => {
      const database = databaseOf(product);
      const page = await visitor(device);
      const unannounced = await watchLiveRegions(page);
      if (person) await enter(page, person);
      await page.context().addCookies([{ name: 'lang', value: pseudoLanguage, url: baseURL }]);
      await page.goto(theirs[0]?.path ?? '/');
      const titles = new Map<string, string>();
      for (const shot of theirs) {
        await showShot(page, shot, label);
        await assertComplete(page, shot.name, [...typed, ...(await storedTexts(database))]);
        const title = await page.title();
        const path = new URL(page.url()).pathname;
        assert.ok([undefined, path].includes(titles.get(title)), `${shot.name} has a title of its own`);
        titles.set(title, path);
      }
      assert.deepEqual(unannounced, []);
    });

  test(`${others.map(({ title }) => title).join(', ')}`, async ({ visitor, product, baseURL }) => {
    const database = databaseOf(product);
    const contest = await givenContest(database);
    const page = await visitor(device);
    await enter(page, 'Admin');
    await page.context().addCookies([{ name: 'lang', value: pseudoLanguage, url: baseURL }]);
    for (const { path, ids, title } of others) {
      await page.goto(address(path, idsOf(contest, ids)));
      await showShot(page, { path: address(path, idsOf(contest, ids)) }, label);
      await assertComplete(page, title, await storedTexts(database));
    }
  });
});

test.describe('accessibility', () => {
  test('forced colors distinguish the current item and the enabled controls', async ({ visitor }) => {
    const page = await visitor({ ...device, forcedColors: 'active' });
    await enter(page, 'Admin');
    const current = page.getByRole('button', { name: 'Page 1', exact: true });
    await current.waitFor();
    const ringOf = (step: Locator) => step.evaluate((element) => getComputedStyle(element).outlineStyle);
    assert.equal(await ringOf(current), 'solid');
    assert.equal(await ringOf(page.getByRole('button', { name: 'Page 2', exact: true })), 'none');
    const colorOf = (name: string) =>
      page.getByRole('button', { name }).evaluate((element) => getComputedStyle(element).color);
    assert.notEqual(await colorOf('Previous page'), await colorOf('Next page'));
    await openInPlace(page, '/create-season');
    for (const control of [
      page.getByLabel('Season', { exact: true }),
      page.getByRole('button', { name: 'Create Season' }),
    ])
      assert.ok(await isOutlined(control));
    await assertNoTrap(page, 'a form in few colours');
  });

  test('the sign-in accounts and the errors of a custom account', async ({ visitor, expectErrors }) => {
    expectErrors(/status of 400 .*auth-popup/);
    const page = await visitor(device);
    await page.goto('/');
    const opening = page.waitForEvent('popup');
    await press(page, 'Sign In');
    const popup = await opening;
    await popup.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await popup.getByRole('button', { name: emailOf('Admin') }).waitFor();
    await assertUsableByAll(popup, 'the accounts');
    await popup.getByLabel('E-mail').fill('nobody');
    await press(popup, 'Continue');
    await popup.getByRole('alert').waitFor();
    await assertUsableByAll(popup, 'the accounts, with an error');
  });

  test('a module that is loading and then fails', async ({ visitor, expectErrors }) => {
    expectErrors(/ERR_|Failed to|could not be shown|Federation Runtime|RUNTIME-/);
    const page = await visitor(device);
    let give: () => void = () => undefined;
    const given = new Promise<void>((resolve) => (give = resolve));
    await page.route(/mf-manifest/, (route) => given.then(() => route.abort()));
    await page.goto('/delete-user-request');
    await page.getByRole('status').filter({ hasText: 'Loading…' }).waitFor();
    await assertUsableByAll(page, 'a module on its way', withoutHeading);
    give();
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    await assertUsableByAll(page, 'a module that does not come');
    await page.goto(policyInConsole);
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    await assertUsableByAll(page, 'a legal text whose module does not come');
  });
});

for (const fonts of fontSets.filter((name) => name !== usualFonts))
  test.describe(`accessibility with the fonts of ${fonts}`, { tag: '@long' }, () => {
    test.use({ fonts });

    for (const [person, theirs] of shotsByPerson(shots))
      test(`every screen of ${person ?? 'a visitor'}`, async ({ visitor }) => {
        const page = await visitor(device);
        if (person) await enter(page, person);
        for (const shot of theirs) {
          await showShot(page, shot);
          await assertLegible(page, shot.name);
          await page.setViewportSize(zoomedMost);
          await withWideText(page, () => assertLegible(page, `${shot.name}, enlarged and set wide`));
          await page.setViewportSize(phone);
          await withLargeLetters(page, () => assertLegible(page, `${shot.name}, with large letters`));
          await page.setViewportSize(wide);
        }
      });
  });
