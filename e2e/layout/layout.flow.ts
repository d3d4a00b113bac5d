import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { fontSets, usualFonts } from '../../tools/fonts/test-fonts';
import { address, givenContest } from '../fixtures/data/contest';
import { databaseOf } from '../fixtures/data/database';
import { expect, longUnless, test } from '../fixtures/fixtures';
import { follow, heading } from '../fixtures/forms';
import { truncatedTexts, overflow, overlaps, withLargeLetters } from '../fixtures/checks/measures';
import { isTaken } from '../pages/painted-page';
import { enter } from '../fixtures/screens';
import { signIn } from '../fixtures/sign-in';
import { text } from '../fixtures/data/stored';

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  assert.ok(box, `${part.toString()} is on the screen`);
  return box;
}

test.describe('layout', () => {
  test('the wallpaper is as wide as the window @2.06', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const path of ['/', '/no-such-page']) {
      await page.goto(path);
      await isTaken(page);
      const box = await page.getByRole('img', { name: 'Wallpaper' }).boundingBox();
      assert.deepEqual([box?.x, box?.width], [0, 1280]);
    }
  });

  test('a printed list has neither checkboxes nor the panel of its season', async ({ page, product }) => {
    const { season, quiz } = await givenContest(databaseOf(product));
    await enter(page, 'Manager', address('/home', { season }));
    const box = page.getByRole('checkbox', { name: `Select Given quiz ${quiz}` });
    await box.waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const width of [700, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const screenOnly of [box, page.getByRole('complementary', { name: 'Season' })])
        await expect(screenOnly).toBeHidden();
      const title = page.getByRole('rowheader', { name: `Given quiz ${quiz}` });
      const row = page.getByRole('row').filter({ has: title });
      assert.ok((await boxOf(title)).x - (await boxOf(row)).x <= 20, `no empty column at ${width} px`);
    }
  });

  test('the links of the footer stand on one line', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await enter(page, 'Admin');
    const middles = await page
      .getByRole('contentinfo')
      .locator('> span, a, button')
      .evaluateAll((parts) =>
        parts.map((part) => {
          const text = document.createRange();
          text.selectNodeContents(part);
          const { top, height } = text.getBoundingClientRect();
          return top + height / 2;
        }),
      );
    assert.ok(Math.max(...middles) - Math.min(...middles) < 1, middles.join(', '));
  });

  test('the questions are left of the selected one @2.67', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    await signIn(page, 'Admin');
    const season = page.getByRole('row', { name: 'Through the Bible in Fourteen Weeks' });
    await season.getByRole('link', { name: 'View Quizzes' }).click();
    await follow(page, 'View Questions');
    const chosen = page.getByRole('article');
    await chosen.getByText('Correct Answer').waitFor();
    const [list, detail] = await Promise.all([
      page.getByRole('navigation', { name: 'Questions' }).boundingBox(),
      chosen.boundingBox(),
    ]);
    assert.ok(list && detail, 'both are on the screen');
    assert.ok(list.x + list.width <= detail.x, 'the list ends where the question begins');
    assert.ok(
      list.y < detail.y + detail.height && detail.y < list.y + list.height,
      'they stand side by side',
    );
  });
});

const widths = [320, 390, 768, 1024, 1280, 1366, 1440, 1536];

/** Everything that can be pressed in a row, and the search with the controls beside it, wherever the lines break. */
async function assertInSight(page: Page, where: string): Promise<void> {
  assert.ok((await overflow(page)) <= 0, `${where}: the page is as wide as its window`);
  // The bar shows as much of the season's name as fits; the panel names it, too.
  const cut = (await truncatedTexts(page)).filter((found) => !found.includes('"Current season"'));
  assert.deepEqual(cut, [], `${where}: no words are cut`);
  const pressed = page.getByRole('main').locator('a, button, input, select');
  assert.deepEqual(await overlaps(pressed), [], where);
  const outside = await pressed.evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const { left, right } = control.getBoundingClientRect();
        const sheet = control.closest('table')?.parentElement?.getBoundingClientRect();
        return left < (sheet?.left ?? 0) || right > (sheet?.right ?? innerWidth);
      })
      .map(({ textContent }) => textContent),
  );
  assert.deepEqual(outside, [], `${where}: all of it is in sight`);
}

/** Elements that are centred on the same line. */
async function areInOneLine(...parts: Locator[]): Promise<boolean> {
  const boxes = await Promise.all(parts.map(boxOf));
  const middles = boxes.map(({ y, height }) => y + height / 2);
  return Math.max(...middles) - Math.min(...middles) < 4;
}

async function assertAtEachWidth(
  page: Page,
  list: string,
  also: (width: number) => Promise<void> = async () => undefined,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await assertInSight(page, `${list} at ${width} px`);
    await also(width);
    await withLargeLetters(page, () =>
      assertInSight(page, `${list} at ${width} px, its letters twice as large`),
    );
  }
}

for (const fonts of fontSets)
  test.describe(`layout with the fonts of ${fonts}`, longUnless(fonts === usualFonts), () => {
    test.use({ fonts });

    test('lists show all that can be pressed, at every width', async ({ page }) => {
      await page.goto('/');
      await signIn(page, 'Admin');
      const search = page.getByRole('searchbox');
      const create = page.getByRole('link', { name: 'Create Season' });
      const fitsBeside = async (width: number) => {
        if (width >= 768) assert.ok(await areInOneLine(search, create), `beside the search at ${width} px`);
      };
      await assertAtEachWidth(page, 'seasons', fitsBeside);
      const season = page.getByRole('row', { name: 'Through the Bible in Fourteen Weeks' });
      await season.getByRole('link', { name: 'View Quizzes' }).click();
      await page.getByRole('button', { name: 'Delete Quiz' }).first().waitFor();
      await assertAtEachWidth(page, 'quizzes');
    });

    for (const language of fonts === 'dejavu' ? ['en'] : ['en', 'te'])
      test(`at 1280 px, a quiz takes the two lines of its actions, and its dates one each, in ${language}`, async ({
        page,
        product,
      }) => {
        await page.setViewportSize({ width: 1280, height: 800 });
        const { season, quiz } = await givenContest(databaseOf(product), { quiz: { title: text('Week 1') } });
        await enter(page, 'Manager');
        await page.goto(address('/home', { season, quiz, lang: language }));
        const row = page.locator('tbody').getByRole('row');
        await row.getByRole('checkbox').waitFor();
        const dates = row.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
        const lines = await dates.evaluateAll((all) => all.map((date) => date.getClientRects().length));
        assert.deepEqual(lines, [1, 1]);
        const tops = await row
          .getByRole('cell')
          .last()
          .locator('a, button')
          .evaluateAll((actions) => actions.map((action) => action.getBoundingClientRect().top));
        assert.equal(new Set(tops).size, 2, tops.join(', '));
      });

    test('on a phone, no part of the top bar covers another, and it stays one line high', async ({
      page,
    }) => {
      await page.goto('/');
      await signIn(page, 'Manager');
      const bar = page.getByRole('banner');
      const name = bar.getByText('Bible Quiz Console');
      for (const width of [320, 360, 390, 430]) {
        await page.setViewportSize({ width, height: 844 });
        await withLargeLetters(page, async () =>
          assert.deepEqual(
            await overlaps(bar.locator('a, span, button')),
            [],
            `twice as large, at ${width} px`,
          ),
        );
        const boxes = await Promise.all(
          [name, bar.getByText('Manager'), bar.getByRole('button', { name: 'Logout' })].map((part) =>
            part.boundingBox(),
          ),
        );
        const [brand, role, logout] = boxes;
        assert.ok(brand && role && logout, 'all are on the screen');
        assert.ok(brand.x + brand.width <= role.x, 'the brand ends where the role begins');
        assert.ok(role.x + role.width <= logout.x, 'the role ends where the button begins');
        assert.ok(logout.x + logout.width <= width - 16, 'the bar ends where the page does');
        const lines = await name.evaluate((element) => {
          const words = document.createRange();
          words.selectNodeContents(element.lastChild ?? element);
          return words.getClientRects().length;
        });
        // Wide letters take two lines, which fit into the bar.
        const most = fonts === 'dejavu' || width < 390 ? 2 : 1;
        assert.ok(lines <= most, `the brand has ${lines} lines at ${width} px`);
        assert.equal((await boxOf(bar)).height, 56);
      }
    });

    test('on a phone, its keyboard covers neither the field that has the focus nor the buttons', async ({
      page,
      product,
    }) => {
      const { season, quiz } = await givenContest(databaseOf(product));
      await enter(page, 'Manager', address('/create-question', { season, quiz }));
      await heading(page, 'Add Question').waitFor();
      // The browser takes the keyboard's room from the window.
      const viewport = page.locator('meta[name=viewport]');
      assert.match((await viewport.getAttribute('content')) ?? '', /interactive-widget=resizes-content/);
      await page.setViewportSize({ width: 390, height: 480 });
      const isInSight = (element: Element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return [top + 2, bottom - 2].every((y) =>
          element.contains(document.elementFromPoint((left + right) / 2, y)),
        );
      };
      const add = page.getByRole('button', { name: 'Add Question' });
      for (const name of ['Question', 'Option One', 'Option Two', 'Option Three', 'Option Four']) {
        const field = page.getByLabel(name, { exact: true });
        await field.focus();
        for (const part of [field, add])
          await expect.poll(() => part.evaluate(isInSight), `beside ${name}`).toBe(true);
      }
    });

    test('on a phone, the panel of the quiz list is a bar', async ({ page, product }) => {
      const { season } = await givenContest(databaseOf(product));
      await enter(page, 'Manager', address('/home', { season }));
      const panel = page.getByRole('complementary', { name: 'Season' });
      await page.getByRole('link', { name: 'View Questions' }).waitFor();
      for (const [width, most] of [
        [390, 136],
        [320, 156],
      ] as const) {
        await page.setViewportSize({ width, height: 844 });
        const { height } = await boxOf(panel);
        assert.ok(height <= most, `it takes ${height} px at ${width} px`);
        assert.deepEqual(await overlaps(panel.locator('a, select, p')), []);
        for (const name of ['Go Back', 'Create Quiz', 'Season Settings'])
          assert.ok((await boxOf(panel.getByRole('link', { name }))).height >= 44, name);
        await panel.getByText('To choose another season, go back.').waitFor();
      }
    });

    test('the number of questions, which may load late, does not rewrap the title', async ({
      page,
      product,
    }) => {
      const titles = ['Week 12: The Cross and', 'Week 12: The Cross and the Empty Tomb, and w'];
      await page.setViewportSize({ width: 320, height: 640 });
      await enter(page, 'Admin');
      for (const title of titles) {
        const given = await givenContest(databaseOf(product), { quiz: { title: text(title) } });
        await page.goto(address('/quizzes', { season: given.season, quiz: given.quiz }));
        const name = heading(page, title);
        const count = name.locator('xpath=following-sibling::*');
        await count.waitFor();
        const before = await boxOf(name);
        await count.evaluate((element) => (element.textContent = '260'));
        const counted = await boxOf(name);
        await count.evaluate((element) => element.remove());
        assert.deepEqual([before, await boxOf(name)], [counted, counted], title);
      }
    });

    for (const viewport of [
      { width: 1366, height: 768 },
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ])
      test(`at ${viewport.width} px, the message of a field is in view beside it`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.goto('/');
        await signIn(page, 'Manager');
        await page.goto('/create-season');
        await page.getByLabel('Host', { exact: true }).waitFor();
        await page.getByRole('button', { name: 'Create Season' }).click();
        const message = page.getByText('Please all fields');
        await message.waitFor();
        const uncovered = await message.evaluate((words) => {
          const { left, top, width, height } = words.getBoundingClientRect();
          return words.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
        assert.ok(uncovered, 'the message can be read');
        const focused = await page.getByLabel('Season', { exact: true }).boundingBox();
        assert.ok(focused && focused.y > 0 && focused.y + focused.height < viewport.height);
        assert.deepEqual(await overlaps(page.locator('[role=alert], [aria-invalid], form p')), []);
      });
  });
