import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures/fixtures';
import { heading } from '../fixtures/forms';
import { truncatedTexts, overflow, overlaps, withLargeLetters } from '../fixtures/checks/measures';

/** Where a part stands on the screen. */
export async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  assert.ok(box, `${part.toString()} is on the screen`);
  return box;
}

const widths = [320, 390, 768, 1024, 1280, 1366, 1440, 1536];

/** Everything that can be pressed in a row, and the search with the controls beside it, wherever the lines break. */
async function assertInSight(page: Page, where: string): Promise<void> {
  await expect.poll(() => overflow(page), `${where}: is as wide as its window`).toBeLessThanOrEqual(0);
  // The bar shows as much of the season's name as fits; the panel names it, too.
  const cut = async () => (await truncatedTexts(page)).filter((found) => !found.includes('"Current season"'));
  await expect.poll(cut, `${where}: no words are cut`).toEqual([]);
  const pressed = page.getByRole('main').locator('a, button, input, select');
  await expect.poll(() => overlaps(pressed), where).toEqual([]);
  const outside = () =>
    pressed.evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility())
        .filter((control) => {
          const { left, right } = control.getBoundingClientRect();
          const sheet = control.closest('table')?.parentElement?.getBoundingClientRect();
          return left < (sheet?.left ?? 0) || right > (sheet?.right ?? innerWidth);
        })
        .map(({ textContent }) => textContent),
    );
  await expect.poll(outside, `${where}: all of it is in sight`).toEqual([]);
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

/** The list of seasons, then the quizzes of one, at every width. */
export async function assertListsInSight(page: Page): Promise<void> {
  const search = page.getByRole('searchbox');
  const create = page.getByRole('link', { name: 'Create Season' });
  const fitsBeside = async (width: number) => {
    if (width < 768) return;
    await expect.poll(() => areInOneLine(search, create), `beside the search at ${width} px`).toBe(true);
  };
  // The controls of a row come after it.
  const statuses = page.getByRole('combobox', { name: /^Status of / });
  await statuses.first().waitFor();
  await assertAtEachWidth(page, 'seasons', fitsBeside);
  const season = page.getByRole('row', { name: 'Through the Bible in Fourteen Weeks' });
  await season.getByRole('link', { name: 'View Quizzes' }).click();
  await page.getByRole('link', { name: 'Edit Quiz' }).first().waitFor();
  await statuses.first().waitFor();
  await assertAtEachWidth(page, 'quizzes');
}

/** The number of questions, which may load late, does not rewrap the title. */
export async function assertCountKeepsTitle(name: Locator): Promise<void> {
  const count = name.locator('xpath=following-sibling::*');
  await count.waitFor();
  const before = await boxOf(name);
  await count.evaluate((element) => (element.textContent = '260'));
  const counted = await boxOf(name);
  await count.evaluate((element) => element.remove());
  assert.deepEqual([before, await boxOf(name)], [counted, counted]);
}

/** A quiz takes two lines: its dates two each, its actions one. */
export async function assertTakesTwoLines(page: Page): Promise<void> {
  const row = page.locator('tbody').getByRole('row');
  await row.getByRole('checkbox').waitFor();
  await expect(async () => {
    const dates = row.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d$/).filter({ visible: true });
    const lines = await dates.evaluateAll((all) => all.map((date) => date.getClientRects().length));
    assert.deepEqual(lines, [2, 2]);
    const tops = await row
      .getByRole('cell')
      .last()
      .locator('a, button')
      .evaluateAll((actions) => actions.map((action) => action.getBoundingClientRect().top));
    assert.equal(new Set(tops.filter((top) => top > 0)).size, 1, tops.join(', '));
  }).toPass();
}

/** A whole question is in view at 1280 px, and on a phone its buttons are one low row. */
export async function assertQuestionFits(page: Page): Promise<void> {
  const buttons = page.locator('form [type=submit]');
  await page.setViewportSize({ width: 1280, height: 800 });
  await buttons.first().waitFor();
  await expect(async () => {
    const { y, height } = await boxOf(buttons.first());
    assert.ok(y + height <= 700, `the form is ${y + height} px high`);
  }).toPass();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(async () => {
    const bar = await boxOf(buttons.first().locator('..'));
    assert.ok(bar.height <= 64, `its buttons take ${bar.height} px`);
    assert.ok(await areInOneLine(...(await buttons.all())), 'in one row');
  }).toPass();
}

/** The keyboard of a phone covers neither the field that has the focus nor the buttons. */
export async function assertKeyboardLeavesInSight(page: Page): Promise<void> {
  await heading(page, 'Add Question').waitFor();
  // The browser takes the keyboard's room from the window.
  const viewport = page.locator('meta[name=viewport]');
  await expect(viewport).toHaveAttribute('content', /interactive-widget=resizes-content/);
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
}

/** The panel beside the quizzes is a bar, below the season and its way back. */
export async function assertPanelIsBar(page: Page): Promise<void> {
  const panel = page.getByRole('complementary', { name: 'Season' });
  const season = page.getByRole('combobox', { name: 'Season' });
  for (const [width, most] of [
    [390, 48],
    // Wide letters take two rows.
    [320, 100],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect(async () => {
      const { height } = await boxOf(panel);
      assert.ok(height <= most, `it takes ${height} px at ${width} px`);
      assert.deepEqual(await overlaps(page.getByRole('main').locator('a, button, input, select')), []);
      for (const name of ['Create Quiz', 'Season Settings'])
        assert.ok((await boxOf(panel.getByRole('link', { name }))).height >= 44, name);
      assert.ok((await boxOf(page.getByRole('link', { name: 'Go Back' }))).height >= 44);
      assert.ok(await season.evaluate(isWholeName), `the name of the season is whole at ${width} px`);
    }).toPass();
  }
}

/** Runs in the page. */
const isWholeName = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
  scrollWidth <= clientWidth && scrollHeight <= clientHeight;

/** On a phone, the first row is high on the screen, below few controls, and the rows are low. */
export async function assertRowsFirst(
  page: Page,
  rows: Locator,
  most: { top: number; controls: number; height: number },
): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(async () => {
    const { y, height } = await boxOf(rows.first());
    assert.ok(y <= most.top, `the first row begins at ${y} px`);
    assert.ok(height <= most.height, `it is ${height} px high`);
    const above = await page
      .getByRole('main')
      .locator('a, button, input')
      .evaluateAll(
        (controls, top) =>
          controls.filter(
            (control) => control.checkVisibility() && control.getBoundingClientRect().bottom <= top,
          ).length,
        y,
      );
    assert.ok(above <= most.controls, `${above} controls are above it`);
  }).toPass();
}

/** A printed list of one quiz has neither checkboxes nor the panel of its season. */
export async function assertPrintsRowsOnly(page: Page, title: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const shown = page.getByRole('rowheader', { name: title });
  const row = page.getByRole('row').filter({ has: shown });
  for (const width of [700, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const screenOnly of [row.locator('[type=checkbox]'), page.locator('aside')])
      await expect(screenOnly).toBeHidden();
    assert.ok((await boxOf(shown)).x - (await boxOf(row)).x <= 20, `no empty column at ${width} px`);
  }
}

/** On a phone, no part of the top bar covers another, and it stays one line high. */
export async function assertBarIsOneLine(page: Page, mostLines: (width: number) => number): Promise<void> {
  const bar = page.getByRole('banner');
  const name = bar.getByText('Bible Quiz Console');
  for (const width of [320, 360, 390, 430]) {
    await page.setViewportSize({ width, height: 844 });
    await withLargeLetters(page, async () =>
      expect
        .poll(() => overlaps(bar.locator('a, span, button')), `twice as large, at ${width} px`)
        .toEqual([]),
    );
    await expect(async () => {
      const [brand, role, search, logout] = await Promise.all(
        [
          name,
          bar.getByText('Manager'),
          ...['Go to…', 'Logout'].map((name) => bar.getByRole('button', { name })),
        ].map(boxOf),
      );
      assert.ok(brand && role && search && logout, 'all are on the screen');
      assert.ok(brand.x + brand.width <= role.x, 'the brand ends where the role begins');
      assert.ok(role.x + role.width <= search.x, 'the role ends where the buttons begin');
      assert.deepEqual([search.width, search.height], [44, 44]);
      assert.ok(search.x + search.width <= logout.x, 'the buttons stand side by side');
      assert.ok(logout.x + logout.width <= width - 16, 'the bar ends where the page does');
      const lines = await name.evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element.lastChild ?? element);
        return words.getClientRects().length;
      });
      assert.ok(lines <= mostLines(width), `the brand has ${lines} lines at ${width} px`);
      assert.equal((await boxOf(bar)).height, 56);
    }).toPass();
  }
}

/** An empty form that is sent says so at its first field, which has the focus, in view, and below its last one. */
export async function assertRefusalInView(page: Page, height: number): Promise<void> {
  await page.getByLabel('Host', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Create Season' }).click();
  await expect(async () => {
    const message = await boxOf(page.getByText('Please all fields'));
    const last = await boxOf(page.getByLabel('Description'));
    assert.ok(last.y + last.height < message.y, 'the message is below the fields');
    const uncovered = await page
      .getByText('Fill in this field')
      .first()
      .evaluate((words) => {
        const { left, top, width, height } = words.getBoundingClientRect();
        return words.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    assert.ok(uncovered, 'what is wrong with the field can be read');
    const focused = await boxOf(page.getByLabel('Season', { exact: true }));
    assert.ok(focused.y > 0 && focused.y + focused.height < height);
    assert.deepEqual(await overlaps(page.locator('[role=alert], [aria-invalid], form p')), []);
  }).toPass();
}
