import type { Locator, Page } from 'playwright-core';

/** Seconds of the keystroke-level model by Card, Moran and Newell (1980), for an average typist. */
export const secondsFor = { decision: 1.35, pointing: 1.1, press: 0.2, homing: 0.4 } as const;

/** What a person does at a screen. */
export type Effort = {
  clicks: number;
  characters: number;
  /** Keys that type no character, and screenfuls that are scrolled. */
  keys: number;
  /** How often the hand moves between mouse and keyboard. */
  homings: number;
  /** Before each click and shortcut; what is typed into a field belongs to the click before, by the rules of the model. */
  decisions: number;
};

/** How long a practised person takes for this, without waiting and without reading. */
export const secondsOf = ({ clicks, characters, keys, homings, decisions }: Effort): number =>
  decisions * secondsFor.decision +
  clicks * secondsFor.pointing +
  (clicks + characters + keys) * secondsFor.press +
  homings * secondsFor.homing;

/** Works at a page as a person does, and counts it. */
export class Hands {
  readonly effort: Effort = { clicks: 0, characters: 0, keys: 0, homings: 0, decisions: 0 };
  private place: 'mouse' | 'keyboard' = 'mouse';

  constructor(private readonly page: Page) {}

  /** Clicks a control; if it is out of view, scrolls there first. */
  async click(target: Locator, position?: { x: number; y: number }): Promise<void> {
    await this.scrollTo(target);
    this.move('mouse');
    this.effort.decisions += 1;
    this.effort.clicks += 1;
    await target.click({ ...(position && { position }) });
  }

  /** Types into a date field from its left end, where the month is. */
  async typeDate(field: Locator, digits: string): Promise<void> {
    await this.click(field, { x: 16, y: 16 });
    await this.type(digits);
  }

  async type(text: string): Promise<void> {
    this.move('keyboard');
    this.effort.characters += text.length;
    await this.page.keyboard.type(text);
  }

  /** Presses a key, or several at once such as `Control+S`. */
  async press(shortcut: string): Promise<void> {
    this.effort.decisions += 1;
    await this.pressNext(shortcut);
  }

  /** Replaces the content of a field. */
  async retype(field: Locator, text: string): Promise<void> {
    await this.click(field);
    await this.pressNext('Control+A');
    await this.type(text);
  }

  /**
   * Pastes the range of a spreadsheet. Counts what copying it takes: the other window, the range's first and last cell,
   * Ctrl+C, and the way back.
   */
  async pasteRange(field: Locator, range: string): Promise<void> {
    await this.page.evaluate((text) => navigator.clipboard.writeText(text), range);
    this.effort.clicks += 4;
    this.effort.decisions += 4;
    this.effort.keys += 2;
    this.effort.homings += 2;
    await this.click(field);
    await this.pressNext('Control+V');
  }

  /** Presses what belongs to the action before. */
  private async pressNext(shortcut: string): Promise<void> {
    this.move('keyboard');
    this.effort.keys += shortcut.split('+').length;
    await this.page.keyboard.press(shortcut);
  }

  private move(to: 'mouse' | 'keyboard'): void {
    if (this.place !== to) this.effort.homings += 1;
    this.place = to;
  }

  /** Counts a key, or a turn of the wheel, for each screenful. */
  private async scrollTo(target: Locator): Promise<void> {
    await target.waitFor();
    const height = this.page.viewportSize()?.height ?? 1;
    const box = await target.boundingBox();
    if (!box || (box.y >= 0 && box.y + box.height <= height)) return;
    const distance = box.y < 0 ? -box.y : box.y + box.height - height;
    this.effort.keys += Math.ceil(distance / height);
  }
}
