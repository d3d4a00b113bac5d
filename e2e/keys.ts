import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';

/** More stops than any screen has. */
const allStops = 150;

/** Goes on with the Tab key until something has the focus; every stop on the way must be seen. */
export async function tabTo(page: Page, target: Locator, { back = false, within = allStops } = {}) {
  for (let stops = 0; stops < within; stops += 1) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    await assertFocusSeen(page);
    if (await hasFocus(target)) return;
  }
  assert.fail(
    `No Tab leads to ${String(target)} within ${within} stops; the last is ${await focusedName(page)}`,
  );
}

/** Presses a button or follows a link, with nothing but Tab and Enter. */
export async function enterAt(page: Page, target: Locator, options = {}): Promise<void> {
  await tabTo(page, target, options);
  await page.keyboard.press('Enter');
}

/** A moment's fields, each a stop of its own, with the button of its calendar. */
const stopsOfField = 8;

/** Types into fields one after the other; each comes next after the one before it. */
export async function typeInto(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const field = page.getByLabel(label, { exact: true });
    await tabTo(page, field, { within: stopsOfField });
    // A moment's parts go on to the next by themselves.
    const isMoment = /^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2} [AP]M$/.test(value);
    await page.keyboard.type(isMoment ? value.replace(/\W/g, '') : value);
  }
}

/** Goes once around with the Tab key: every stop is seen, and none holds the focus. Gives the stops as they are written. */
export async function assertNoTrap(page: Page, where: string): Promise<string[]> {
  // What a mouse has given the focus to has no ring.
  await assertFocusSeen(page, where, { ring: false });
  const passed: string[] = [];
  for (let stops = 0; stops < allStops; stops += 1) {
    await page.keyboard.press('Tab');
    await assertFocusSeen(page, where);
    const name = await focusedName(page);
    if (stops > 0 && name === passed[0]) return passed;
    passed.push(name);
  }
  assert.fail(`${where}: Tab does not come around; it passed\n${passed.slice(-20).join('\n')}`);
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((found) => found.some((element) => element === document.activeElement));

const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.outerHTML.replace(/ class="[^"]*"/g, '').slice(0, 200) ?? '');

/**
 * What has the focus has a ring around it, and nothing lies over it or over its label.
 */
async function assertFocusSeen(page: Page, where = page.url(), { ring } = { ring: true }): Promise<void> {
  // One function, for what names inner ones in the tools is not in the page.
  const fault = await page.evaluate(async (ringed) => {
    await new Promise(requestAnimationFrame);
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return '';
    // Past the last stop the browser itself has the focus.
    if (!focused.matches(':focus-within')) return '';
    const name = focused.outerHTML.slice(0, 200);
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    if (ringed && (outlineStyle === 'none' || parseFloat(outlineWidth) < 2))
      return `no ring is around ${name}`;

    const labels = 'labels' in focused && focused.labels instanceof NodeList ? [...focused.labels] : [];
    for (const element of [focused, ...labels]) {
      if (!(element instanceof HTMLElement)) continue;
      const { left, right, top, bottom, height, width } = element.getBoundingClientRect();
      if (height > innerHeight / 2 || width < 4 || height < 4) continue;
      for (const x of [left + 3, right - 3])
        for (const y of [top + 3, bottom - 3]) {
          const over = document.elementFromPoint(x, y);
          if (!over) return `${name} is outside the window at ${Math.round(x)}, ${Math.round(y)}`;
          if (over.contains(element) || element.contains(over)) continue;
          return `over ${name} lies ${over.outerHTML.slice(0, 200)}`;
        }
    }
    return '';
  }, ring);
  assert.equal(fault, '', `${where}: ${fault}`);
}
