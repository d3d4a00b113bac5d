import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { newId } from '../../shared/src/provided/data/writes/new-id';
import { address, givenContest } from '../fixtures/data/contest';
import { contestDay } from '../fixtures/data/contest-day';
import { databaseOf, type Database } from '../fixtures/data/database';
import { expect, longUnless, test } from '../fixtures/fixtures';
import { fill, heading, press } from '../fixtures/forms';
import { rowsOf } from '../fixtures/list';
import { idsOf, screens } from '../fixtures/screens';
import type { Person } from '../fixtures/sign-in';
import { text } from '../fixtures/data/stored';
import { backendAway } from '../fixtures/checks/console-errors';

const kept = 'Your unsaved changes are kept on this device';
/** Firestore refuses what the new role may not read: by a listener, once, or as a count, which the browser logs. */
const refusedReading = /Reading ".+" failed|was not read DataError: Rules refuse|403 .+:runAggregationQuery/;

/** Signs in a new user with a role. Returns functions by which a database administrator changes their access. */
async function enterAs(page: Page, database: Database, role: Person) {
  const email = `${newId().toLowerCase()}@example.org`;
  await page.goto('/');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  const popup = await opening;
  await fill(popup, { 'E-mail': email });
  await press(popup, 'Continue');
  await heading(page, 'Seasons').waitFor();
  const { uid } = JSON.parse(await page.evaluate(() => localStorage.getItem('user') ?? '{}')) as {
    uid: string;
  };
  const become = async (next: Person) => {
    await database.write(`user_permissions/${uid}`, { role: text(next) });
    await page.getByRole('banner').getByText(next, { exact: true }).waitFor();
  };
  await become(role);
  return { email, become };
}

/** Every element that could be mistaken for an error. */
const noFault = async (page: Page) => {
  const fault = page.getByText(/Couldn’t load|not available right now|Unexpected/);
  // What is covered is read again when the access is back.
  await expect(fault.filter({ visible: true })).toHaveCount(0);
};

const ads = 'Ads Settings';
const adsForm = (page: Page) => page.getByRole('form', { name: ads });

test.describe('access that is lost while a screen is open', () => {
  test('an Admin at the ads settings', async ({ page, product, expectErrors }) => {
    expectErrors(refusedReading);
    const database = databaseOf(product);
    const { email, become } = await enterAs(page, database, 'Admin');
    const given = await givenContest(database, { season: { host_additional_email: text(email) } });
    await page.goto(address('/settings', { season: given.season }));
    await adsForm(page).getByRole('combobox').first().waitFor();
    for (const choice of await adsForm(page).getByRole('combobox').all())
      await choice.selectOption({ index: 1 });
    const chosen = () =>
      adsForm(page)
        .locator('select')
        .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
    const before = await chosen();
    await fill(page, { Appearance: 'After Quiz Finished' });

    await become('Manager');
    await page.getByRole('heading', { name: 'Only admins can change ads settings' }).waitFor();
    await page.getByText(kept).first().waitFor();
    await expect(adsForm(page)).toHaveCount(0);
    await expect(page.getByLabel('Appearance', { exact: true })).toHaveValue('type-2');
    await noFault(page);

    await become('Admin');
    await adsForm(page).waitFor();
    assert.deepEqual(await chosen(), before);
    const stored = await database.changesDuring(async () => {
      await press(adsForm(page), 'Update');
      await page.getByText('Ads configuration updated successfully').waitFor();
    });
    assert.deepEqual(Object.keys(stored), [`season_ads_controller/${given.season}`]);
  });

  for (const { path, button } of [
    { path: '/create-season', button: 'Create Season' },
    { path: '/update-season', button: 'Update Season' },
  ])
    test(
      `a Manager at ${path}`,
      longUnless(path === '/update-season'),
      async ({ page, product, expectErrors }) => {
        expectErrors(refusedReading);
        const database = databaseOf(product);
        const { email, become } = await enterAs(page, database, 'Manager');
        const { season } = await givenContest(database, { season: { host_email: text(email) } });
        await page.goto(address(path, { season }));
        await fill(page, {
          Season: 'Typed before',
          Host: 'Typed host',
          'Host Additional Email': 'second@example.org',
          'Start Time': `${contestDay()}T09:00`,
          'End Time': `${contestDay(31)}T09:00`,
          Description: 'Typed words',
        });

        const lost = await database.changesDuring(async () => {
          await become('Host');
          await heading(page, 'No access with your role').waitFor();
        });
        assert.equal(Object.keys(lost).length, 1, 'nothing but the role has changed');
        await page.getByRole('heading', { name: 'As Host you can’t do this' }).waitFor();
        await page.getByText(kept).first().waitFor();
        await expect(page.getByRole('button', { name: button })).toHaveCount(0);
        await page.waitForFunction(() => document.activeElement?.textContent?.includes('As Host'));

        await become('Manager');
        await heading(page, button).waitFor();
        await expect(page.getByLabel('Season', { exact: true })).toHaveValue('Typed before');
        await expect.poll(() => page.title()).toBe(`${button} · Bible Quiz Console`);
        const stored = await database.changesDuring(async () => {
          await press(page, button);
          await page.getByText(/Season Typed before (created|updated) successfully/).waitFor();
        });
        assert.equal(Object.keys(stored).length, 1);
      },
    );

  test('an Admin at the list of seasons', async ({ page, product, expectErrors }) => {
    expectErrors(refusedReading, backendAway);
    const database = databaseOf(product);
    const { email, become } = await enterAs(page, database, 'Admin');
    const given = await givenContest(database);
    // From both queries: an empty result from the cache alone does not count as an answer.
    const names = { host_email: text(email), host_additional_email: text(email) };
    const own = await givenContest(database, { season: names });
    await page.goto(address('/home', { season: given.season }));
    await page.getByRole('row', { name: `Given quiz ${given.quiz}` }).waitFor();
    await page.goto('/seasons');
    await expect(async () => assert.ok((await rowsOf(page)).length > 10)).toPass();
    // A list from the cache alone is never complete, so there is no count to wait for.
    const onlyOwn = () =>
      expect(page.locator('tbody tr').getByRole('rowheader')).toHaveText([`Given season ${own.season}`]);

    await become('Host');
    await onlyOwn();
    // From the device's cache alone, which the Admin's screens have filled.
    await page.route('**/Listen/**', (route) => route.abort());
    await page.reload();
    await onlyOwn();
    await page.goto(address('/home', { season: given.season }));
    await heading(page, 'This season isn’t yours').waitFor();
    await expect(page.getByText(given.season)).toHaveCount(0);
    await expect(page.getByText(given.quiz)).toHaveCount(0);
  });

  test(
    'an Admin inside a season of others, on every screen',
    { tag: '@long' },
    async ({ page, product, expectErrors }) => {
      expectErrors(refusedReading);
      const database = databaseOf(product);
      const { become } = await enterAs(page, database, 'Admin');
      const given = await givenContest(database);
      for (const { path, ids, title, closedToHosts } of screens.filter(({ ids }) => ids.length > 0)) {
        await page.goto(address(path, idsOf(given, ids)));
        await heading(page, new RegExp(`^${title}`)).waitFor();
        const shown = page.locator('main').getByText(/Loading/);
        await shown.first().waitFor({ state: 'hidden' });
        await become('Host');
        await heading(
          page,
          closedToHosts ? 'No access with your role' : 'No access to this season',
        ).waitFor();
        await page.getByText(kept).first().waitFor();
        await noFault(page);
        await become('Admin');
        await heading(page, new RegExp(`^${title}`)).waitFor();
        await noFault(page);
      }
    },
  );

  for (const { path, field } of [
    { path: '/create-quiz', field: 'Title' },
    { path: '/update-quiz', field: 'Title' },
    { path: '/create-question', field: 'Question' },
    { path: '/update-question', field: 'Question' },
    { path: '/settings', field: 'Button Text' },
  ])
    test(
      `a host who is removed from the season at ${path}`,
      longUnless(path === '/update-quiz'),
      async ({ page, product, expectErrors }) => {
        expectErrors(refusedReading);
        const database = databaseOf(product);
        const { email } = await enterAs(page, database, 'Host');
        const { season, seasonPath, quiz, question } = await givenContest(database, {
          season: { host_additional_email: text(email) },
        });
        await page.goto(address(path, { season, quiz, question }));
        if (path === '/settings')
          await fill(page.getByRole('form', { name: 'Top Notification' }), { Type: 'Button' });
        await page.setViewportSize({ width: 390, height: 700 });
        await fill(page, { [field]: 'Typed before' });
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));

        await database.change(seasonPath, { host_additional_email: text('another@example.org') });
        await heading(page, 'No access to this season').waitFor();
        await page.getByText('Your access changed while this season was open').waitFor();
        await page.getByText(kept).first().waitFor();
        const [bar, title] = [page.getByRole('banner'), heading(page, 'No access to this season')];
        await expect(async () => {
          const [above, below] = [await bar.boundingBox(), await title.boundingBox()];
          assert.ok(
            above && below && below.y >= above.y + above.height,
            `the message is shown from its beginning, not ${JSON.stringify({ above, below })}`,
          );
        }).toPass();
        await noFault(page);
        await expect(page.getByLabel(field, { exact: true })).toBeHidden();

        await database.change(seasonPath, { host_additional_email: text(email) });
        const typed = page.getByLabel(field, { exact: true });
        await expect(async () => {
          // The database has ended the listener; the user retries. While it is checked, the button does nothing.
          const again = page.getByRole('button', { name: 'Check again' });
          if (await again.isVisible()) await again.click({ timeout: 2000 });
          await expect(typed).toBeVisible({ timeout: 2000 });
        }).toPass();
        await expect(typed).toHaveValue('Typed before');
      },
    );

  test('a host who was removed from the season while away', async ({ page, product, expectErrors }) => {
    expectErrors(refusedReading);
    const database = databaseOf(product);
    const { email } = await enterAs(page, database, 'Host');
    const { season, seasonPath, quiz } = await givenContest(database, {
      season: { host_additional_email: text(email) },
    });
    const given = page.getByRole('row', { name: `Given quiz ${quiz}` });
    await page.goto(address('/home', { season }));
    await given.waitFor();
    await page.goto('about:blank');
    await database.change(seasonPath, { host_additional_email: text('another@example.org') });

    // Cached data may be shown until the database refuses.
    await page.goto(address('/home', { season }));
    await heading(page, /No access to this season|isn’t yours/).waitFor();
    await expect(given).toBeHidden();
    const faults = page.getByText(/Couldn’t load|Unexpected/);
    await expect(faults.filter({ visible: true })).toHaveCount(0);
  });
});
