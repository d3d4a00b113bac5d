import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { address, givenContest } from '../fixtures/data/contest';
import { databaseOf, plain, type Changes, type Database } from '../fixtures/data/database';
import { expect, test } from '../fixtures/fixtures';
import { fill, press } from '../fixtures/forms';
import { enter } from '../fixtures/screens';
import { emailOf } from '../fixtures/sign-in';
import { text, whole } from '../fixtures/data/stored';

const blocks = {
  'Top Notification': 'Top notification settings updated successfully',
  'Leaderboard View': 'Season Leaderboard View updated successfully',
  'Ads Settings': 'Ads configuration updated successfully',
} as const;

/** Fills a block, presses its Update, waits for its toast. Returns the stored changes. */
async function update(
  database: Database,
  page: Page,
  block: keyof typeof blocks,
  fields: Readonly<Record<string, string>>,
): Promise<Changes> {
  const form = page.getByRole('form', { name: block, exact: true });
  return database.changesDuring(async () => {
    await fill(form, fields);
    await press(form, 'Update');
    const toast = page.getByRole('listitem').filter({ hasText: `User Action ${blocks[block]}` });
    await toast.waitFor();
    await press(toast, 'Close');
    await toast.waitFor({ state: 'detached' });
  });
}

async function updateNotification(database: Database, page: Page, season: string): Promise<void> {
  const note = { Status: 'active', Type: 'Note', Title: 'Welcome', Description: '' };
  const notification = `season_top_notification/${season}`;
  assert.deepEqual(await update(database, page, 'Top Notification', note), {
    [notification]: {
      season_id: text(season),
      type: text('Note'),
      title: text('Welcome'),
      status: text('active'),
      description: text(''),
      button_text: text(''),
      button_link: text(''),
    },
  });
  const button = {
    Type: 'Button',
    'Button Text': 'Plan',
    'Button Link': 'https://quiz.example.org/plan',
  };
  assert.deepEqual(await update(database, page, 'Top Notification', button), {
    [notification]: {
      type: text('Button'),
      button_text: text('Plan'),
      button_link: text('https://quiz.example.org/plan'),
    },
  });
}

async function updateLeaderboard(database: Database, page: Page, season: string): Promise<void> {
  const leaderboard = `season_leaderbaord_setting/${season}`;
  const all = { Appearance: 'After User Played Game', Type: 'all' };
  assert.deepEqual(await update(database, page, 'Leaderboard View', all), {
    [leaderboard]: {
      season_id: text(season),
      appearance: text('type-1'),
      type: text('all'),
      limit_one: whole(0),
      limit_two: whole(0),
    },
  });
  const limit = {
    Appearance: 'After Quiz Finished',
    Type: 'limit',
    'Limit One': '1',
    'Limit Two': '25',
  };
  assert.deepEqual(await update(database, page, 'Leaderboard View', limit), {
    [leaderboard]: {
      appearance: text('type-2'),
      type: text('limit'),
      limit_one: whole(1),
      limit_two: whole(25),
    },
  });
}

async function updateAds(database: Database, page: Page, season: string): Promise<void> {
  const choices = {
    'Quiz leaderboard to quiz intro screen: shown': 'Yes',
    'Quiz leaderboard to quiz intro screen: type': 'Rewarded',
    'Season leaderboard to season home: shown': 'No',
    'Season leaderboard to season home: type': 'Interstitial',
    'Results to quiz intro: shown': 'Yes',
    'Results to quiz intro: type': 'Interstitial',
    'Quiz intro banner: shown': 'No',
  };
  const path = `season_ads_controller/${season}`;
  assert.deepEqual(await update(database, page, 'Ads Settings', choices), {
    [path]: {
      season_id: text(season),
      ql_to_sh_show: text('Yes'),
      ql_to_sh_type: text('Rewarded'),
      sl_to_sh_show: text('No'),
      sl_to_sh_type: text('Interstitial'),
      rs_to_sh_show: text('Yes'),
      rs_to_sh_type: text('Interstitial'),
      quiz_intro_banner_show: text('No'),
    },
  });
  assert.deepEqual(await update(database, page, 'Ads Settings', { 'Quiz intro banner: shown': 'Yes' }), {
    [path]: { quiz_intro_banner_show: text('Yes') },
  });
}

test.describe('settings and requests as they are stored', () => {
  test('notification, leaderboard and ads of a season @3.15 @3.19 @3.24 @firefox', async ({
    page,
    product,
  }) => {
    const database = databaseOf(product);
    const { season } = await givenContest(database);
    await enter(page, 'Admin', address('/settings', { season }));
    await updateNotification(database, page, season);
    await updateLeaderboard(database, page, season);
    await updateAds(database, page, season);
  });

  test('an account deletion request of one who signs in to send it, and no second one while it is open @3.31 @7.22 @firefox', async ({
    page,
    product,
  }) => {
    const database = databaseOf(product);
    await page.goto('/delete-user-request');
    await page.getByLabel('Reason', { exact: true }).fill('I do not play any more');
    await page.getByRole('checkbox').check();
    const opening = page.waitForEvent('popup');
    await press(page.getByRole('form'), 'Submit');
    await (await opening).getByRole('button', { name: emailOf('Host') }).click();
    const email = page.getByLabel('Email', { exact: true });
    await expect(email).toHaveValue(emailOf('Host'));

    const send = async () => {
      await press(page.getByRole('form'), 'Submit');
      await page.getByText('permanently deleted within 15 days').waitFor();
    };
    const uid = 'HO1dr9eQfev2uX4S0lqlzTK9wMLm';
    const before = Date.now();
    const { [`account_deletion_requests/${uid}`]: request, ...more } = await database.changesDuring(send);
    expect(more).toEqual({});
    assert.ok(typeof request === 'object' && typeof request.requestDate === 'object');
    const { requestDate, ...rest } = request;
    expect(rest).toEqual({
      email: text(emailOf('Host')),
      uid: text(uid),
      reason: text('I do not play any more'),
    });
    const requested = Date.parse(plain(requestDate));
    assert.ok(before - 1000 <= requested && requested <= Date.now() + 1000, 'the server told the time');

    await page.goto('/delete-user-request');
    await expect(email).toHaveValue(emailOf('Host'));
    await page.getByRole('checkbox').check();
    expect(await database.changesDuring(send)).toEqual({});
    await page.getByRole('heading', { name: 'Your request is already open' }).waitFor();
    await page.getByText(/^You sent this on \d{4}-\d\d-\d\d \d\d:\d\d\./).waitFor();
  });
});
