import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { phone, wide } from '../fixtures/checks/usable';
import { address, givenContest } from '../fixtures/data/contest';
import { question } from '../fixtures/data/creations';
import { databaseOf } from '../fixtures/data/database';
import { expect, test } from '../fixtures/fixtures';
import { fill, heading, press } from '../fixtures/forms';
import { offlineErrors } from '../editing/offline';
import { enter, loadedInIdleTime } from '../fixtures/screens';

const notice = (page: Page): Locator => page.getByRole('region', { name: 'Notices' }).getByRole('listitem');

/** How high the notice is, and what a person fills or presses under it. Runs in the page. */
const measured = (page: Page): Promise<{ height: number; covered: string[] }> =>
  notice(page).evaluate((item) => {
    const { left, right, top, bottom, height } = item.getBoundingClientRect();
    const controls = 'button, input, select, textarea, label';
    const covered = [...document.querySelectorAll(controls)].filter((control) => {
      const its = control.getBoundingClientRect();
      const isUnder = its.left < right && left < its.right && its.top < bottom && top < its.bottom;
      return isUnder && !item.contains(control) && control.checkVisibility();
    });
    return { height, covered: covered.map(({ outerHTML }) => outerHTML.slice(0, 200)) };
  });

const assertCoversNothing = async (page: Page, where: string, atMost = 48): Promise<void> => {
  await notice(page).waitFor();
  const { height, covered } = await measured(page);
  assert.deepEqual(covered, [], `${where}: covered`);
  assert.ok(height <= atMost, `${where}: ${height} px high`);
};

/** Runs in the page. */
const isWhole = (item: Element): boolean =>
  [...item.children].every(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 1);

/** It is a few steps before the heading, which has the focus: the ways to the season are between them. */
async function undoByKeyboard(page: Page): Promise<void> {
  await heading(page, /^Given quiz/).focus();
  const undo = notice(page).getByRole('button', { name: 'Undo' });
  for (let step = 0; step < 7 && !(await undo.evaluate((it) => it === document.activeElement)); step += 1)
    await page.keyboard.press('Shift+Tab');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toContainText('Undone');
}

for (const viewport of [wide, phone, { width: 320, height: 640 }])
  test(`at ${viewport.width} px, notices and being offline cover nothing, and go or open as they should`, async ({
    visitor,
    product,
    expectErrors,
  }) => {
    expectErrors(...offlineErrors);
    const page = await visitor({ viewport });
    const { season, quiz } = await givenContest(databaseOf(product));
    await enter(page, 'Host', address('/create-question', { season, quiz }));
    await heading(page, 'Add Question').waitFor();
    await loadedInIdleTime(page);
    await fill(page, question);
    await press(page, 'Save and add another');
    await expect(page.getByLabel('Question', { exact: true })).toHaveValue('');
    await assertCoversNothing(page, 'the form after a save');
    await fill(page, { ...question, Question: 'Who was second?' });
    await press(page, 'Add Question');
    await heading(page, /^Given quiz/).waitFor();
    await assertCoversNothing(page, 'the list after a save');
    await undoByKeyboard(page);

    await page.context().setOffline(true);
    await expect(notice(page)).toContainText('This page may be out of date.');
    await assertCoversNothing(page, 'being offline', 33);
    await notice(page).getByText('This page may be').click();
    expect(await notice(page).evaluate(isWhole), 'a tap shows all of it').toBe(true);
  });
