import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { test as base } from '../fixtures/fixtures';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { WebDriverUser } from './webdriver-user';

/** Debian's browser for WebKitGTK, which its driver knows. */
const browser = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args: ['--automation'] } };

/** WebKit on a screen of its own. */
type WebKit = {
  /** A browser with a fresh profile. */
  session(): Promise<WebDriver>;
  close(): Promise<void>;
};

async function startWebKit(program: string): Promise<WebKit> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await new Promise<string>((resolve) => {
    createInterface(screen.stdout).once('line', resolve);
  });
  const service = new DriverService.Builder(program)
    .setHostname('127.0.0.1')
    .setEnvironment({
      ...process.env,
      DISPLAY: `:${display}`,
      LANG: 'en_US.UTF-8',
      TZ: 'Asia/Kolkata',
      // It needs rights that a container lacks; only our own pages are opened.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    })
    .build();
  const address = await service.start();
  return {
    session: () => new Builder().usingServer(address).withCapabilities(new Capabilities(browser)).build(),
    close: async () => {
      await service.kill();
      screen.kill();
    },
  };
}

/** A test in WebKit: `user` has a browser with a fresh profile. */
export const test = base.extend<{ user: WebDriverUser }, { webKit: WebKit }>({
  webKit: [
    async ({}, use) => {
      const webKit = await startWebKit(process.env.CONSOLE_WEBKIT ?? '/usr/bin/WebKitWebDriver');
      await use(webKit);
      await webKit.close();
    },
    { scope: 'worker' },
  ],
  user: async ({ webKit, product }, use) => {
    const driver = await webKit.session();
    await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
    await use(new WebDriverUser(driver, product.origin));
    await driver.quit();
  },
});
