import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { emailOf, type Person } from '../fixtures/sign-in';
import type { Name, Named, Role, User } from './user';

const library = readFileSync(
  createRequire(__filename).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Finds elements in the page as the unit tests do; `sent` revives what `sendable` made of a name. */
const inPage = `
  if (!window.TestingLibraryDom) { ${library} }
  const { queryAllByRole, queryAllByLabelText } = window.TestingLibraryDom;
  const sent = ([text, flags]) => flags === null ? text : new RegExp(text, flags);
  const isShown = (element) => element.getClientRects().length > 0;`;

/** Sets a list to the option with a label, or a date, as if a person had chosen it. */
const chosen = `
  const set = (field, label) => {
    const option = [...(field.options ?? [])].find((each) => each.label === label);
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
    set.call(field, option ? option.value : label);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };`;

const sendable = (name: Name) => (typeof name === 'string' ? [name, null] : [name.source, name.flags]);

const minute = 60_000;

/** A person in a browser that speaks WebDriver. */
export class WebDriverUser implements User {
  /** `origin` is where the console is. */
  constructor(
    private readonly driver: WebDriver,
    private readonly origin: string,
  ) {}

  load = (address: string) => this.driver.get(this.origin + address);
  open = (address: string) =>
    this.evaluate<void>(`void (history.pushState(null, '', '${address}'),
    dispatchEvent(new PopStateEvent('popstate')))`);
  reload = () => this.driver.navigate().refresh();
  back = () => this.driver.navigate().back();
  press = (role: Role, name: Name, within?: Named) =>
    this.eventually(`press the ${role} ${name}`, async () => {
      const element = await this.element(role, name, within);
      if (!element || !(await element.isEnabled())) return false;
      await this.driver.executeScript(`arguments[0].scrollIntoView({ block: 'center' })`, element);
      await element.click();
      return true;
    });
  sees = (text: Name) => this.eventually(`see ${text}`, () => this.isShown(text));
  misses = (text: Name) => this.eventually(`no longer see ${text}`, async () => !(await this.isShown(text)));
  meets = (role: Role, name: Name) =>
    this.eventually(`meet the ${role} ${name}`, async () => Boolean(await this.element(role, name)));

  async chooseAccount(button: Name, person: Person): Promise<void> {
    const opener = await this.driver.getWindowHandle();
    const before = await this.driver.getAllWindowHandles();
    await this.press('button', button);
    let popup: string | undefined;
    await this.eventually('see the window of the accounts', async () => {
      popup = (await this.driver.getAllWindowHandles()).find((handle) => !before.includes(handle));
      return popup !== undefined;
    });
    await this.driver.switchTo().window(popup ?? '');
    await this.press('button', new RegExp(emailOf(person)));
    await this.driver.switchTo().window(opener);
  }

  async fill(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(fields))
      await this.eventually(`fill ${label}`, async () => {
        const field = await this.field(label);
        if (!field || !(await field.isEnabled())) return false;
        await this.fillField(field, value);
        return true;
      });
  }

  async valueOf(label: string): Promise<string> {
    let value: string | null = null;
    await this.eventually(`read ${label}`, async () => {
      value = (await (await this.field(label))?.getProperty('value')) ?? null;
      return value !== null;
    });
    return value ?? '';
  }

  async inAnotherTab(address: string, act: () => Promise<void>): Promise<void> {
    const first = await this.driver.getWindowHandle();
    await this.driver.switchTo().newWindow('tab');
    try {
      await this.load(address);
      await act();
      await this.driver.close();
    } finally {
      await this.driver.switchTo().window(first);
    }
  }

  evaluate<Value>(expression: string): Promise<Value> {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve(${expression}).then((value) => done({ value }), (reason) => done({ reason: String(reason) }));`;
    return this.driver
      .executeAsyncScript<{ value: Value; reason?: string }>(script)
      .then(({ value, reason }) => {
        if (reason !== undefined) throw new Error(`${expression}: ${reason}`);
        return value;
      });
  }

  private element(role: Role, name: Name, within?: Named): Promise<WebElement | null> {
    const script = `${inPage}
      const found = (place, role, name) => queryAllByRole(place, role, { name: sent(name) }).filter(isShown);
      const [role, name, within] = arguments;
      const places = within ? found(document.body, ...within) : [document.body];
      return places.flatMap((place) => found(place, role, name))[0] ?? null;`;
    const place = within ? [within[0], sendable(within[1] ?? /^/)] : null;
    return this.driver.executeScript(script, role, sendable(name), place);
  }

  private field(label: string): Promise<WebElement | null> {
    const script = `${inPage} return queryAllByLabelText(document.body, arguments[0]).filter(isShown)[0] ?? null;`;
    return this.driver.executeScript(script, label);
  }

  private async fillField(field: WebElement, value: string): Promise<void> {
    const type = await field.getProperty('type');
    if (type === 'select-one' || type === 'datetime-local') {
      // Windows of the system choose in them.
      await this.driver.executeScript(`${chosen} set(...arguments);`, field, value);
    } else {
      // A key that is held is let go when its call ends.
      await field.sendKeys(Key.CONTROL, 'a');
      await field.sendKeys(value.replaceAll('\n', Key.RETURN) || Key.DELETE);
    }
  }

  private async isShown(text: Name): Promise<boolean> {
    const shown = await this.driver.executeScript<string>('return document.body?.innerText ?? ""');
    return typeof text === 'string' ? shown.includes(text) : text.test(shown);
  }

  /** Tries until it works; what was replaced or covered meanwhile is looked for again. */
  private async eventually(what: string, attempt: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + minute;
    let reason: unknown = 'it is not there';
    const isDone = () =>
      attempt().catch((problem: unknown) => {
        if (!isPassing(problem)) throw problem;
        reason = problem;
        return false;
      });
    while (!(await isDone())) {
      if (Date.now() > end)
        throw new Error(`Could not ${what}: ${String(reason)}. The page shows:\n${await this.page()}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  private page = async () => {
    const text = await this.driver.executeScript<string>('return document.body?.innerText ?? ""');
    return `${await this.driver.getCurrentUrl()}\n${text}`;
  };
}

/** Whether an error is that of an element that the page has just replaced, moved or covered. */
const isPassing = (problem: unknown): boolean =>
  [
    error.StaleElementReferenceError,
    error.ElementNotInteractableError,
    error.ElementClickInterceptedError,
    error.JavascriptError,
  ].some((kind) => problem instanceof kind);
