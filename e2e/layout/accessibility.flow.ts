import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { fontSets, usualFonts } from '../../tools/fonts/test-fonts';
import { inEnglish } from '../../tools/browsers/labels';
import { shots } from '../../tools/browsers/screens';
import { openInPlace, shotsByPerson, showShot } from '../../tools/browsers/show-shot';
import { assertAccessible, type Rules } from '../fixtures/checks/axe';
import { databaseOf } from '../fixtures/data/database';
import { expect, test } from '../fixtures/fixtures';
import { press } from '../fixtures/forms';
import { assertNoTrap } from '../fixtures/keys';
import {
  truncatedTexts,
  overflow,
  smallTargets,
  withLargeLetters,
  withWideText,
} from '../fixtures/checks/measures';
import { policyInConsole } from '../pages/painted-page';
import { enter } from '../fixtures/screens';
import { emailOf } from '../fixtures/sign-in';
import { states } from '../fixtures/states';

const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
/** A window of 1280 px whose page is zoomed to 200% and to 400%. */
const zoomed = { width: 640, height: 400 };
const zoomedMost = { width: 320, height: 640 };

/** The present page in both colour schemes, with page zoom and with enlarged text only. */
async function assertUsableByAll(page: Page, where: string, rules?: Rules): Promise<void> {
  await page.setViewportSize(wide);
  await assertAccessible(page, where, rules);
  await assertLegibleInLargeLetters(page, where);
  await page.setViewportSize(phone);
  await assertLegibleInLargeLetters(page, where);
  for (const viewport of [zoomed, zoomedMost]) {
    await page.setViewportSize(viewport);
    await assertLegible(page, `${where}, enlarged to ${viewport.width} px`);
    await withWideText(page, () => assertLegible(page, `${where}, at ${viewport.width} px, set wide`));
  }
  // As high as the page, so that a sticky notice covers nothing, as after scrolling.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...zoomedMost, height });
  // Nor does the bar, under which a page lies that is still scrolled.
  await page.evaluate(() => scrollTo(0, 0));
  // A colour is the same at every width, so each scheme is looked at on one.
  await page.emulateMedia({ colorScheme: 'dark' });
  await assertAccessible(page, `${where}, at 320 px, dark`, rules);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(wide);
}

const assertLegibleInLargeLetters = (page: Page, where: string): Promise<void> =>
  withLargeLetters(page, () =>
    assertLegible(page, `${where}, at ${page.viewportSize()?.width} px, its letters twice as large`),
  );

/** All of it can be read and pressed. */
async function assertLegible(page: Page, where: string): Promise<void> {
  await expect.poll(() => overflow(page), `${where}, is as wide as its window`).toBeLessThanOrEqual(0);
  // The projector fits its letters to the window after each change.
  await expect.poll(() => truncatedTexts(page), `${where}, cuts no words`).toEqual([]);
  await expect.poll(() => smallTargets(page), `${where}, is pressed with ease`).toEqual([]);
}

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

const device = { viewport: wide, reducedMotion: 'reduce', colorScheme: 'light' } as const;

test.describe('accessibility', () => {
  for (const [person, theirs] of shotsByPerson(shots.filter(({ name }) => !repeated.includes(name))))
    test(`every screen of ${person ?? 'a visitor'}`, async ({ visitor }) => {
      // One walk through many screens, each with axe three times.
      test.setTimeout(60_000 + theirs.length * 20_000);
      const page = await visitor(device);
      if (person) await enter(page, person);
      const titles = new Map<string, string>();
      for (const shot of theirs) {
        await showShot(page, shot);
        await assertUsableByAll(page, shot.name);
        // Wide windows have room: `languages.flow.ts` tabs through them.
        await page.setViewportSize(phone);
        await assertNoTrap(page, `${shot.name}, at ${phone.width} px`);
        await page.setViewportSize(wide);
        const title = await page.title();
        const path = new URL(page.url()).pathname;
        assert.ok([undefined, path].includes(titles.get(title)), `${shot.name} has a title of its own`);
        titles.set(title, path);
      }
    });

  for (const { name, person, reach, complaints } of states)
    test(name, { tag: '@long' }, async ({ visitor, product, expectErrors }) => {
      if (complaints) expectErrors(complaints);
      const page = await visitor(device);
      if (person) await enter(page, person);
      await reach(page, { label: inEnglish, database: databaseOf(product) });
      await assertUsableByAll(page, name);
    });

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
