import { expect, type Locator, type Page } from '@playwright/test';
import { openInPlace } from '../../tools/browsers/show-shot';
import { emailOf, type Person } from '../fixtures/sign-in';
import type { Name, Named, Role, User } from './user';

/** A person in a browser that Playwright drives. */
export class PlaywrightUser implements User {
  constructor(private page: Page) {}

  load = async (address: string) => void (await this.page.goto(address));
  open = (address: string) => openInPlace(this.page, address);
  reload = async () => void (await this.page.reload());
  back = async () => void (await this.page.goBack());
  press = (role: Role, name: Name, within?: Named) => this.element(role, name, within).click();
  valueOf = (label: string) => this.page.getByLabel(label, { exact: true }).inputValue();
  sees = (text: Name) => this.shows(text, true);
  misses = (text: Name) => this.shows(text, false);
  meets = (role: Role, name: Name) => this.element(role, name).waitFor();
  evaluate = <Value>(expression: string): Promise<Value> => this.page.evaluate(expression);

  async chooseAccount(button: Name, person: Person): Promise<void> {
    const opening = this.page.waitForEvent('popup');
    await this.press('button', button);
    await (await opening).getByRole('button', { name: emailOf(person) }).click();
  }

  async fill(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(fields)) {
      const field = this.page.getByLabel(label, { exact: true }).filter({ visible: true }).first();
      if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT')
        await field.selectOption({ label: value });
      else await field.fill(value);
    }
  }

  async inAnotherTab(address: string, act: () => Promise<void>): Promise<void> {
    const first = this.page;
    this.page = await first.context().newPage();
    try {
      await this.load(address);
      await act();
      await this.page.close();
    } finally {
      this.page = first;
      await first.bringToFront();
    }
  }

  private element(role: Role, name: Name, within?: Named): Locator {
    const place = within ? this.page.getByRole(within[0], { name: within[1] }).first() : this.page;
    return place.getByRole(role, { name, exact: true }).filter({ visible: true }).first();
  }

  private async shows(text: Name, isShown: boolean): Promise<void> {
    const shown = expect.poll(() => this.page.locator('body').innerText());
    const wanted = isShown ? shown : shown.not;
    await (typeof text === 'string' ? wanted.toContain(text) : wanted.toMatch(text));
  }
}
