import type { Locator, Page } from '@playwright/test';

/** Where the effort is measured. */
export const devices = {
  'at 1280 px': { viewport: { width: 1280, height: 800 } },
  'on a phone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

/** Counts what a host does beside typing texts. */
export class Hands {
  clicks = 0;
  keys = 0;

  constructor(
    private readonly page: Page,
    private readonly isTouch = false,
  ) {}

  /** On its left end, where a date begins with the month; on a phone, a tap. */
  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    const at = { position: { x: 16, y: 16 } };
    await (this.isTouch ? target.tap(at) : target.click(at));
  }

  /** Opens a list of options, and clicks one of them. */
  async choose(select: Locator, option: string): Promise<void> {
    this.clicks += 2;
    await select.selectOption(option);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.keys += 1;
      await this.page.keyboard.press(key);
    }
  }

  /** Texts, and the digits of dates, are not counted. */
  type(text: string): Promise<void> {
    return this.page.keyboard.insertText(text);
  }
}
