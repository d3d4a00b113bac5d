import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { shots } from '../../tools/browsers/screens';
import { showShot } from '../../tools/browsers/show-shot';
import { typedDay } from '../fixtures/data/contest-day';
import { question } from '../fixtures/data/creations';
import { expect, longUnless, test } from '../fixtures/fixtures';
import { heading, menuOf } from '../fixtures/forms';
import { assertNoTrap, enterAt, tabTo, typeInto } from '../fixtures/keys';
import { enter } from '../fixtures/screens';
import { emailOf } from '../fixtures/sign-in';

const season = {
  Host: 'Hope Youth Fellowship',
  'Host Additional Email': 'host@example.org',
  'Start Time': `${typedDay()} 09:00 AM`,
  'End Time': `${typedDay(31)} 09:00 PM`,
  Description: 'From Romans to Philemon, a letter a week',
};

const quiz = {
  Title: 'Philippians: joy in chains',
  Duration: '15',
  Languages: 'Telugu,English',
  'Start Time': `${typedDay(2)} 06:00 PM`,
  'End Time': `${typedDay(2)} 08:00 PM`,
  Description: 'All four chapters',
};

const settings = shots.find(({ name }) => name === 'settings') ?? { path: '/settings' };

const contestName = 'Letters of Paul';

const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** A screen has loaded: its heading has the focus, and Tab continues from there. */
async function arrives(page: Page, title: string | RegExp): Promise<void> {
  await heading(page, title).waitFor();
  await expect(heading(page, title)).toBeFocused();
}

async function signIn(page: Page): Promise<void> {
  const opening = page.waitForEvent('popup');
  await enterAt(page, button(page, 'Sign In'));
  const popup = await opening;
  await popup.getByRole('button', { name: emailOf('Manager') }).waitFor();
  await tabTo(popup, popup.getByRole('button', { name: emailOf('Manager') }));
  // Enter acts when the key goes down, so the window can close before it is up again. The space bar acts when it is up.
  await popup.keyboard.press('Space');
  await arrives(page, 'Seasons');
}

async function create(page: Page, name: string): Promise<void> {
  await enterAt(page, link(page, 'Create Season'));
  await arrives(page, 'Create Season');
  await typeInto(page, { Season: name, ...season });
  await enterAt(page, button(page, 'Create Season'));
  await arrives(page, 'Quizzes');

  await enterAt(page, link(page, 'Create Quiz').first());
  await arrives(page, 'Create Quiz');
  await typeInto(page, quiz);
  await enterAt(page, button(page, 'Create Quiz'));
  await arrives(page, quiz.Title);

  await enterAt(page, link(page, 'Add Question'));
  await arrives(page, 'Add Question');
  await typeInto(page, question);
  await enterAt(page, button(page, 'Add Question'));
  await arrives(page, quiz.Title);
}

async function editQuestion(page: Page): Promise<void> {
  // On a phone, the list has taken the place of the new question.
  if (page.viewportSize()?.width === phone.width)
    await enterAt(page, page.getByRole('navigation', { name: 'Questions' }).getByRole('button'));
  await enterAt(page, link(page, 'Update'));
  await arrives(page, 'Update Question');
  await page.getByLabel('Option Four').waitFor();
  await tabTo(page, page.getByLabel('Option Four'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Silvanus');
  // Changing another option clears the correct option.
  await typeInto(page, { 'Correct Option': 'Epaphroditus' });
  await enterAt(page, button(page, 'Update Question'));
  await arrives(page, quiz.Title);
  await page.getByText('Silvanus').first().waitFor();
}

/** Undone by its key, and done again by the button of the toast. On a phone it is behind “More”. */
async function removeQuestion(page: Page): Promise<void> {
  const more = button(page, 'More');
  if (await more.isVisible()) await enterAt(page, more);
  await enterAt(page, button(page, 'Delete'));
  await page.getByText('No questions yet').waitFor();
  await page.getByText('Question deleted').waitFor();
  await page.keyboard.press('Control+z');
  // On a phone the question is back in the list, and closed.
  await page.getByText('Silvanus').first().waitFor({ state: 'attached' });
  await enterAt(page, button(page, 'Redo'));
  await page.getByText('No questions yet').waitFor();
  await arrives(page, quiz.Title);
}

async function removeQuiz(page: Page): Promise<void> {
  await enterAt(page, link(page, contestName).last(), { back: true });
  await arrives(page, 'Quizzes');
  await enterAt(page, page.getByRole('button', { name: menuOf() }));
  await enterAt(page, button(page, 'Delete Quiz'));
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Once Deleted').waitFor();
  await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
  await enterAt(page, dialog.getByRole('button', { name: 'Delete' }));
  await page.getByText('No quizzes yet.').waitFor();
}

async function changeSettings(page: Page): Promise<void> {
  await enterAt(page, link(page, 'Season Settings'), { back: true });
  await arrives(page, 'Season Settings');
  const block = page.getByRole('form', { name: 'Top Notification' });
  await block.getByLabel('Title').waitFor();
  await tabTo(page, block.getByLabel('Status'));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, block.getByLabel('Type'));
  await page.keyboard.press('ArrowDown');
  await typeInto(page, { Title: 'It begins', Description: 'On Sunday evening' });
  await enterAt(page, block.getByRole('button', { name: 'Update' }));
  await page.getByText('Top notification settings updated successfully').waitFor();
}

for (const viewport of [wide, phone])
  test(
    `at ${viewport.width} px, by keyboard alone, a manager signs in, runs a contest, and logs out`,
    longUnless(viewport === phone),
    async ({ visitor }) => {
      const page = await visitor({ viewport, reducedMotion: 'reduce' });
      await page.goto('/');
      await button(page, 'Sign In').waitFor();
      await signIn(page);
      await create(page, contestName);

      await editQuestion(page);
      await removeQuestion(page);
      await removeQuiz(page);
      await changeSettings(page);

      await enterAt(page, button(page, 'Logout'), { back: true });
      await arrives(page, 'Bible Quiz Console');
      await expect(page).toHaveURL('/');
    },
  );

/** The last page and the first keep the focus where it is. */
async function turnPages(page: Page): Promise<void> {
  const [previous, next] = [button(page, 'Previous page'), button(page, 'Next page')];
  await next.waitFor();
  await enterAt(page, next);
  await page.getByText('rows 11–').waitFor();
  await expect(next).toBeFocused();
  await enterAt(page, previous, { back: true });
  await page.getByText('rows 1–10').waitFor();
  await expect(previous).toBeFocused();
}

/** Notices neither cover nor trap the focus. */
async function passNotices(page: Page): Promise<void> {
  for (const block of ['Top Notification', 'Leaderboard View', 'Ads Settings'])
    await page.getByRole('form', { name: block }).getByRole('button', { name: 'Update' }).click();
  const notices = page.getByRole('region', { name: 'Notices' }).locator('li');
  await expect(notices).toHaveCount(1);
  // Notices stay while the pointer is over them.
  await notices.hover();
  const passed = await assertNoTrap(page, 'settings under notices');
  assert.equal(passed.filter((stop) => stop.includes('aria-label="Close"')).length, 1);
  await notices.getByRole('button', { name: 'Close' }).click();
  await expect(notices).toHaveCount(0);
}

test('the last page and the first keep the focus, and notices neither cover nor trap it, at every size', async ({
  visitor,
}) => {
  const page = await visitor({ viewport: wide, reducedMotion: 'reduce' });
  await enter(page, 'Admin');
  for (const viewport of [wide, phone]) {
    await page.setViewportSize(viewport);
    await turnPages(page);
  }
  await showShot(page, settings);
  for (const viewport of [wide, phone]) {
    await page.setViewportSize(viewport);
    await passNotices(page);
  }
});
