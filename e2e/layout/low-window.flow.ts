import type { Locator, Page } from '@playwright/test';
import { openInPlace } from '../../tools/browsers/show-shot';
import { address, givenContest } from '../fixtures/data/contest';
import { databaseOf } from '../fixtures/data/database';
import { expect, test } from '../fixtures/fixtures';
import { heading } from '../fixtures/forms';
import { policyInConsole } from '../pages/painted-page';
import { controlsShown } from '../fixtures/list';
import { enter, loadedInIdleTime } from '../fixtures/screens';

/** A window of 1280 x 800 px whose page is zoomed to 400 %. */
const zoomedTo400 = { width: 320, height: 200 };

/** The bars that stay in view while the page is scrolled, by their text. Runs in the page. */
const barsInView = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => getComputedStyle(element).position === 'sticky')
      .filter((element) => element.offsetWidth > innerWidth / 2)
      .map((element) => element.innerText),
  );

/** What is pressed or typed in is not covered by anything when it has the focus. */
async function assertFocusInSight(controls: Locator): Promise<void> {
  for (const control of await controls.filter({ visible: true }).all()) {
    await control.focus();
    await expect
      .poll(() =>
        control.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return element.contains(
            document.elementFromPoint(left + width / 2, Math.min(top + height / 2, top + 20)),
          );
        }),
      )
      .toBe(true);
  }
}

test('in a window zoomed to 400 %, no bar covers rows or fields', async ({ page, product }) => {
  const { season, quiz, question } = await givenContest(databaseOf(product), { questions: 3 });
  await enter(page, 'Host', address('/home', { season }));
  await controlsShown(page);
  await loadedInIdleTime(page);
  await page.setViewportSize(zoomedTo400);
  await page
    .getByRole('checkbox', { name: /^Select / })
    .last()
    .check();
  await page.getByRole('button', { name: 'Delete selected' }).waitFor();
  expect(await barsInView(page)).toEqual([]);
  await assertFocusInSight(page.getByRole('row').last().locator('a, button, input'));

  await openInPlace(page, address('/quizzes', { season, quiz, question }));
  await page.getByRole('article').getByText('Correct Answer').waitFor();
  expect(await barsInView(page)).toEqual([]);

  await openInPlace(page, address('/create-question', { season, quiz }));
  await heading(page, 'Add Question').waitFor();
  expect(await barsInView(page)).toEqual([]);
  await assertFocusInSight(page.locator('form').locator('input, textarea, button, select'));
});

test('in a window zoomed to 400 %, no bar covers what a visitor reads', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ['/privacy-policy', '/terms-and-conditions', policyInConsole, '/delete-user-request']) {
    await page.goto(path);
    await heading(page, /./).first().waitFor();
    expect(await barsInView(page), path).toEqual([]);
  }
});
