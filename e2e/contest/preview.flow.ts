import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { assertAccessible } from '../fixtures/checks/axe';
import { overflow } from '../fixtures/checks/measures';
import { countWrites } from '../fixtures/checks/page-writes';
import { address, givenContest, type Contest } from '../fixtures/data/contest';
import { databaseOf } from '../fixtures/data/database';
import { text, whole } from '../fixtures/data/stored';
import { expect, test } from '../fixtures/fixtures';
import { fill, heading } from '../fixtures/forms';
import { enter } from '../fixtures/screens';

const phone = (page: Page) => page.getByRole('complementary', { name: 'Player preview' });
const showAsPlayer = (page: Page) => page.getByRole('button', { name: 'Preview as a player' });
const idsOf = ({ season, quiz, question }: Contest) => ({ season, quiz, question });

/** The frames between a key and its letter in the phone; 0 if the same frame shows both. */
const framesBehind = (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).evaluate((field, typed) => {
    if (!(field instanceof HTMLTextAreaElement)) throw new Error('This is no text area');
    const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    const isShown = () => document.querySelector('aside h3')?.textContent === typed;
    return new Promise<number>((resolve) => {
      const look = (frames: number) =>
        isShown() ? resolve(frames) : requestAnimationFrame(() => look(frames + 1));
      // From the beginning of a frame, as a key comes.
      requestAnimationFrame(() => {
        set?.call(field, typed);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        requestAnimationFrame(() => look(0));
      });
    });
  }, value);

test.describe('the preview as a player', () => {
  test('shows a question while it is typed, within one frame, and stores nothing', async ({
    page,
    product,
  }) => {
    const given = await givenContest(databaseOf(product), { questions: 2 });
    await enter(page, 'Host', address('/update-question', idsOf(given)));
    const scripts: string[] = [];
    page.on('request', (request) => /\.js$/.test(request.url()) && scripts.push(request.url()));
    const writes = countWrites(page);
    await showAsPlayer(page).click();
    await expect(phone(page).getByRole('region', { name: 'Question 1 of 2' })).toBeVisible();
    assert.ok(scripts.length > 0, 'its code loads when it is opened');
    await expect(phone(page).getByText('Preview only. Nothing is saved.')).toBeVisible();

    await fill(page, { 'Option One': 'రోము' });
    await expect(phone(page).getByRole('radio', { name: 'A రోము' })).toBeVisible();
    for (const typed of ['Who', 'Who wrote', 'Who wrote to Rome?'])
      assert.equal(await framesBehind(page, 'Question', typed), 0, typed);
    await assertAccessible(page, 'the phone beside a form');

    await phone(page).getByLabel('Screen', { exact: true }).selectOption({ label: 'Quiz intro' });
    await phone(page).getByRole('button', { name: 'Start quiz' }).press('Enter');
    await expect(phone(page).getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
    await phone(page).getByRole('button', { name: 'Close' }).click();
    await expect(phone(page)).toHaveCount(0);
    await expect(showAsPlayer(page)).toBeFocused();
    assert.equal(writes(), 0);
  });

  test('follows the settings of a season in one phone, with ads for Admins', async ({ page, product }) => {
    const database = databaseOf(product);
    const given = await givenContest(database);
    await database.write(`season_leaderbaord_setting/${given.season}`, {
      season_id: text(given.season),
      appearance: text('type-1'),
      type: text('limit'),
      limit_one: whole(1),
      limit_two: whole(3),
    });
    await enter(page, 'Admin', address('/settings', { season: given.season }));
    const block = (name: string) => page.getByRole('form', { name });
    await showAsPlayer(page).first().click();
    await expect(phone(page).getByRole('region', { name: 'Season home' })).toBeVisible();
    const [left, right] = [
      await block('Top Notification').boundingBox(),
      await block('Leaderboard View').boundingBox(),
    ];
    expect(right?.y, 'the blocks stay side by side').toBe(left?.y);
    const note = phone(page).getByRole('note');
    await expect(note).toHaveCount(0);
    const notification = block('Top Notification');
    await notification.getByLabel('Status').selectOption({ label: 'active' });
    await notification.getByLabel('Type').selectOption({ label: 'Button' });
    await notification.getByLabel('Title').fill('Register now');
    await expect(note).toContainText('Register now');
    await expect(note).toContainText('The button has no link that opens.');
    await notification.getByLabel('Button Text').fill('Register');
    await notification.getByLabel('Button Link').fill('https://quiz.example.org');
    await expect(note.getByRole('link', { name: 'Register' })).toBeVisible();

    const ads = block('Ads Settings');
    await ads.getByLabel('Quiz leaderboard to quiz intro screen: shown').selectOption({ label: 'Yes' });
    await ads
      .getByLabel('Quiz leaderboard to quiz intro screen: type')
      .selectOption({ label: 'Interstitial' });
    await ads.getByLabel('Quiz intro banner: shown').selectOption({ label: 'Yes' });
    await ads.getByRole('button', { name: 'Preview as a player' }).click();
    await expect(phone(page).getByText('An ad (banner) would come here')).toBeVisible();

    const leaderboard = block('Leaderboard View');
    await leaderboard.getByRole('button', { name: 'Preview as a player' }).click();
    const places = phone(page).getByRole('list', { name: 'Example players' }).getByRole('listitem');
    await expect(places).toHaveCount(3);
    await leaderboard.getByLabel('Limit One').fill('2');
    await expect(places).toHaveText([/^2\./, /^3\./]);
    await phone(page).getByRole('button', { name: 'Back to the quiz' }).click();
    await expect(phone(page).getByText('An ad (Interstitial) would come here')).toBeVisible();
    // At the end of the page, the top bar covers the head of a phone that is higher than the window.
    await page.evaluate(() => scrollTo(0, 0));
    await assertAccessible(page, 'the phone beside the settings');
  });

  test('on a phone, rehearses a quiz by keyboard with the right score, and is a dialog over a form', async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { season, quiz } = await givenContest(databaseOf(product), { questions: 3 });
    await enter(page, 'Host', address('/quizzes', { season, quiz }));
    const writes = countWrites(page);
    const more = page.getByRole('button', { name: 'More' });
    await more.press('Enter');
    await page.getByRole('button', { name: 'Rehearse' }).press('Enter');
    const rehearsal = page.getByRole('dialog', { name: `Rehearsal of Given quiz ${quiz}` });
    await expect(rehearsal.getByRole('region', { name: 'Quiz intro' })).toBeFocused();
    await assertAccessible(page, 'the intro');
    for (const key of ['Tab', 'Enter']) await page.keyboard.press(key);
    await expect(rehearsal.getByRole('region', { name: 'Question 1 of 3' })).toBeFocused();
    await page.keyboard.press('c');
    await assertAccessible(page, 'a question');
    await page.keyboard.press('Enter');
    await expect(rehearsal.getByRole('region', { name: 'Question 2 of 3' })).toBeFocused();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await expect(rehearsal.getByRole('region', { name: 'Question 3 of 3' })).toBeFocused();
    for (const key of ['1', 'Enter']) await page.keyboard.press(key);
    await expect(rehearsal.getByText('2 of 3', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(rehearsal).toHaveCount(0);
    await expect(more).toBeFocused();

    await page.goto(address('/create-quiz', { season }));
    await heading(page, 'Create Quiz').waitFor();
    await fill(page, { Title: 'రోమీయులకు', Languages: 'Telugu,English' });
    await showAsPlayer(page).click();
    const sheet = page.getByRole('dialog', { name: 'Player preview' });
    await expect(sheet.getByRole('heading', { name: 'రోమీయులకు' })).toBeVisible();
    const languages = sheet.getByRole('list', { name: 'Languages' }).getByRole('listitem');
    await expect(languages).toHaveText(['Telugu', 'English']);
    await expect.poll(() => overflow(page)).toBe(0);
    await assertAccessible(page, 'the phone as a dialog');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(page.getByLabel('Title')).toHaveValue('రోమీయులకు');
    expect(writes()).toBe(0);
  });
});
